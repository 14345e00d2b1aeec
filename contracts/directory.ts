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

/** How many dentists one page of a search has at most. */
export const DENTISTS_A_PAGE = 20;

/** How far around a place is searched: at first, and each time it is asked for more, in kilometres. */
export const RADII = [10, 25, 100] as const;
export type Radius = (typeof RADII)[number];
/** Beyond it nobody would travel, and a search would cost too much. */
export const LARGEST_RADIUS: Radius = 100;

/** How far down a list one may page: nobody reads further, and each page costs as much as all before it. */
export const MOST_SKIPPED = 1000;
