import type { Raster } from '../../server/radiograph/raster.ts';
import type { Random } from '../../server/training/xray-gate/random.ts';

/** A canvas to draw on: the brightness of each place, 0 to 255 and beyond. */
export type Canvas = { readonly width: number; readonly height: number; data: Float32Array };

export type Point = { readonly x: number; readonly y: number };

export const canvasOf = (width: number, height: number, value = 0): Canvas => ({
  width,
  height,
  data: new Float32Array(width * height).fill(value),
});

/** Reads a place; outside of the canvas counts what stands at the edge. */
export const at = ({ width, height, data }: Canvas, x: number, y: number): number => {
  const column = Math.min(width - 1, Math.max(0, x));
  const row = Math.min(height - 1, Math.max(0, y));
  return data[row * width + column] ?? 0;
};

/** Changes each place of a rectangle that is on the canvas. */
export const paint = (
  canvas: Canvas,
  [left, top, right, bottom]: readonly [number, number, number, number],
  change: (old: number, x: number, y: number) => number,
): void => {
  const { width, height, data } = canvas;
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, Math.ceil(bottom)); y += 1) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, Math.ceil(right)); x += 1) {
      const place = y * width + x;
      data[place] = change(data[place] ?? 0, x, y);
    }
  }
};

export const paintAll = (canvas: Canvas, change: Parameters<typeof paint>[2]): void =>
  paint(canvas, [0, 0, canvas.width, canvas.height], change);

const TWICE = [0, 1];

/** Blurs by means over means, which are nearly a bell. */
export const blur = (canvas: Canvas, sigma: number): void => {
  const radius = Math.round(sigma);
  if (radius < 1) return;
  for (const _ of TWICE) {
    sweep(canvas, radius, 'across');
    sweep(canvas, radius, 'down');
  }
};

const sweep = (canvas: Canvas, radius: number, way: 'across' | 'down'): void => {
  const { width, height, data } = canvas;
  const [lines, length] = way === 'across' ? [height, width] : [width, height];
  const [toNextLine, step] = way === 'across' ? [width, 1] : [1, width];
  const result = new Float32Array(data.length);
  const last = (length - 1) * step;
  for (let line = 0; line < lines; line += 1) {
    const start = line * toNextLine;
    let sum = 0;
    for (let near = -radius; near <= radius; near += 1) {
      sum += data[start + Math.max(0, near) * step] ?? 0;
    }
    for (let off = 0; off <= last; off += step) {
      result[start + off] = sum / (2 * radius + 1);
      const next = data[start + Math.min(last, off + (radius + 1) * step)] ?? 0;
      sum += next - (data[start + Math.max(0, off - radius * step)] ?? 0);
    }
  }
  canvas.data = result;
};

/** Makes soft noise: a grid of random values and what lies between them. Values around 0. */
export const softNoise = (canvas: Canvas, random: Random, grain: number): Float32Array => {
  const columns = Math.ceil(canvas.width / grain) + 2;
  const rows = Math.ceil(canvas.height / grain) + 2;
  const grid = Float32Array.from({ length: columns * rows }, () => random.next() * 2 - 1);
  const noise = new Float32Array(canvas.width * canvas.height);
  for (let y = 0; y < canvas.height; y += 1) {
    const row = Math.floor(y / grain);
    const down = y / grain - row;
    for (let x = 0; x < canvas.width; x += 1) {
      const column = Math.floor(x / grain);
      const across = x / grain - column;
      const corner = row * columns + column;
      const upper = (grid[corner] ?? 0) * (1 - across) + (grid[corner + 1] ?? 0) * across;
      const lower =
        (grid[corner + columns] ?? 0) * (1 - across) + (grid[corner + columns + 1] ?? 0) * across;
      noise[y * canvas.width + x] = upper * (1 - down) + lower * down;
    }
  }
  return noise;
};

/**
 * Turns the picture about its middle; what comes in from outside is dark. Returns a function that gives where a point
 * goes.
 */
export const rotate = (canvas: Canvas, degrees: number): ((point: Point) => Point) => {
  const { width, height } = canvas;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [middleX, middleY] = [width / 2, height / 2];
  const result = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [dx, dy] = [x - middleX, y - middleY];
      const [fromX, fromY] = [middleX + cos * dx + sin * dy, middleY - sin * dx + cos * dy];
      result[y * width + x] = between(canvas, fromX, fromY);
    }
  }
  canvas.data = result;
  return ({ x, y }) => {
    const [dx, dy] = [x - middleX, y - middleY];
    return { x: middleX + cos * dx - sin * dy, y: middleY + sin * dx + cos * dy };
  };
};

const OUTSIDE = 12;

const between = (canvas: Canvas, x: number, y: number): number => {
  if (x < 0 || y < 0 || x >= canvas.width || y >= canvas.height) return OUTSIDE;
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [x - column, y - row];
  const upper = at(canvas, column, row) * (1 - across) + at(canvas, column + 1, row) * across;
  const lower =
    at(canvas, column, row + 1) * (1 - across) + at(canvas, column + 1, row + 1) * across;
  return upper * (1 - down) + lower * down;
};

const clamp = (value: number): number => Math.min(255, Math.max(0, Math.round(value)));

/** Makes the finished picture, as the decoder of files gives it. */
export const rasterOf = (
  { width, height, data }: Canvas,
  colour: Raster['colour'] = { meanSaturation: 0, colouredShare: 0 },
): Raster => ({ width, height, gray: Uint8Array.from(data, clamp), colour });
