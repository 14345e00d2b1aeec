import type { OpeningHours, WholeDentist } from '../../../contracts/booking/dentists.ts';
import { DAY_MINUTES } from '../../../contracts/booking/weekly-hours.ts';
import { timeOfMinute } from '../../../contracts/rules/weekly-hours.ts';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Formats a minute of the day; midnight at its end becomes `23:59`, the last minute of that day. */
const clock = (minute: number): string => timeOfMinute(Math.min(minute, DAY_MINUTES - 1));

const openingHours = (hours: OpeningHours) =>
  hours.flatMap((times, day) =>
    times.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${DAYS[day]}`,
      opens: clock(from),
      closes: clock(to),
    })),
  );

/** Builds the structured data of a dentist (schema.org); null for samples, which must not pass for real dentists. */
export const structuredData = (dentist: WholeDentist): object | null => {
  if (dentist.isSample) return null;
  const { name, clinic, street, city, pincode, latitude, longitude, phone, hours } = dentist;
  return {
    '@context': 'https://schema.org',
    '@type': 'Dentist',
    name: clinic,
    ...(phone !== null && { telephone: phone }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      postalCode: pincode,
      addressCountry: 'IN',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    employee: { '@type': 'Person', name, jobTitle: 'Dentist' },
    openingHoursSpecification: openingHours(hours),
  };
};
