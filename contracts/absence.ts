/** How long after the start of a call its patient may say that the dentist did not come, in milliseconds. */
export const ABSENCE_AFTER_MS = 10 * 60_000;

/** What a person finds who looks into it: the dentist came, or missed the call. */
export const ABSENCE_VERDICTS = ['came', 'missed'] as const;
export type AbsenceVerdict = (typeof ABSENCE_VERDICTS)[number];

/** For how many days after the start it can be said; who comes later writes to the operator. */
export const ABSENCE_DAYS = 7;
export const ABSENCE_UNTIL_MS = ABSENCE_DAYS * 24 * 60 * 60_000;
