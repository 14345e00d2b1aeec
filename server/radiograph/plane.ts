import type { Raster } from './raster.ts';

/** Brightness by place, 0 to 1 once it is stretched. */
export type Plane = {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
};

const EMPTY: Plane = { width: 0, height: 0, data: new Float32Array(0) };

/** Shortest side in pixels: smaller pictures show no tooth. */
const SHORTEST_SIDE = 24;

const isSize = (value: number): boolean => Number.isInteger(value) && value >= SHORTEST_SIDE;

/**
 * Scales the picture to a longer side of at most so many pixels, each the mean of those it stands for; empty when it is
 * no picture.
 */
export const planeOf = ({ width, height, gray }: Raster, longest: number): Plane => {
  if (!isSize(width) || !isSize(height) || gray.length < width * height) return EMPTY;
  const scale = Math.min(1, longest / Math.max(width, height));
  const [columns, rows] = [Math.round(width * scale), Math.round(height * scale)];
  if (columns < SHORTEST_SIDE / 2 || rows < SHORTEST_SIDE / 2) return EMPTY;
  const [sums, counts] = [new Float32Array(columns * rows), new Uint32Array(columns * rows)];
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(rows - 1, Math.floor(((y + 0.5) * rows) / height)) * columns;
    for (let x = 0; x < width; x += 1) {
      const place = row + Math.min(columns - 1, Math.floor(((x + 0.5) * columns) / width));
      sums[place] = (sums[place] ?? 0) + (gray[y * width + x] ?? 0);
      counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  const data = sums.map((sum, place) => sum / Math.max(1, counts[place] ?? 1) / 255);
  return { width: columns, height: rows, data };
};

/** Returns the brightness that each share of the picture lies below. */
export const levelsAt = ({ data }: Plane, shares: readonly number[]): number[] => {
  const counts = new Uint32Array(256);
  for (const value of data) {
    const level = Math.min(255, Math.max(0, Math.round(value * 255)));
    counts[level] = (counts[level] ?? 0) + 1;
  }
  return shares.map((share) => {
    let left = share * data.length;
    const level = counts.findIndex((count) => {
      left -= count;
      return left <= 0;
    });
    return Math.max(0, level) / 255;
  });
};

/** Stretches the brightness so that `low` to `high` becomes 0 to 1. */
export const stretched = (plane: Plane, [low, high]: readonly [number, number]): Plane => {
  const size = Math.max(0.02, high - low);
  return {
    ...plane,
    data: plane.data.map((value) => Math.min(1, Math.max(0, (value - low) / size))),
  };
};

/** Columns and rows from `left` and `top` up to, but without, `right` and `bottom`. */
export type Area = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Averages over a stretch of each line. */
const meansAcross = ({ width, height, data }: Plane, radius: number): Plane => {
  const result = new Float32Array(width * height);
  for (let start = 0; start < data.length; start += width) {
    const end = start + width - 1;
    let sum = (data[start] ?? 0) * (radius + 1);
    for (let place = start + 1; place <= start + radius; place += 1) {
      sum += data[Math.min(place, end)] ?? 0;
    }
    for (let place = start; place <= end; place += 1) {
      result[place] = sum / (2 * radius + 1);
      sum +=
        (data[Math.min(place + radius + 1, end)] ?? 0) -
        (data[Math.max(place - radius, start)] ?? 0);
    }
  }
  return { width, height, data: result };
};

/** Averages over a square around each place; beyond an edge counts what stands at it. */
export const boxBlur = (plane: Plane, radius: number): Plane =>
  radius < 1 ? plane : turned(meansAcross(turned(meansAcross(plane, radius)), radius));

type Extreme = 'highest' | 'lowest';

/** Finds the highest or lowest value of a stretch around each place of one line. */
const slide = (
  line: Float32Array,
  { radius, extreme, queue }: { radius: number; extreme: Extreme; queue: Int32Array },
  result: Float32Array,
): void => {
  const sign = extreme === 'highest' ? 1 : -1;
  let first = 0;
  let last = 0;
  for (let index = 0; index < line.length + radius; index += 1) {
    if (index < line.length) {
      const value = (line[index] ?? 0) * sign;
      while (last > first && (line[queue[last - 1] ?? 0] ?? 0) * sign <= value) last -= 1;
      queue[last] = index;
      last += 1;
    }
    const middle = index - radius;
    if (middle < 0) continue;
    while ((queue[first] ?? 0) < middle - radius) first += 1;
    result[middle] = line[queue[first] ?? 0] ?? 0;
  }
};

const slideAcross = (plane: Plane, radius: number, extreme: Extreme): Plane => {
  const { width, height } = plane;
  const data = new Float32Array(width * height);
  const queue = new Int32Array(width);
  for (let start = 0; start < data.length; start += width) {
    const line = plane.data.subarray(start, start + width);
    slide(line, { radius, extreme, queue }, data.subarray(start, start + width));
  }
  return { width, height, data };
};

/** Turns rows into columns. */
const turned = ({ width, height, data }: Plane): Plane => {
  const result = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) result[x * height + y] = data[y * width + x] ?? 0;
  }
  return { width: height, height: width, data: result };
};

const slideDown = (plane: Plane, radius: number, extreme: Extreme): Plane =>
  turned(slideAcross(turned(plane), radius, extreme));

/** Finds the lowest value within reach of each place, and how much higher the highest is. */
export const spanAround = (
  plane: Plane,
  reach: number,
): { readonly lows: Float32Array; readonly spans: Float32Array } => {
  const radius = Math.max(1, Math.round(reach));
  const over = (extreme: Extreme): Float32Array =>
    slideDown(slideAcross(plane, radius, extreme), radius, extreme).data;
  const [lows, highs] = [over('lowest'), over('highest')];
  return { lows, spans: highs.map((high, place) => high - (lows[place] ?? 0)) };
};
