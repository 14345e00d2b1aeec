/** "1 minute", "8 minutes". */
export const minutesInWords = (minutes: number): string =>
  minutes === 1 ? '1 minute' : `${minutes} minutes`;

/** The end is near: from so many minutes on it is shown in amber. */
export const SOON_MINUTES = 2;
