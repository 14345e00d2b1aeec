import type { Area, Plane } from './plane.ts';

/** Connected places above a level, as one thing. */
export type Blob = Area & {
  readonly size: number;
  /** Length divided by width, whichever way it lies: 1 is round. */
  readonly length: number;
  /** 1 when it stands upright, 0 when it lies, values between when it leans. */
  readonly upright: number;
  /** Mean and spread of the brightness inside. */
  readonly mean: number;
  readonly spread: number;
};

type Sizes = { readonly least: number; readonly most: number };

/** Finds all that is above a level and neither too small nor too large. Each place is visited once. */
export const blobsAbove = (
  marks: Plane,
  level: number,
  { brightness, least, most }: Sizes & { readonly brightness: Plane },
): Blob[] => {
  const { width, height, data } = marks;
  const seen = new Uint8Array(data.length);
  const stack = new Int32Array(data.length);
  const blobs: Blob[] = [];
  for (let start = 0; start < data.length; start += 1) {
    if (seen[start] === 1 || (data[start] ?? 0) <= level) continue;
    let depth = 0;
    let count = 0;
    const push = (place: number): void => {
      if (seen[place] === 1 || (data[place] ?? 0) <= level) return;
      seen[place] = 1;
      stack[depth] = place;
      depth += 1;
    };
    push(start);
    const tally = newTally();
    while (depth > 0) {
      depth -= 1;
      const place = stack[depth] ?? 0;
      const x = place % width;
      const y = (place - x) / width;
      count += 1;
      add(tally, { x, y }, brightness.data[place] ?? 0);
      if (x > 0) push(place - 1);
      if (x < width - 1) push(place + 1);
      if (y > 0) push(place - width);
      if (y < height - 1) push(place + width);
    }
    if (count >= least && count <= most) blobs.push(blobOf(tally, count));
  }
  return blobs;
};

type Tally = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  x: number;
  y: number;
  xx: number;
  yy: number;
  xy: number;
  value: number;
  squares: number;
};

const newTally = (): Tally => ({
  left: Infinity,
  right: -1,
  top: Infinity,
  bottom: -1,
  x: 0,
  y: 0,
  xx: 0,
  yy: 0,
  xy: 0,
  value: 0,
  squares: 0,
});

const add = (tally: Tally, { x, y }: { x: number; y: number }, value: number): void => {
  if (x < tally.left) tally.left = x;
  if (x > tally.right) tally.right = x;
  if (y < tally.top) tally.top = y;
  if (y > tally.bottom) tally.bottom = y;
  tally.x += x;
  tally.y += y;
  tally.xx += x * x;
  tally.yy += y * y;
  tally.xy += x * y;
  tally.value += value;
  tally.squares += value * value;
};

const blobOf = (tally: Tally, size: number): Blob => {
  const [x, y, mean] = [tally.x / size, tally.y / size, tally.value / size];
  const xx = tally.xx / size - x * x + 0.1;
  const yy = tally.yy / size - y * y + 0.1;
  const xy = tally.xy / size - x * y;
  const half = Math.sqrt(((xx - yy) / 2) ** 2 + xy ** 2);
  const middle = (xx + yy) / 2;
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy);
  return {
    left: tally.left,
    right: tally.right + 1,
    top: tally.top,
    bottom: tally.bottom + 1,
    size,
    length: Math.sqrt((middle + half) / Math.max(0.05, middle - half)),
    upright: Math.abs(Math.sin(angle)),
    mean,
    spread: Math.sqrt(Math.max(0, tally.squares / size - mean * mean)),
  };
};
