import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { Slug } from '../../../contracts/booking/dentists.ts';
import { LANGUAGES } from '../../../contracts/booking/directory.ts';
import type { Language } from '../../../contracts/booking/directory.ts';
import { withoutUnseen } from '../../../contracts/forms/entries.ts';
import type { DentistRow } from '../../repositories/dentists.ts';
import { WEEK, plain } from './csv-file.ts';
import type { Column } from './csv-file.ts';
import { hoursOf } from './opening-times.ts';

/** A dentist as a line of a file gives them. `slug` is empty when the import has to make one. */
export type ImportedDentist = Omit<DentistRow, 'id' | 'isSample' | 'updatedAt' | 'registration'> & {
  readonly registration: string;
};

/** Result of checking a line: a dentist, or every reason against it. */
export type CheckedLine =
  | { readonly kind: 'accepted'; readonly dentist: ImportedDentist }
  | { readonly kind: 'refused'; readonly reasons: readonly string[] };

/** India with a margin: swapped latitude and longitude lie outside. */
const BOUNDS = { latitude: [6, 38], longitude: [68, 98] } as const;
const LONGEST = { name: 80, clinic: 100, street: 160, city: 60 } as const;
const KNOWN: ReadonlySet<string> = new Set(LANGUAGES);
const YES_NO: Readonly<Record<string, boolean>> = { yes: true, no: false };

type Values = Readonly<Record<Column, string>>;

/** Spreadsheets run a cell that begins like this; no name and no street does. */
const FORMULA = /^[=+\-@|%\t\r]/;

const textProblem = (column: keyof typeof LONGEST, value: string): string | null => {
  if (value === '') return `${column} is empty`;
  if (FORMULA.test(value)) return `${column} ${plain(value)} begins like a formula`;
  if (withoutUnseen(value) !== value)
    return `${column} ${plain(value)} has characters that cannot be seen`;
  if (!/\p{L}/u.test(value)) return `${column} ${plain(value)} has no letters`;
  return value.length > LONGEST[column]
    ? `${column} is longer than ${LONGEST[column]} characters`
    : null;
};

const degreesProblem = (column: keyof typeof BOUNDS, value: string): string | null => {
  const [from, to] = BOUNDS[column];
  const isInside =
    /^\d{1,3}(\.\d{1,12})?$/.test(value) && Number(value) >= from && Number(value) <= to;
  return isInside ? null : `${column} ${plain(value)} is no number from ${from} to ${to}`;
};

/**
 * Checks a registration: letters and digits as a council writes them, such as `A-12345` or `Karnataka 45678`, with at
 * least one digit.
 */
const registrationProblem = (value: string): string | null => {
  if (value === '')
    return 'registration is empty: only dentists with a number in the register are listed';
  return /^(?=.*\d)[A-Za-z0-9][A-Za-z0-9 ./-]{1,39}$/.test(value)
    ? null
    : `registration ${plain(value)} is no number of a register`;
};

const slugProblem = (value: string): string | null =>
  value === '' || Slug.safeParse(value).success
    ? null
    : `slug ${plain(value)} must be small letters, digits and single hyphens`;

/** Reads a phone number into E.164, such as `+912212345678`; null when it is no valid number of India. */
const phoneOf = (value: string): string | null => {
  const number = /^[+\d][\d ()-]{5,24}$/.test(value)
    ? parsePhoneNumberFromString(value, 'IN')
    : undefined;
  return number?.isValid() && number.country === 'IN' ? number.number : null;
};

const languagesOf = (value: string): Language[] | null => {
  const codes = value.split(/[;\s]+/).filter((code) => code !== '');
  const isKnown = codes.length > 0 && codes.every((code) => KNOWN.has(code.toLowerCase()));
  return isKnown ? ([...new Set(codes.map((code) => code.toLowerCase()))] as Language[]) : null;
};

const spaced = (value: string): string => value.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Checks every value of a line, so that one report names all its errors. */
export const checkLine = (given: Values): CheckedLine => {
  const values = Object.fromEntries(
    Object.entries(given).map(([column, value]) => [column, spaced(value)]),
  ) as Values;
  const { slug, name, clinic, registration, street, city, pincode, latitude, longitude } = values;
  const phone = phoneOf(values.phone);
  const languages = languagesOf(values.languages);
  const emergency = YES_NO[values.emergency.toLowerCase()];
  const hours = hoursOf(WEEK.map((day) => values[day]));
  const reasons = [
    slugProblem(slug),
    ...(['name', 'clinic', 'street', 'city'] as const).map((each) =>
      textProblem(each, values[each]),
    ),
    registrationProblem(registration),
    /^[1-9]\d{5}$/.test(pincode) ? null : `pincode ${plain(pincode)} is not six digits`,
    ...(['latitude', 'longitude'] as const).map((each) => degreesProblem(each, values[each])),
    phone === null ? `phone ${plain(values.phone)} is no number in India` : null,
    languages === null
      ? `languages ${plain(values.languages)} must be some of ${LANGUAGES.join(';')}`
      : null,
    emergency === undefined ? `emergency ${plain(values.emergency)} must be yes or no` : null,
    typeof hours === 'string' ? `hours ${plain(hours)} must be like 09:00-13:00;17:00-20:30` : null,
  ].filter((reason) => reason !== null);
  if (
    reasons.length > 0 ||
    phone === null ||
    languages === null ||
    emergency === undefined ||
    typeof hours === 'string'
  ) {
    return { kind: 'refused', reasons };
  }
  const where = { latitude: Number(latitude), longitude: Number(longitude) };
  const dentist = {
    slug,
    name,
    clinic,
    registration,
    street,
    city,
    pincode,
    ...where,
    phone,
    languages,
    hours,
    emergency,
  };
  return { kind: 'accepted', dentist };
};
