/** Time from the start of a call after which its patient may say that the dentist did not come, in milliseconds. */
export const ABSENCE_AFTER_MS = 10 * 60_000;

/** Verdicts of the staff member who looks into an absence: the dentist came, or missed the call. */
export const ABSENCE_VERDICTS = ['came', 'missed'] as const;
export type AbsenceVerdict = (typeof ABSENCE_VERDICTS)[number];

/** Days after the start in which an absence can be reported; a later patient writes to the operator. */
export const ABSENCE_DAYS = 7;
export const ABSENCE_UNTIL_MS = ABSENCE_DAYS * 24 * 60 * 60_000;
