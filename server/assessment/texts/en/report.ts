import type { UrgentWhenUnsure } from '../../../../contracts/signs.ts';
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

/** What is said and advised when too little was told to know the cause. */
export const NOT_ENOUGH = {
  text: 'We did not learn enough to tell what this is. A dentist can look, test and take an X-ray. It helps to know which tooth or place it is, what sets it off, how long it lasts, and when it began: with that, you can answer the questions again.',
  steps: [
    'Note when it hurts or bothers you, what sets it off, and how long it lasts.',
    'Until then, brush gently twice a day and leave out what makes it worse.',
  ],
} as const;

/** Why a dentist should look soon although nothing else asks for it. */
export const UNSURE =
  'You were not sure about a danger sign ({signs}), so we count it as urgent. If it is there, or comes, call 112 or go to a hospital at once.';

/** The signs that make a result urgent when a person is not sure of them. */
export const UNSURE_OF: Readonly<Record<UrgentWhenUnsure, string>> = {
  floor_of_mouth_swelling: 'swelling under the tongue or chin',
  dysphagia: 'trouble swallowing',
  spreading_facial_swelling: 'a swelling that spreads',
  eye_involvement: 'a swollen or painful eye',
  trismus: 'a mouth that opens only a little',
  child_dehydration: 'a child that drinks too little',
  vision_change: 'a change of sight',
  facial_trauma: 'a broken bone of the face',
  temporal_arteritis: 'jaw pain with a change of sight',
  infant_mouth_injury: 'a torn gum or lip in a baby',
  avulsed_permanent_tooth: 'a knocked-out tooth',
  displaced_tooth_trauma: 'a tooth pushed out of place',
};
