import type { RefusalReason } from '../../contracts/xray/xray.ts';
import learned from './learned/gate.json' with { type: 'json' };
import type { Raster, SeenRaster } from './raster.ts';

/** Weights of the backbone's numbers, after the bias, and the scores between which nothing is certain. */
export type GateModel = {
  readonly bias: number;
  readonly weights: readonly number[];
  readonly acceptFrom: number;
  readonly refuseBelow: number;
};

/** Verdict on a picture. Where it is `unsure`, the person is asked what the picture is. */
export type GateVerdict =
  | { readonly kind: 'radiograph' | 'unsure'; readonly score: number }
  | { readonly kind: 'refused'; readonly reason: RefusalReason; readonly score: number };

const MOST_SATURATION = 0.3;
const MOST_COLOURED = 0.4;

/** A film on a coloured base has hues that are at least so alike. */
const ONE_HUE = 0.9;
/** Hues of skin, gums and teeth in a photo, in degrees around red: no film base has them. */
const FLESH = { from: 340, to: 28 } as const;

/** Smallest contrast, in 256 levels: a picture that hardly changes shows nothing. */
const LEAST_CONTRAST = 14;

/** Returns true for a photo in colour. A film on a blue, green or brown base has one hue, and is none. */
const isColourful = ({ colour, tint }: SeenRaster): boolean => {
  const isColoured =
    colour.meanSaturation > MOST_SATURATION || colour.colouredShare > MOST_COLOURED;
  const isFlesh = tint.hue > FLESH.from || tint.hue < FLESH.to;
  return isColoured && (isFlesh || tint.oneness < ONE_HUE);
};

/** Returns true when the picture is all but one level, a few specks aside. */
const isBlank = ({ gray, width, height }: Raster): boolean => {
  if (!(width * height > 0) || gray.length < width * height) return true;
  const counts = new Uint32Array(256);
  for (const value of gray) counts[value] = (counts[value] ?? 0) + 1;
  let [low, high, left] = [0, 255, gray.length * 0.01];
  for (; low < 255 && left >= 0; low += 1) left -= counts[low] ?? 0;
  left = gray.length * 0.01;
  for (; high > 0 && left >= 0; high -= 1) left -= counts[high] ?? 0;
  return high - low < LEAST_CONTRAST;
};

/**
 * Tells a dental radiograph from other pictures, or that it does not know. Colour and emptiness are rules; the rest is a
 * logistic regression over what the backbone sees, learned from real pictures (docs/xray.md).
 */
export const checkRadiograph = (raster: SeenRaster, model: GateModel = learned): GateVerdict => {
  if (isBlank(raster)) return { kind: 'refused', reason: 'blank', score: -Infinity };
  if (isColourful(raster)) return { kind: 'refused', reason: 'colour', score: -Infinity };
  const score = model.weights.reduce(
    (sum, weight, at) => sum + weight * (raster.numbers[at] ?? 0),
    model.bias,
  );
  if (score >= model.acceptFrom) return { kind: 'radiograph', score };
  return score < model.refuseBelow
    ? { kind: 'refused', reason: 'notTeeth', score }
    : { kind: 'unsure', score };
};
