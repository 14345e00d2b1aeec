/** The last day of the time that each badge names, the day of the result being the first (DIAG-14..17): days later. */
export const LAST_DAY = { urgent: 2, moderate: 13, routine: 27 } as const;

/** The best day for what is urgent: days later. */
export const BEST_DAY = 1;
