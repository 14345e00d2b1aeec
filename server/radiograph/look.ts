import type { Projection } from '../../contracts/xray/xray.ts';
import type { Plane, Sums } from './plane.ts';
import { boxBlur, levelsAt, meanIn, planeOf, stretched, sumsOf } from './plane.ts';
import type { Raster } from './raster.ts';

/** A picture made ready to be searched. */
export type Look = {
  readonly projection: Projection;
  /** Stretched from its darkest to its brightest parts, with less grain. */
  readonly plane: Plane;
  readonly sums: Sums;
  /** Approximate width of a molar, in pixels of the plane. */
  readonly tooth: number;
  /** Returns the height between the rows of teeth, or at their edge when there is one row. */
  readonly biteAt: (x: number) => number;
  /** Numbers that tell how the whole picture was exposed. */
  readonly exposure: readonly number[];
};

/** Width divided by height from which a picture shows the whole mouth: no film that fits in a mouth is so wide. */
const PANORAMIC_FROM = 1.65;
const LONGEST: Readonly<Record<Projection, number>> = { intraoral: 320, panoramic: 576 };

/** Share that is cut off at each edge: there may be a frame, which says nothing of the exposure. */
const FRAME = 0.06;
/** Shares of all pixels below which brightness becomes black, and above which it becomes white. */
const BLACK_AND_WHITE = [0.01, 0.995] as const;
const EXPOSURE_AT = [0.25, 0.5, 0.75, 0.9, 0.97];
/** Contrast below which nothing is to be seen in a picture. */
const FLAT = 0.05;

export const projectionOf = ({ width, height }: { width: number; height: number }): Projection =>
  width >= PANORAMIC_FROM * height ? 'panoramic' : 'intraoral';

/** Cuts the frame off the picture. */
const innerOf = ({ width, height, data }: Plane): Plane => {
  const [left, top] = [Math.round(width * FRAME), Math.round(height * FRAME)];
  const [columns, rows] = [width - 2 * left, height - 2 * top];
  const inner = new Float32Array(columns * rows);
  for (let y = 0; y < rows; y += 1) {
    const start = (y + top) * width + left;
    inner.set(data.subarray(start, start + columns), y * columns);
  }
  return { width: columns, height: rows, data: inner };
};

/** Estimates a tooth's width by the usual size of a film and of a mouth: nothing on the picture tells its scale. */
const toothOf = (projection: Projection, { width, height }: Plane): number => {
  if (projection === 'panoramic') return width * 0.0535;
  return width > height ? width / 4.2 : width / 2.9;
};

/** Makes a picture ready; `null` when there is nothing on it. */
export const lookAt = (raster: Raster): Look | null => {
  const projection = projectionOf(raster);
  const small = planeOf(raster, LONGEST[projection]);
  if (small.width === 0) return null;
  const inner = innerOf(small);
  const [black = 0, white = 0] = levelsAt(inner, BLACK_AND_WHITE);
  if (white - black < FLAT) return null;
  const plane = boxBlur(stretched(small, [black, white]), 1);
  const sums = sumsOf(plane);
  const tooth = toothOf(projection, plane);
  const levels = levelsAt(stretched(inner, [black, white]), EXPOSURE_AT);
  return {
    projection,
    plane,
    sums,
    tooth,
    biteAt: biteOf(projection, { sums, tooth }),
    exposure: [black, white, ...levels],
  };
};

/** A line that may lean and bend. */
type Line = { readonly height: number; readonly lean: number; readonly bend: number };

const steps = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, step) => from + ((to - from) * step) / Math.max(1, count - 1));

/**
 * Lines that are tried: their heights, their rise from the middle to the side, and their bend, in shares of the
 * picture.
 */
const TRIED: Readonly<Record<Projection, readonly [number[], number[], number[]]>> = {
  intraoral: [steps(0.03, 0.97, 48), steps(-0.08, 0.08, 9), [0]],
  panoramic: [steps(0.32, 0.68, 37), steps(-0.06, 0.06, 7), steps(-0.02, 0.12, 8)],
};
const COLUMNS = steps(-0.34, 0.34, 25);

/** Finds the line that is darkest against what stands beside it. */
const biteOf = (
  projection: Projection,
  { sums, tooth }: { sums: Sums; tooth: number },
): Look['biteAt'] => {
  const { width, height } = sums;
  const [heights, leans, bends] = TRIED[projection];
  const yAt = ({ height: middle, lean, bend }: Line, dx: number): number =>
    height * (middle + lean * (dx / 0.5) - bend * (dx / 0.34) ** 2);
  const [half, thick] = [tooth * 0.12, Math.max(1, tooth * 0.05)];
  const meanAlong = (line: Line, off: number): number => {
    let sum = 0;
    for (const dx of COLUMNS) {
      const [x, y] = [width * (0.5 + dx), yAt(line, dx) + off];
      const area = { left: x - half, right: x + half, top: y - thick, bottom: y + thick };
      sum += meanIn(sums, area, 0.2);
    }
    return sum / COLUMNS.length;
  };
  const worth = (line: Line): number => {
    const beside = [-0.4, 0.4].map((off) => meanAlong(line, off * tooth));
    const best = projection === 'panoramic' ? Math.min(...beside) : Math.max(...beside);
    return best - meanAlong(line, 0);
  };
  const better = (best: Line, lines: readonly Line[]): Line => {
    const worths = lines.map(worth);
    const most = Math.max(...worths);
    return most > worth(best) ? (lines[worths.indexOf(most)] ?? best) : best;
  };
  const level = heights.flatMap((each) => bends.map((bend) => ({ height: each, lean: 0, bend })));
  const start = better({ height: 0.5, lean: 0, bend: 0 }, level);
  const around =
    projection === 'panoramic' ? [-0.02, 0, 0.02].map((off) => start.height + off) : heights;
  const leaning = around.flatMap((each) => leans.map((lean) => ({ ...start, height: each, lean })));
  const best = better(start, leaning);
  return (x) => yAt(best, x / width - 0.5);
};
