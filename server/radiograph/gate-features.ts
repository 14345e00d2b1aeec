import type { Plane } from './plane.ts';
import { boxBlur, darkerThanAround, levelsAt, planeOf, stretched } from './plane.ts';
import type { Raster } from './raster.ts';

const LONGEST = 256;
/** Step from one pixel to the next that the eye sees as an edge. */
const EDGE = 0.12;
const FLAT = 0.008;

const shareOf = ({ data }: Plane, holds: (value: number) => boolean): number => {
  let count = 0;
  for (const value of data) if (holds(value)) count += 1;
  return count / Math.max(1, data.length);
};

const valueAt = ({ width, data }: Plane, x: number, y: number): number => data[y * width + x] ?? 0;

/** Measures the steps between neighbours: the share of flat ones, of sharp ones, and of the change that lies across. */
const steps = (plane: Plane) => {
  const { width, height } = plane;
  let [flat, sharp, across, down] = [0, 0, 0, 0];
  for (let y = 1; y < height; y += 1) {
    for (let x = 1; x < width; x += 1) {
      const own = valueAt(plane, x, y);
      const dx = Math.abs(own - valueAt(plane, x - 1, y));
      const dy = Math.abs(own - valueAt(plane, x, y - 1));
      if (dx < FLAT && dy < FLAT) flat += 1;
      if (dx > EDGE || dy > EDGE) sharp += 1;
      across += dx;
      down += dy;
    }
  }
  const all = Math.max(1, (width - 1) * (height - 1));
  return { flat: flat / all, sharp: sharp / all, across: across / (across + down + 1e-6) };
};

/** Measures how strongly the busy and the empty rows of a page take turns. */
const textLines = (plane: Plane): number => {
  const { width, height } = plane;
  const busy = Array.from({ length: height }, (_, y) => {
    let sum = 0;
    for (let x = 1; x < width; x += 1) {
      sum += Math.abs(valueAt(plane, x, y) - valueAt(plane, x - 1, y)) > EDGE ? 1 : 0;
    }
    return sum / width;
  });
  return changeOf(busy);
};

const changeOf = (list: readonly number[]): number => {
  const mean = list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length);
  const change = list.reduce((sum, each, at) => sum + Math.abs(each - (list[at - 1] ?? each)), 0);
  return change / Math.max(1, list.length) / (mean + 0.02);
};

/** Measures how alike the left half and the mirrored right half are, in broad strokes. */
const mirror = (plane: Plane): number => {
  const broad = boxBlur(plane, Math.round(plane.width / 24));
  const { width, height } = broad;
  let [both, left, right, ownLeft, ownRight, count] = [0, 0, 0, 0, 0, 0];
  for (let y = 0; y < height; y += 3) {
    for (let x = 0; x < Math.floor(width / 2); x += 3) {
      const [a, b] = [valueAt(broad, x, y), valueAt(broad, width - 1 - x, y)];
      [both, left, right] = [both + a * b, left + a, right + b];
      [ownLeft, ownRight, count] = [ownLeft + a * a, ownRight + b * b, count + 1];
    }
  }
  return likeness(both, [left, right], [ownLeft, ownRight], count);
};

const likeness = (
  both: number,
  [one, other]: readonly [number, number],
  [ones, others]: readonly [number, number],
  count: number,
): number => {
  const size = Math.max(1, count);
  const shared = both / size - (one / size) * (other / size);
  const spreads = (ones / size - (one / size) ** 2) * (others / size - (other / size) ** 2);
  return spreads <= 1e-9 ? 0 : shared / Math.sqrt(spreads);
};

/** Measures broad change from place to place: a photo of a room has much, a drawing none. */
const slowChange = (plane: Plane): number => {
  const broad = boxBlur(plane, 8);
  const { width, height } = broad;
  let [sum, count] = [0, 0];
  for (let y = 0; y < height; y += 4) {
    for (let x = 8; x < width; x += 4) {
      sum += Math.abs(valueAt(broad, x, y) - valueAt(broad, x - 8, y));
      count += 1;
    }
  }
  return sum / Math.max(1, count);
};

/**
 * Measures stripes, since teeth stand side by side: in the middle of the picture bright and dark take turns across, and
 * again.
 */
const stripes = (plane: Plane): { standing: number; repeat: number } => {
  const { width, height } = plane;
  const bands = [0.3, 0.4, 0.5, 0.6, 0.7].map((middle) => {
    const [from, to] = [Math.round(height * (middle - 0.06)), Math.round(height * (middle + 0.06))];
    const line = Array.from({ length: width }, (_, x) => {
      let sum = 0;
      for (let y = from; y < to; y += 1) sum += valueAt(plane, x, y);
      return sum / Math.max(1, to - from);
    });
    return repeats(line);
  });
  return {
    standing: Math.max(...bands.map(({ standing }) => standing)),
    repeat: Math.max(...bands.map(({ repeat }) => repeat)),
  };
};

/**
 * Measures the spread of a line once its slow change is taken out, and how well the line repeats itself a tooth further
 * on (autocorrelation).
 */
const repeats = (line: readonly number[]): { standing: number; repeat: number } => {
  const reach = Math.max(2, Math.round(line.length / 10));
  const rest = line.map((value, at) => {
    const near = line.slice(Math.max(0, at - reach), at + reach + 1);
    return value - near.reduce((sum, each) => sum + each, 0) / near.length;
  });
  const own = rest.reduce((sum, each) => sum + each * each, 0) / Math.max(1, rest.length);
  if (own < 1e-6) return { standing: 0, repeat: 0 };
  let repeat = 0;
  for (let lag = Math.round(line.length / 32); lag < line.length / 3; lag += 1) {
    let sum = 0;
    for (let at = lag; at < rest.length; at += 1) sum += (rest[at] ?? 0) * (rest[at - lag] ?? 0);
    // Small lags do not count: a stripe fits itself until the lag exceeds its own width, where the sum turns negative.
    if (sum > 0 && lag > line.length / 20)
      repeat = Math.max(repeat, sum / (rest.length - lag) / own);
  }
  return { standing: Math.sqrt(own), repeat };
};

/**
 * Measures the share of rows that are one edge over nearly half their width, as the frames of windows and pages are.
 */
const straightEdges = (plane: Plane): number => {
  const { width, height } = plane;
  let count = 0;
  for (let y = 2; y < height - 2; y += 1) {
    let run = 0;
    for (let x = 0; x < width; x += 1) {
      if (Math.abs(valueAt(plane, x, y) - valueAt(plane, x, y - 1)) > 0.06) run += 1;
    }
    if (run > width * 0.45) count += 1;
  }
  return count / height;
};

/** Measures the share of the picture in its three commonest of 64 levels: large in a drawing. */
const levelsUsed = (plane: Plane): number => {
  const counts = new Float64Array(64);
  for (const value of plane.data) {
    const level = Math.min(63, Math.floor(value * 64));
    counts[level] = (counts[level] ?? 0) + 1;
  }
  const sorted = [...counts].toSorted((a, b) => b - a);
  const first = sorted.slice(0, 3).reduce((sum, each) => sum + each, 0);
  return first / Math.max(1, plane.data.length);
};

/**
 * Describes the picture in numbers; `null` when it is no picture: levels, black, white and paper, flat and sharp parts,
 * few levels, edges across, lines of text, mirror, slow change, stripes and their repeat, dark gaps, grain, shape,
 * bright patches, straight edges.
 */
export const gateFeatures = (raster: Raster): number[] | null => {
  const small = planeOf(raster, LONGEST);
  if (small.width === 0) return null;
  const [black = 0, low = 0, middle = 0, high = 0, white = 0] = levelsAt(
    small,
    [0.01, 0.25, 0.5, 0.85, 0.99],
  );
  const plane = stretched(small, [black, white]);
  const { flat, sharp, across } = steps(plane);
  const { standing, repeat } = stripes(plane);
  const tooth = Math.max(3, plane.width / (plane.width > 1.65 * plane.height ? 19 : 4.5));
  const gaps = darkerThanAround(boxBlur(plane, 1), tooth * 0.36, 'across');
  const smooth = boxBlur(plane, 1);
  const grain = plane.data.reduce(
    (sum, value, at) => sum + Math.abs(value - (smooth.data[at] ?? 0)),
    0,
  );
  return [
    low,
    middle,
    high,
    shareOf(plane, (value) => value < 0.08),
    shareOf(plane, (value) => value > 0.92),
    shareOf(small, (value) => value > 0.88),
    flat,
    sharp,
    levelsUsed(plane),
    across,
    textLines(plane),
    mirror(plane),
    slowChange(plane),
    standing,
    repeat,
    shareOf(gaps, (value) => value > 0.2),
    grain / plane.data.length,
    Math.min(3, plane.width / plane.height),
    shareOf(boxBlur(plane, 4), (value) => value > 0.62),
    straightEdges(plane),
  ];
};
