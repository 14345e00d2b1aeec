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
