import { LOCALE } from '../../../contracts/common/locale.ts';
import type { Opening, OpeningHours } from '../../../contracts/booking/dentists.ts';
import type { Language } from '../../../contracts/booking/directory.ts';
import { CLINIC_ZONE } from '../../../contracts/booking/slots.ts';
import * as say from '../../../contracts/texts/en/dentist-facts.ts';

/** Languages as shown on screen. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: say.english,
  hi: say.hindi,
  bn: say.bengali,
  mr: say.marathi,
  te: say.telugu,
  ta: say.tamil,
  gu: say.gujarati,
  ur: say.urdu,
  kn: say.kannada,
  or: say.odia,
  ml: say.malayalam,
  pa: say.punjabi,
  as: say.assamese,
};

/** Makes a formatter for Indian time. `Intl.DateTimeFormat` is slow to create, so it is created at the first use. */
const inIndia = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return (moment: Date): string => {
    format ??= new Intl.DateTimeFormat(LOCALE, { timeZone: CLINIC_ZONE, ...options });
    return format.format(moment);
  };
};
const timeOfDay = inIndia({ hour: 'numeric', minute: '2-digit', hourCycle: 'h12' });
/** Formats a time of day as "7:00 PM", like the times of a consultation. */
const clock = (moment: Date): string => timeOfDay(moment).toUpperCase();
const weekday = inIndia({ weekday: 'long' });
const day = inIndia({ dateStyle: 'short' });

const DAY_MS = 24 * 60 * 60_000;

/** Says when a clinic opens next, relative to the given moment. */
const nextOpening = (opensAt: string, asOf: string): string => {
  const at = new Date(opensAt);
  const now = new Date(asOf);
  const tomorrow = new Date(now.getTime() + DAY_MS);
  const when =
    day(at) === day(now) ? 'today' : day(at) === day(tomorrow) ? 'tomorrow' : say.on(weekday(at));
  return say.atWords(when, clock(at));
};

/** Says whether a clinic is open at the server's moment, and until or from when. */
export const openingWords = ({ isOpen, closesAt, opensAt }: Opening, asOf: string): string => {
  if (isOpen) {
    return closesAt === null ? say.openDayAndNight : say.openNowUntil(clock(new Date(closesAt)));
  }
  return opensAt === null ? say.openingHoursNotKnown : say.closedOpens(nextOpening(opensAt, asOf));
};

/** Midnight of a Sunday in India (4 January 1970, 00:00 IST), as a base for the days and times of any week. */
const SUNDAY = Date.UTC(1970, 0, 3, 18, 30);
const WHOLE_DAY = 24 * 60;

const clockOf = (minute: number): string =>
  minute % WHOLE_DAY === 0 ? 'midnight' : clock(new Date(SUNDAY + minute * 60_000));

const timesInWords = (times: OpeningHours[number]): string => {
  const [first] = times;
  if (first === undefined) return say.closed;
  if (first.from === 0 && first.to === WHOLE_DAY) return say.open24Hours;
  return times.map(({ from, to }) => say.toWords(clockOf(from), clockOf(to))).join(', ');
};

/** Lists the days from Monday on, with the opening times of each. */
export const hoursInWords = (hours: OpeningHours): { day: string; times: string }[] =>
  [1, 2, 3, 4, 5, 6, 0].map((each) => ({
    day: weekday(new Date(SUNDAY + each * DAY_MS)),
    times: timesInWords(hours[each] ?? []),
  }));

/** Words a straight-line distance; the way there is longer. */
export const distanceInWords = (km: number): string =>
  km < 1 ? say.aboutMAway(Math.max(100, Math.round(km * 10) * 100)) : say.aboutKmAway(km);

/** Joins the names of languages. */
export const languagesInWords = (languages: readonly Language[]): string =>
  languages.map((each) => LANGUAGE_NAMES[each]).join(', ');

/** Joins a clinic's address on one line. */
export const addressInWords = ({
  street,
  city,
  pincode,
}: {
  readonly street: string;
  readonly city: string;
  readonly pincode: string;
}): string => `${street}, ${city} ${pincode}`;
