/** Remaining minutes from which the time is shown in amber. */
export const SOON_MINUTES = 2;
