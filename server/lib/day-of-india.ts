/** Lead of India's time over UTC in ms. It never changes: India has one zone and no summer time. */
const AHEAD_MS = 5.5 * 60 * 60_000;

/** Returns the day in India that a moment lies in, such as `2026-01-31`. */
export const dayOfIndia = (moment: Date): string =>
  new Date(moment.getTime() + AHEAD_MS).toISOString().slice(0, 10);

/** Returns the moment at which a day begins in India. */
export const startOfDay = (day: string): Date =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) - AHEAD_MS);
