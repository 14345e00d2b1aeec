import { LOCALE } from '../../../contracts/common/locale.ts';
/** Formats the time of day the Indian way: "1:02 pm". */
export const timeInWords = (moment: string): string =>
  new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short', hourCycle: 'h12' }).format(
    new Date(moment),
  );
