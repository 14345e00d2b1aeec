const MINUTE_MS = 60_000;

/** Returns the minutes left, each begun one counted. */
export const minutesIn = (ms: number): number => Math.ceil(ms / MINUTE_MS);

/** Minutes left at which the time is read out. */
const SPOKEN_AT = [1, 2, 5];

/**
 * Returns the minutes to read out: the value changes at five, at two and at one, and at no other moment; null before.
 */
export const spokenMinutes = (left: number): number | null =>
  SPOKEN_AT.find((minutes) => left <= minutes) ?? null;
