import * as say from '../../../contracts/texts/en/wordings.ts';
/** Words a number of minutes: "1 minute", "8 minutes". */
export const minutesInWords = (minutes: number): string =>
  minutes === 1 ? '1 minute' : say.minutesWords(minutes);

/** Remaining minutes from which the time is shown in amber. */
export const SOON_MINUTES = 2;
