import type { UrgencyLevel } from '../../../assessment/diagnosis.ts';
import { CALL_OR_GO_IF, DANGER_SIGNS } from '../when-to-call.ts';

/** Reasons why a condition is listed; `{quote}` is what was written or chosen. */
export const REASONS = {
  answered: 'You answered "{quote}" to "{question}"',
  age: 'Age {age}',
  history: 'Your history says: "{quote}"',
  said: 'You said: "{quote}"',
  reported: 'You report {finding}.',
  saidNo: 'Said no to {finding}',
  ownWords: '"{quote}"',
  presentAgainst: 'Makes it less likely: {finding}.',
  absentAgainst: 'Often comes with it, but you said no to: {finding}.',
  seen: 'You saw {finding}: a dentist can confirm it.',
  fewAnswers: 'Few of your answers point to one cause, so an examination decides.',
  secondReading: 'A second reading by a language model also points to this.',
} as const;

/** Times by which to see a dentist, when no emergency is told instead. */
export const VISITS: Readonly<Record<Exclude<UrgencyLevel, 'emergency'>, string>> = {
  urgent:
    'See a dentist as soon as possible, ideally within a day, and within 3 days at the latest.',
  moderate: 'See a dentist within 1 to 2 weeks.',
  routine: 'See a dentist within 2 to 4 weeks.',
};
/** The same when a second opinion asked for an earlier visit. */
export const EARLIER_VISIT = 'See a dentist within 1 to 3 days, sooner if it gets worse.';

/**
 * Signs that need a hospital: those that every patient hears, which are those of the red flags, and the frame that the
 * signs of a condition are put into.
 */
export const HOSPITAL = {
  frame: CALL_OR_GO_IF,
  always: DANGER_SIGNS,
  noticed: 'you notice {signs}',
} as const;
export const KEEP_MEDICINES =
  'Keep taking the medicines your doctor prescribed, and show the dentist the list.';
export const TAKE_ALONG = 'Take this assessment and a list of your medicines with you.';

/** Text and steps when too little was told to know the cause. */
export const NOT_ENOUGH = {
  text: 'We did not learn enough to tell what this is. A dentist can look, test and take an X-ray. It helps to know which tooth or place it is, what sets it off, how long it lasts, and when it began: with that, you can answer the questions again.',
  commonest: 'What people with such a concern have most often: {causes}.',
  steps: {
    do: [
      'Note when it hurts or bothers you, what sets it off, and how long it lasts.',
      { atHome: 'Brush gently twice a day and avoid what makes it worse.' },
    ],
    doNot: [],
  },
} as const;

/** Reason to see a dentist soon although nothing else asks for it; said after the time by which to go. */
export const UNSURE = 'You were not sure about a danger sign ({signs}), so we count it as urgent.';
