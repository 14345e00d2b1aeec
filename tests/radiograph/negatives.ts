import type { Raster } from '../../server/radiograph/raster.ts';
import type { Canvas } from './canvas.ts';
import { blur, canvasOf, paint, paintAll, rasterOf, softNoise } from './canvas.ts';
import { drawBody } from './bodies.ts';
import type { Random } from '../../server/training/xray-gate/random.ts';
import { randomOf } from '../../server/training/xray-gate/random.ts';

/** Pictures that are not of teeth by X-rays. Those of the last line are kept for the end. */
export const NEGATIVES = [
  'colourPhoto',
  'greyPhoto',
  'greyFace',
  'screenshot',
  'darkScreenshot',
  'document',
  'photographedDocument',
  'blank',
  'chest',
  'hand',
  'skull',
  'noise',
  'knee',
  'greyStreet',
] as const;
export type Negative = (typeof NEGATIVES)[number];
export const HELD_NEGATIVES: ReadonlySet<Negative> = new Set(['knee', 'greyStreet']);

const sized = (random: Random): Canvas => {
  const long = Math.round(random.between(380, 640));
  const short = Math.round(long * random.between(0.5, 0.8));
  return random.chance(0.5) ? canvasOf(long, short) : canvasOf(short, long);
};

/** Draws soft light over things with and without an outline. */
const drawThings = (canvas: Canvas, random: Random): void => {
  const { width, height } = canvas;
  const [wide, fine] = [
    softNoise(canvas, random, width / 3),
    softNoise(canvas, random, width / 40),
  ];
  const base = random.between(80, 170);
  paintAll(canvas, (_, x, y) => base + 60 * (wide[y * width + x] ?? 0));
  const count = Math.round(random.between(4, 14));
  for (let thing = 0; thing < count; thing += 1) {
    const [x, y] = [random.between(0, width), random.between(0, height)];
    const [wider, higher] = [
      width * random.between(0.04, 0.25),
      height * random.between(0.04, 0.25),
    ];
    const [level, rough] = [random.between(15, 245), random.between(0, 22)];
    const box = random.chance(0.5);
    const light = random.between(-30, 30);
    paint(canvas, [x - wider, y - higher, x + wider, y + higher], (old, column, row) => {
      const [dx, dy] = [(column - x) / wider, (row - y) / higher];
      if (!box && dx * dx + dy * dy > 1) return old;
      return level + light * dx + rough * (fine[row * width + column] ?? 0);
    });
  }
  blur(canvas, random.between(0, 2));
  grain(canvas, random);
};

const grain = (canvas: Canvas, random: Random): void => {
  const size = random.between(0.5, 5);
  paintAll(canvas, (old) => old + size * random.bell());
};

/** Draws a face before a wall. */
const drawFace = (canvas: Canvas, random: Random): void => {
  drawThings(canvas, random);
  const { width, height } = canvas;
  const [x, y, size] = [
    width / 2,
    height * 0.52,
    Math.min(width, height) * random.between(0.26, 0.4),
  ];
  const skin = random.between(95, 205);
  const oval = (at: readonly [number, number], half: readonly [number, number], level: number) =>
    paint(
      canvas,
      [at[0] - half[0], at[1] - half[1], at[0] + half[0], at[1] + half[1]],
      (old, column, row) => {
        const far = ((column - at[0]) / half[0]) ** 2 + ((row - at[1]) / half[1]) ** 2;
        return far > 1 ? old : level + (25 * (column - x)) / size - 18 * far;
      },
    );
  oval([x, y - size * 0.25], [size * 1.1, size * 1.3], random.between(20, 70));
  oval([x, y], [size, size * 1.25], skin);
  for (const side of [-0.38, 0.38]) {
    oval([x + side * size, y - size * 0.2], [size * 0.17, size * 0.09], 235);
    oval([x + side * size, y - size * 0.2], [size * 0.08, size * 0.08], 30);
  }
  oval([x, y + size * 0.6], [size * 0.38, size * 0.1], skin - 55);
  if (random.chance(0.5)) oval([x, y + size * 0.6], [size * 0.28, size * 0.05], 228);
  blur(canvas, random.between(0.6, 2));
  grain(canvas, random);
};

/** Writes lines of words, each word a row of short strokes. */
const writeLines = (
  canvas: Canvas,
  random: Random,
  [left, top, right, bottom]: readonly [number, number, number, number],
  [ink, size]: readonly [number, number],
): void => {
  for (let y = top; y + size < bottom; y += size * 1.7) {
    const end = random.chance(0.2) ? left + (right - left) * random.between(0.2, 0.8) : right;
    for (let x = left; x < end; x += size * random.between(0.45, 0.62)) {
      if (random.chance(0.15)) continue;
      const high = random.chance(0.3) ? 0 : size * 0.3;
      paint(canvas, [x, y + high, x + size * 0.16, y + size], () => ink);
      const bar = y + random.pick([high, size * 0.6, size * 0.85]);
      paint(canvas, [x, bar, x + size * 0.38, bar + size * 0.14], () => ink);
    }
  }
};

const drawScreen = (canvas: Canvas, random: Random, dark: boolean): void => {
  const { width, height } = canvas;
  const levels = dark ? [18, 34, 48, 70] : [255, 246, 232, 214];
  const ink = dark ? 222 : 38;
  paintAll(canvas, () => levels[0] ?? 0);
  const head = random.pick([60, 130, levels[2] ?? 0]);
  paint(canvas, [0, 0, width, height * 0.08], () => head);
  const rows = Math.round(random.between(2, 6));
  for (let row = 0; row < rows; row += 1) {
    const top = height * (0.1 + (0.9 * row) / rows);
    const bottom = top + (height * 0.8) / rows;
    const level = random.pick(levels);
    const [left, right] = [width * random.between(0.03, 0.3), width * random.between(0.6, 0.97)];
    paint(canvas, [left, top, right, bottom], () => level);
    if (random.chance(0.25)) {
      const accent = random.between(60, 200);
      paint(canvas, [left + 6, top + 6, left + width * 0.2, bottom - 6], () => accent);
    }
    const size = random.between(7, 15);
    writeLines(canvas, random, [left + width * 0.05, top + 8, right - 8, bottom - 4], [ink, size]);
  }
};

const drawPage = (canvas: Canvas, random: Random): void => {
  const { width, height } = canvas;
  const paper = random.between(246, 255);
  paintAll(canvas, () => paper);
  const size = random.between(7, 13);
  const [side, top] = [width * random.between(0.06, 0.12), height * random.between(0.05, 0.15)];
  writeLines(
    canvas,
    random,
    [side, top, width - side, height * random.between(0.6, 0.95)],
    [30, size],
  );
  if (random.chance(0.3)) paint(canvas, [side, top / 3, width / 2, top * 0.8], () => 70);
};

const DRAW: Readonly<Record<Negative, (canvas: Canvas, random: Random) => void>> = {
  colourPhoto: drawThings,
  greyPhoto: drawThings,
  greyFace: drawFace,
  screenshot: (canvas, random) => drawScreen(canvas, random, false),
  darkScreenshot: (canvas, random) => drawScreen(canvas, random, true),
  document: drawPage,
  photographedDocument: (canvas, random) => {
    drawPage(canvas, random);
    const light = softNoise(canvas, random, canvas.width / 1.5);
    paintAll(canvas, (old, x, y) => old * (0.72 + 0.2 * (light[y * canvas.width + x] ?? 0)));
    blur(canvas, random.between(0, 1.4));
    grain(canvas, random);
  },
  blank: (canvas, random) => {
    const level = random.between(0, 255);
    paintAll(canvas, () => level + random.bell());
  },
  chest: (canvas, random) => drawBody('chest', canvas, random),
  hand: (canvas, random) => drawBody('hand', canvas, random),
  skull: (canvas, random) => drawBody('skull', canvas, random),
  knee: (canvas, random) => drawBody('knee', canvas, random),
  noise: (canvas, random) => {
    const [size, soft] = [random.between(20, 70), softNoise(canvas, random, random.between(3, 60))];
    paintAll(canvas, (_, x, y) => {
      const cloud = soft[y * canvas.width + x] ?? 0;
      return 128 + size * (random.chance(0.5) ? random.bell() : 1.5 * cloud);
    });
  },
  greyStreet: (canvas, random) => {
    const { width, height } = canvas;
    paintAll(canvas, (_old, _x, y) => 220 - (60 * y) / height);
    for (let x = 0; x < width;) {
      const wide = width * random.between(0.08, 0.2);
      const top = height * random.between(0.1, 0.5);
      const level = random.between(50, 170);
      paint(canvas, [x, top, x + wide, height * 0.85], () => level);
      for (let y = top + 10; y < height * 0.8; y += 18) {
        for (let w = x + 6; w < x + wide - 8; w += 15) {
          const glass = random.between(20, 220);
          paint(canvas, [w, y, w + 8, y + 10], () => glass);
        }
      }
      x += wide;
    }
    paint(canvas, [0, height * 0.85, width, height], () => 70);
    blur(canvas, random.between(0, 1.4));
    grain(canvas, random);
  },
};

const colourOf = (kind: Negative, random: Random): Raster['colour'] => {
  if (kind === 'colourPhoto') {
    return { meanSaturation: random.between(0.32, 0.7), colouredShare: random.between(0.45, 0.95) };
  }
  const isTinted = kind === 'screenshot' || kind === 'photographedDocument' || kind === 'greyFace';
  return isTinted
    ? { meanSaturation: random.between(0, 0.2), colouredShare: random.between(0, 0.3) }
    : { meanSaturation: 0, colouredShare: 0 };
};

/** Draws a picture; the same seed gives the same one. */
export const negative = (seed: number, kind: Negative): Raster => {
  const random = randomOf(seed * 57 + NEGATIVES.indexOf(kind) + 7);
  const canvas = sized(random);
  DRAW[kind](canvas, random);
  return rasterOf(canvas, colourOf(kind, random));
};
