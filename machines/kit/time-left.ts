const MINUTE_MS = 60_000;

/** Minutes left, each begun one counted. */
export const minutesIn = (ms: number): number => Math.ceil(ms / MINUTE_MS);

/** At how many minutes the time left is read out. */
const SPOKEN_AT = [1, 2, 5];

/** The minutes to read out: it changes at five, at two and at one, and at no other moment; null before. */
export const spokenMinutes = (left: number): number | null =>
  SPOKEN_AT.find((minutes) => left <= minutes) ?? null;
