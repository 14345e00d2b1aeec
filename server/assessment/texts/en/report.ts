import type { Level } from '../../knowledge/condition.ts';

/** Why a condition is listed; `{quote}` is what was written or chosen. */
export const REASONS = {
  answered: 'You answered "{quote}" to "{question}"',
  history: 'Your history says: "{quote}"',
  said: 'You said: "{quote}"',
  reported: 'You report {finding}.',
  presentAgainst: 'Makes it less likely: {finding}.',
  absentAgainst: 'Often comes with it, but you said no to: {finding}.',
  fewAnswers: 'Few of your answers point to one cause, so an examination decides.',
  secondReading: 'A second reading by a language model also points to this.',
} as const;

/** By when to see a dentist, where no emergency is told instead. */
export const VISITS: Readonly<Record<Exclude<Level, 'emergency'>, string>> = {
  urgent:
    'See a dentist as soon as possible, ideally within a day, and within 3 days at the latest.',
  moderate: 'See a dentist within 1 to 2 weeks.',
  routine: 'See a dentist within 2 to 4 weeks.',
};
/** The same when a second opinion asked for an earlier visit. */
export const EARLIER_VISIT = 'See a dentist within 1 to 3 days, sooner if it gets worse.';

export const SAFETY_NET =
  'Call 112 or 108, or go to a hospital, if the face or neck swells, a high fever comes, or breathing or swallowing gets hard.';
export const KEEP_MEDICINES =
  'Go on taking the medicines your doctor prescribed, and show the list to the dentist.';
export const TAKE_ALONG = 'Take this assessment and a list of your medicines with you.';

/** What to do when too little was told to know the cause. */
export const NOT_ENOUGH = [
  'We did not learn enough to tell what this is, so let a dentist look at it.',
  'Note when it hurts or bothers you, and what sets it off.',
  'Until then, brush gently twice a day and leave out what makes it worse.',
] as const;
