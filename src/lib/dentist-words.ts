import type { Opening, OpeningHours } from '../../contracts/dentists.ts';
import type { Language } from '../../contracts/directory.ts';
import { CLINIC_ZONE } from '../../contracts/slots.ts';

/** The languages as they are read. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  hi: 'Hindi',
  bn: 'Bengali',
  mr: 'Marathi',
  te: 'Telugu',
  ta: 'Tamil',
  gu: 'Gujarati',
  ur: 'Urdu',
  kn: 'Kannada',
  or: 'Odia',
  ml: 'Malayalam',
  pa: 'Punjabi',
  as: 'Assamese',
};

/** A format is costly to make, so it is made with the first one. */
const inIndia = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return (moment: Date): string => {
    format ??= new Intl.DateTimeFormat('en-IN', { timeZone: CLINIC_ZONE, ...options });
    return format.format(moment);
  };
};
const timeOfDay = inIndia({ hour: 'numeric', minute: '2-digit', hour12: true });
/** "7:00 PM", as the times of a consultation are written. */
const clock = (moment: Date): string => timeOfDay(moment).toUpperCase();
const weekday = inIndia({ weekday: 'long' });
const day = inIndia({ dateStyle: 'short' });

const DAY_MS = 24 * 60 * 60_000;

/** When it opens next, as one says it at that moment. */
const nextOpening = (opensAt: string, asOf: string): string => {
  const at = new Date(opensAt);
  const now = new Date(asOf);
  const tomorrow = new Date(now.getTime() + DAY_MS);
  const when =
    day(at) === day(now) ? 'today' : day(at) === day(tomorrow) ? 'tomorrow' : `on ${weekday(at)}`;
  return `${when} at ${clock(at)}`;
};

/** Whether a clinic is open, and until or from when, at the moment that the server meant. */
export const openingWords = ({ isOpen, closesAt, opensAt }: Opening, asOf: string): string => {
  if (isOpen) {
    return closesAt === null
      ? 'Open day and night'
      : `Open now, until ${clock(new Date(closesAt))}`;
  }
  return opensAt === null
    ? 'Opening hours not known'
    : `Closed, opens ${nextOpening(opensAt, asOf)}`;
};

/** The first Sunday of 1970 in India, for days and times of any week. */
const SUNDAY = Date.UTC(1970, 0, 3, 18, 30);
const WHOLE_DAY = 24 * 60;

const clockOf = (minute: number): string =>
  minute % WHOLE_DAY === 0 ? 'midnight' : clock(new Date(SUNDAY + minute * 60_000));

const timesInWords = (times: OpeningHours[number]): string => {
  const [first] = times;
  if (first === undefined) return 'Closed';
  if (first.from === 0 && first.to === WHOLE_DAY) return 'Open 24 hours';
  return times.map(({ from, to }) => `${clockOf(from)} to ${clockOf(to)}`).join(', ');
};

/** The week from Monday on: each day, and when it is open. */
export const hoursInWords = (hours: OpeningHours): { day: string; times: string }[] =>
  [1, 2, 3, 4, 5, 6, 0].map((each) => ({
    day: weekday(new Date(SUNDAY + each * DAY_MS)),
    times: timesInWords(hours[each] ?? []),
  }));

/** As the crow flies; a way is longer. */
export const distanceInWords = (km: number): string =>
  km < 1 ? `about ${Math.max(100, Math.round(km * 10) * 100)} m away` : `about ${km} km away`;

/** What is spoken there. */
export const languagesInWords = (languages: readonly Language[]): string =>
  languages.map((each) => LANGUAGE_NAMES[each]).join(', ');

/** A clinic's whole address, on one line. */
export const addressInWords = ({
  street,
  city,
  pincode,
}: {
  readonly street: string;
  readonly city: string;
  readonly pincode: string;
}): string => `${street}, ${city} ${pincode}`;
