import type { DetectionId } from '../../contracts/xray/xray.ts';
import type { Blob } from './blobs.ts';
import { blobsAbove } from './blobs.ts';
import type { Look } from './look.ts';
import type { Area, Plane } from './plane.ts';
import { boxBlur, darkerThanAround, meanIn } from './plane.ts';

/** A place that may be something, and what it looks like in numbers. */
export type Candidate = { readonly area: Area; readonly features: readonly number[] };

type Sizes = { readonly least: number; readonly most: number };
type Search = { readonly levels: readonly number[]; readonly sizes: Sizes };

/** Levels at which things are cut out, and their smallest and largest size in squares of a tooth's width. */
const BRIGHT: Search = {
  levels: [0.6, 0.7, 0.78, 0.85, 0.91, 0.96],
  sizes: { least: 0.02, most: 1.9 },
};
const IN_TOOTH: Search = { levels: [0.08, 0.14, 0.21, 0.3], sizes: { least: 0.012, most: 0.35 } };
const AT_ROOT: Search = { levels: [0.06, 0.1, 0.16, 0.24], sizes: { least: 0.05, most: 1.2 } };
const GAPS: Search = { levels: [0.16, 0.24, 0.32, 0.4], sizes: { least: 0.03, most: 1.2 } };

const blobsIn = (marks: Plane, { levels, sizes }: Search, { plane, tooth }: Look): Blob[] => {
  const square = tooth * tooth;
  const [least, most] = [Math.max(4, sizes.least * square), sizes.most * square];
  return levels.flatMap((level) => blobsAbove(marks, level, { brightness: plane, least, most }));
};

/**
 * Brightness at which decay is cut off from the gap beside it: decay at the side of a tooth is open to the gap, which
 * is darker still.
 */
const FLOORS = [0.22, 0.3];

const above = (floor: number, marks: Plane, { data }: Plane): Plane => ({
  ...marks,
  data: marks.data.map((mark, place) => ((data[place] ?? 0) > floor ? mark : 0)),
});

/** Finds all candidates, by what they may be. */
export const candidatesOf = (look: Look): Readonly<Record<DetectionId, readonly Candidate[]>> => {
  const { plane, tooth } = look;
  const described = (blobs: readonly Blob[]): Candidate[] =>
    blobs.map((blob) => ({ area: blob, features: describe(blob, look) }));
  const bright = described(blobsIn(plane, BRIGHT, look));
  const small = [0.14, 0.26].map((reach) => darkerThanAround(plane, tooth * reach, 'around'));
  const hollows = FLOORS.map((floor) => above(floor, small[1] ?? plane, plane));
  const soft = boxBlur(plane, Math.round(tooth * 0.03));
  const large = [0.38, 0.55].map((reach) => darkerThanAround(soft, tooth * reach, 'around'));
  const gaps = darkerThanAround(plane, tooth * 0.36, 'across');
  return {
    restoration: bright,
    metal: bright,
    darkAreaInTooth: described(
      [...small, ...hollows].flatMap((marks) => blobsIn(marks, IN_TOOTH, look)),
    ),
    darkAreaAtRoot: described(large.flatMap((marks) => blobsIn(marks, AT_ROOT, look))),
    lowBone: described(blobsIn(gaps, GAPS, look)),
  };
};

const EIGHT = [-1, 0, 1].flatMap((down) =>
  [-1, 0, 1].flatMap((across) => (across === 0 && down === 0 ? [] : [{ across, down }])),
);

/** Returns the mean brightness of a strip beside a box, as wide as a share of a tooth's width. */
const beside = (
  { left, top, right, bottom }: Area,
  { across, down }: { across: number; down: number },
  { sums, tooth }: Look,
): number => {
  const far = tooth * 0.18;
  const side = (low: number, high: number, way: number): [number, number] => {
    if (way === 0) return [low, high];
    return way < 0 ? [low - far, low] : [high, high + far];
  };
  const [from, to] = side(left, right, across);
  const [upper, lower] = side(top, bottom, down);
  return meanIn(sums, { left: from, right: to, top: upper, bottom: lower });
};

/** Describes a thing and what is around it in numbers that do not depend on the size of the picture. */
const describe = (blob: Blob, look: Look): number[] => {
  const { plane, sums, tooth, biteAt, exposure, projection } = look;
  const [width, height] = [blob.right - blob.left, blob.bottom - blob.top];
  const [x, y] = [(blob.left + blob.right) / 2, (blob.top + blob.bottom) / 2];
  const fromBite = y - biteAt(x);
  // Direction from the crown to the root, in either row.
  const away = fromBite < 0 ? -1 : 1;
  const parts = EIGHT.map((way) => beside(blob, way, look));
  const [toRoot, toCrown] = [away, -away].map((down) => beside(blob, { across: 0, down }, look));
  const sides = [-1, 1].map((across) => beside(blob, { across, down: 0 }, look));
  const around = parts.reduce((sum, part) => sum + part, 0) / parts.length;
  const wide = (reach: number): number =>
    meanIn(sums, {
      left: x - reach * tooth,
      right: x + reach * tooth,
      top: y - reach * tooth,
      bottom: y + reach * tooth,
    });
  const middle = meanIn(sums, {
    left: x - width / 6,
    right: x + width / 6 + 1,
    top: y - height / 6,
    bottom: y + height / 6 + 1,
  });
  const edge = Math.min(blob.left, blob.top, plane.width - blob.right, plane.height - blob.bottom);
  return [
    blob.size / (tooth * tooth),
    width / tooth,
    height / tooth,
    blob.size / (width * height),
    blob.length,
    blob.upright,
    blob.mean,
    blob.spread,
    middle,
    around,
    blob.mean - around,
    Math.min(...parts),
    Math.max(...parts),
    Math.min(...sides),
    Math.max(...sides),
    toRoot ?? 0,
    toCrown ?? 0,
    Math.abs(fromBite) / tooth,
    wide(0.6),
    wide(1.2),
    edge / tooth,
    projection === 'panoramic' ? Math.abs(x / plane.width - 0.5) : 0,
    projection === 'panoramic' ? 1 : 0,
    ...exposure,
  ];
};
