/** How far India is ahead of UTC, always: it has one zone and no summer time. */
const AHEAD_MS = 5.5 * 60 * 60_000;

/** The day that a moment is in for everybody in India, such as `2026-01-31`. */
export const dayOfIndia = (moment: Date): string =>
  new Date(moment.getTime() + AHEAD_MS).toISOString().slice(0, 10);

/** When a day begins in India. */
export const startOfDay = (day: string): Date =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) - AHEAD_MS);
