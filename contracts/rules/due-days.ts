/**
 * The last day of the time that each badge names, in days after the day of the result, which counts as the first day
 * (DIAG-14..17).
 */
export const LAST_DAY = { urgent: 2, moderate: 13, routine: 27 } as const;

/** The best day for an urgent result, in days after the day of the result. */
export const BEST_DAY = 1;
