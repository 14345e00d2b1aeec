/** Most spans of hours on one weekday: a morning, an afternoon, and one more, with breaks between them. */
export const SPANS_MAX = 3;

/** Most leaves of a dentist that lie ahead. */
export const LEAVES_MAX = 20;

/** Minutes of a day: a span may end with its day. */
export const DAY_MINUTES = 24 * 60;

/**
 * Least times between a booking and a call on the same day, in minutes, that a dentist can choose from. Who chooses none is
 * booked from tomorrow on (BOOK-18).
 */
export const LEAST_NOTICES = [60, 120, 240] as const;
