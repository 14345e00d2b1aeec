import { nameIn, plainDigits } from '../forms/entries.ts';

/** The languages that a dentist may be searched by, as ISO 639-1 writes them, the widest spoken first. */
export const LANGUAGES = [
  'en',
  'hi',
  'bn',
  'mr',
  'te',
  'ta',
  'gu',
  'ur',
  'kn',
  'or',
  'ml',
  'pa',
  'as',
] as const;
export type Language = (typeof LANGUAGES)[number];

/** Most dentists on one page of a search. */
export const DENTISTS_A_PAGE = 20;

/** Radii of a search around a place: the first one, and the next each time the patient asks for more, in kilometres. */
export const RADII = [10, 25, 100] as const;
export type Radius = (typeof RADII)[number];
/** The widest radius: nobody would travel further, and a search would cost too much. */
export const LARGEST_RADIUS: Radius = 100;

/** Most dentists that paging may skip: nobody reads further, and each page costs as much as all before it. */
export const MOST_SKIPPED = 1000;

/** Longest name of a city or an area. */
export const LONGEST_PLACE = 60;

/** Reads an area in one line, and a PIN code without the space that some write in its middle. */
export const areaIn = (written: string): string => {
  const area = nameIn(plainDigits(written)).slice(0, LONGEST_PLACE);
  return /^[\d ]+$/.test(area) ? area.replaceAll(' ', '') : area;
};

/** Returns true for a PIN code: six digits, of which the first is no zero. */
export const isPin = (area: string): boolean => /^[1-9]\d{5}$/.test(area);

/** Fault of an area: it names nothing, or its digits are no PIN code. */
export type AreaFault = 'nameless' | 'pin';

/** Returns what is wrong with an area as `areaIn` reads it; null when it can be looked for. */
export const areaFault = (area: string): AreaFault | null => {
  if (/^\d+$/.test(area)) return isPin(area) ? null : 'pin';
  return /\p{L}[\p{L}\p{M}]/u.test(area) ? null : 'nameless';
};
