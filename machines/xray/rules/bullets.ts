/** Points of each diagnosis that are shown (REAN-17). */
const SHOWN = 2;
/** The longest point that is shown whole, in characters (REAN-18). */
const WHOLE_MAX = 150;

/** A point as it is shown; `full` is its whole text where it was cut, for the tooltip (REAN-19). */
export type Bullet = { readonly text: string; readonly full: string | null };

const SEGMENTER = new Intl.Segmenter('en');

const bulletOf = (whole: string): Bullet => {
  // Length is counted in characters as people see them (graphemes), so that a cut never halves one.
  const characters = Array.from(SEGMENTER.segment(whole), ({ segment }) => segment);
  if (characters.length <= WHOLE_MAX) return { text: whole, full: null };
  return { text: `${characters.slice(0, WHOLE_MAX).join('').trimEnd()}…`, full: whole };
};

/** Returns the points of one diagnosis as they are shown side by side. */
export const shownBullets = (points: readonly string[]): readonly Bullet[] =>
  points.slice(0, SHOWN).map(bulletOf);
