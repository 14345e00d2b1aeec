/** What a patient may notice that raises the urgency of a result with a day. */
export const RAISING_IDS = [
  'severe_pain',
  'severe_pain_at_night',
  'fever_or_spreading',
  'spreading',
  'numbness',
  'sore_stays',
  'bleeding',
] as const;
export type RaisingId = (typeof RAISING_IDS)[number];
