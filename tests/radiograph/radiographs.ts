import type { Canvas } from './canvas.ts';
import { canvasOf, paintAll } from './canvas.ts';
import type { Drawn } from './findings.ts';
import { drawRow } from './jaw.ts';
import type { Random } from '../../server/training/xray-gate/random.ts';
import type { Tooth } from './tooth.ts';
import { LEVEL } from './tooth.ts';

export type Drawing = { readonly canvas: Canvas; readonly drawn: readonly Drawn[] };

/** Sets teeth side by side from a place on, each on a line that may bend. */
const rowOf = (
  widths: readonly number[],
  down: 1 | -1,
  {
    random,
    start,
    lineAt,
  }: { random: Random; start: number; lineAt: (x: number) => { y: number; lean: number } },
): Tooth[] => {
  let x = start;
  return widths.map((width) => {
    const middle = x + width / 2;
    x += width * random.between(1.02, 1.07);
    const { y, lean } = lineAt(middle);
    const slim = width < Math.max(...widths) * 0.8;
    return {
      edge: { x: middle, y: y + random.between(-1, 1) },
      down,
      lean: lean + random.between(-0.05, 0.05),
      width,
      crown: width * (slim ? random.between(1.2, 1.35) : random.between(0.86, 1)),
      root: width * (slim ? random.between(1.9, 2.2) : random.between(1.4, 1.65)),
      roots: slim || width < 8 ? 1 : 2,
      tone: random.between(-10, 10),
    };
  });
};

const everywhere = (): number => 1;

/** Draws both rows of one side, as seen when the teeth are closed on a film. */
export const drawBitewing = (random: Random): Drawing => {
  const width = Math.round(random.between(380, 480));
  const canvas = canvasOf(width, Math.round(width * random.between(0.72, 0.8)), LEVEL.soft - 14);
  const unit = width / random.between(4.1, 4.9);
  const middle = canvas.height * random.between(0.46, 0.54);
  const gap = unit * random.between(0.03, 0.09);
  const bend = random.between(-0.0002, 0.0002);
  const drawn = ([-1, 1] as const).flatMap((down) => {
    const kinds = Array.from({ length: 7 }, (_, index) =>
      index > 2 ? unit * random.between(1, 1.12) : unit * random.between(0.68, 0.78),
    );
    const widths = random.chance(0.5) ? kinds : kinds.toReversed();
    const lineAt = (x: number) => ({
      y: middle + down * gap + bend * (x - width / 2) ** 2,
      lean: 0,
    });
    const start = -unit * random.between(0.2, 1.1);
    return drawRow(
      canvas,
      { teeth: rowOf(widths, down, { random, start, lineAt }), down },
      { random, reach: everywhere },
    );
  });
  return { canvas, drawn };
};

/** Draws a few teeth of one row to the tips of their roots. */
export const drawPeriapical = (random: Random): Drawing => {
  const upright = random.chance(0.5);
  const long = Math.round(random.between(380, 480));
  const short = Math.round(long * random.between(0.72, 0.8));
  const [width, height] = upright ? [short, long] : [long, short];
  const down = random.pick([1, -1] as const);
  const canvas = canvasOf(width, height, LEVEL.soft - 14);
  const unit = upright ? width / random.between(2.5, 3.3) : height / random.between(2.7, 3.1);
  const slim = random.chance(0.4);
  const widths = Array.from(
    { length: 8 },
    (_, index) => unit * (slim || index < 2 ? random.between(0.68, 0.78) : random.between(1, 1.1)),
  );
  const from = down === 1 ? random.between(0.03, 0.12) : random.between(0.88, 0.97);
  const lineAt = () => ({ y: height * from, lean: 0 });
  const start = -unit * random.between(0.2, 1);
  const teeth = rowOf(widths, down, { random, start, lineAt });
  const drawn = drawRow(canvas, { teeth, down }, { random, reach: everywhere });
  if (down === -1 && random.chance(0.5)) drawSinus(canvas, random);
  return { canvas, drawn };
};

/** Draws the hollow above the upper back teeth, with its thin bright floor. */
const drawSinus = (canvas: Canvas, random: Random): void => {
  const { width, height } = canvas;
  const middle = width * random.between(0.2, 0.8);
  const [wide, high] = [width * random.between(0.3, 0.5), height * random.between(0.12, 0.22)];
  paintAll(canvas, (old, x, y) => {
    const far = ((x - middle) / wide) ** 2 + (y / high) ** 2;
    if (far > 1.06 || old > 150) return old;
    return far > 1 ? old + 22 : old - 34;
  });
};

/** Sizes of the teeth from the middle of the mouth to its back, in shares of the first molar's. */
const HALF_ROW = [0.72, 0.62, 0.7, 0.68, 0.68, 1, 0.96, 0.9];

/** Draws the whole mouth, from joint to joint. */
export const drawPanoramic = (random: Random): Drawing => {
  const width = Math.round(random.between(780, 900));
  const height = Math.round(width * random.between(0.46, 0.54));
  const canvas = canvasOf(width, height, LEVEL.air);
  const unit = width * random.between(0.051, 0.056);
  const middle = { x: width / 2, y: height * random.between(0.46, 0.52) };
  const bend = (height * random.between(0.03, 0.1)) / (width * 0.36) ** 2;
  drawFace(canvas, random, middle);
  const gap = unit * random.between(0.04, 0.14);
  const jawEnd = (x: number) => middle.y + height * 0.37 - bend * 1.6 * (x - middle.x) ** 2;
  const reach = (x: number, y: number): number => {
    const side = Math.abs(x - middle.x) / width;
    const past = Math.max(0, side - 0.36) * 14;
    const below = Math.min(1, Math.max(0, (jawEnd(x) - y) / 8));
    const above = Math.min(1, Math.max(0, (y - (middle.y - height * 0.33)) / 20));
    return Math.max(0, 1 - past) * below * above;
  };
  const drawn = ([-1, 1] as const).flatMap((down) => {
    const size = down === 1 ? unit * 0.96 : unit;
    const back = random.chance(0.4) ? HALF_ROW.slice(0, -1) : HALF_ROW;
    const half = back.map((share) => share * size * random.between(0.95, 1.05));
    const widths = [...half.toReversed(), ...half];
    const start = middle.x - (widths.reduce((sum, each) => sum + each, 0) * 1.045) / 2;
    const lineAt = (x: number) => ({
      y: middle.y + down * gap - bend * (x - middle.x) ** 2,
      lean: down * bend * 1.2 * (x - middle.x),
    });
    return drawRow(
      canvas,
      { teeth: rowOf(widths, down, { random, start, lineAt }), down },
      { random, reach },
    );
  });
  drawRamus(canvas, random, middle);
  return { canvas, drawn };
};

/** Draws the soft parts, and the spine's pale shadow over the middle. */
const drawFace = (canvas: Canvas, random: Random, middle: { x: number; y: number }): void => {
  const { width, height } = canvas;
  const spine = random.between(6, 26);
  const throat = random.between(0, 22);
  paintAll(canvas, (old, x, y) => {
    const [dx, dy] = [(x - middle.x) / width, (y - middle.y) / height];
    const face = 1 - (dx / 0.47) ** 4 - (dy / 0.52) ** 4;
    const shadow = spine * Math.exp(-((dx / 0.05) ** 2));
    const breath = throat * Math.exp(-(((Math.abs(dx) - 0.37) / 0.03) ** 2));
    return old + Math.min(1, Math.max(0, face * 2)) * (LEVEL.soft - 16 - breath) + shadow;
  });
};

/** Draws the rising part of the lower jaw at both sides. */
const drawRamus = (canvas: Canvas, random: Random, middle: { x: number; y: number }): void => {
  const { width, height } = canvas;
  const place = random.between(0.39, 0.42);
  const level = random.between(30, 55);
  paintAll(canvas, (old, x, y) => {
    const side = Math.abs(x - middle.x) / width;
    const far =
      ((side - place) / 0.05) ** 2 + ((y - middle.y + height * 0.05) / (height * 0.4)) ** 4;
    return far < 1 ? Math.min(235, old + level * Math.min(1, (1 - far) * 4)) : old;
  });
};
