import type { DetectionId, XrayBox } from '../../contracts/xray/xray.ts';
import type { Raster } from '../../server/radiograph/raster.ts';
import type { Canvas, Point } from './canvas.ts';
import { rasterOf } from './canvas.ts';
import type { Nuisance } from './nuisances.ts';
import { spoil } from './nuisances.ts';
import type { Random } from '../../server/training/xray-gate/random.ts';
import { randomOf } from '../../server/training/xray-gate/random.ts';
import type { Drawing } from './radiographs.ts';
import { drawBitewing, drawPanoramic, drawPeriapical } from './radiographs.ts';

export const VIEWS = ['bitewing', 'periapical', 'panoramic'] as const;
export type View = (typeof VIEWS)[number];

/** A detection that was drawn, and where it is, in shares of the picture. */
export type Known = { readonly detection: DetectionId; readonly box: XrayBox };

/** A made-up radiograph with all that is to be found on it. */
export type MadeUp = {
  readonly seed: number;
  readonly view: View;
  readonly nuisance: Nuisance;
  readonly raster: Raster;
  readonly known: readonly Known[];
};

const DRAW: Readonly<Record<View, (random: Random) => Drawing>> = {
  bitewing: drawBitewing,
  periapical: drawPeriapical,
  panoramic: drawPanoramic,
};

/** Share of a finding that has to be on the picture, or a reader could not be asked to see it. */
const SEEN_AT_LEAST = 0.6;

const boxOf = (outline: readonly Point[], { width, height }: Canvas): XrayBox | null => {
  const [xs, ys] = [outline.map(({ x }) => x / width), outline.map(({ y }) => y / height)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  const box = { x, y, width: Math.min(1, right) - x, height: Math.min(1, bottom) - y };
  if (box.width <= 0 || box.height <= 0) return null;
  const seen = (box.width * box.height) / ((right - left) * (bottom - top));
  return seen < SEEN_AT_LEAST ? null : box;
};

/** Draws a picture; the same seed gives the same one. */
export const generate = (seed: number, view: View, nuisance: Nuisance): MadeUp => {
  const random = randomOf(seed * 31 + VIEWS.indexOf(view));
  const { canvas, drawn } = DRAW[view](random);
  const move = spoil(canvas, nuisance, random);
  const known = drawn.flatMap(({ detection, outline }) => {
    const box = boxOf(outline.map(move), canvas);
    return box === null ? [] : [{ detection, box }];
  });
  return { seed, view, nuisance, raster: rasterOf(canvas), known };
};
