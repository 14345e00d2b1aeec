import type { XrayBox } from '../../contracts/xray/xray.ts';
import type { Known } from './generate.ts';

/** Least share of a mark that lies on a drawn thing, or of a drawn thing that a mark covers. */
const MEETS_FROM = 0.5;

const meets = (one: XrayBox, other: XrayBox): boolean => {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  const least = Math.min(one.width * one.height, other.width * other.height);
  return width > 0 && height > 0 && width * height >= MEETS_FROM * least;
};

/** Counts over pictures: bright things that were drawn and those marked, marks and those that were right. */
export type Score = {
  pictures: number;
  drawn: number;
  found: number;
  marks: number;
  right: number;
};

export const newScore = (): Score => ({ pictures: 0, drawn: 0, found: 0, marks: 0, right: 0 });

/** Sets the marks on a picture against the bright things that were drawn: fillings, crowns, posts and implants. */
export const addPicture = (
  score: Score,
  known: readonly Known[],
  marks: readonly { readonly box: XrayBox }[],
): void => {
  const bright = known.filter(({ detection }) => ['metal', 'restoration'].includes(detection));
  score.pictures += 1;
  score.drawn += bright.length;
  score.found += bright.filter(({ box }) => marks.some((mark) => meets(mark.box, box))).length;
  score.marks += marks.length;
  score.right += marks.filter(({ box }) => bright.some((each) => meets(each.box, box))).length;
};
