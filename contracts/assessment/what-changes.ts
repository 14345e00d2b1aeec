import type { UrgencyLevel } from './diagnosis.ts';

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

/**
 * What would change the urgency, and to which level. In an emergency only a danger sign ticked by mistake would; where
 * it rests on more than these, it stays one.
 */
export type WhatChanges =
  | { readonly id: RaisingId; readonly to: UrgencyLevel }
  | { readonly id: 'mistaken'; readonly to: UrgencyLevel }
  | { readonly id: 'stays' };
