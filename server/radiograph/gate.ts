import type { RefusalReason } from '../../contracts/xray/xray.ts';
import { gateFeatures } from './gate-features.ts';
import learned from './learned/gate.json' with { type: 'json' };
import type { Raster } from './raster.ts';
import type { Softmax } from './softmax.ts';
import { scaled, sharesOf } from './softmax.ts';

/** Kinds of picture that the gate's model tells apart. Pictures in colour and blank ones need no model. */
export const GATE_CLASSES = ['radiograph', 'screen', 'document', 'notTeeth'] as const;
export type GateClass = (typeof GATE_CLASSES)[number];
export type GateModel = Softmax<GateClass>;

/** Verdict on a picture. The score tells how surely it is a picture of teeth by X-rays, from 0 (surely not) to 1. */
export type GateVerdict =
  | { readonly kind: 'radiograph'; readonly score: number }
  /** The person is asked what it shows. */
  | { readonly kind: 'unsure'; readonly score: number }
  | { readonly kind: 'refused'; readonly reason: RefusalReason; readonly score: number };

/** A radiograph photographed from a screen or a light box has a tint, but no colours of its own. */
const MOST_SATURATION = 0.3;
const MOST_COLOURED = 0.4;

/** Smallest contrast, in 256 levels: a picture that hardly changes shows nothing. */
const LEAST_CONTRAST = 14;

const isColourful = ({ meanSaturation, colouredShare }: Raster['colour']): boolean =>
  meanSaturation > MOST_SATURATION || colouredShare > MOST_COLOURED;

/** Returns true when the picture is all but one level, a few specks aside. */
const isBlank = ({ gray }: Raster): boolean => {
  const counts = new Uint32Array(256);
  for (const value of gray) counts[value] = (counts[value] ?? 0) + 1;
  let [low, high, left] = [0, 255, gray.length * 0.01];
  for (; low < 255 && left >= 0; low += 1) left -= counts[low] ?? 0;
  left = gray.length * 0.01;
  for (; high > 0 && left >= 0; high -= 1) left -= counts[high] ?? 0;
  return high - low < LEAST_CONTRAST;
};

/** Score from which a picture counts as a radiograph: chosen where both kinds of error are rare on made-up pictures. */
export const ACCEPTED_FROM = 0.5;

/**
 * Tells a dental radiograph from other pictures. Any raster is judged; a picture that cannot be read counts as blank.
 */
export const checkRadiograph = (
  raster: Raster,
  model: GateModel = learned as unknown as GateModel,
): GateVerdict => {
  const features = gateFeatures(raster);
  if (features === null || isBlank(raster)) return { kind: 'refused', reason: 'blank', score: 0 };
  if (isColourful(raster.colour)) return { kind: 'refused', reason: 'colour', score: 0 };
  const shares = sharesOf(model.weights, scaled(features, model.ranges));
  const score = shares[model.classes.indexOf('radiograph')] ?? 0;
  if (score >= ACCEPTED_FROM) return { kind: 'radiograph', score };
  const others = model.classes
    .map((reason, index) => ({ reason, share: shares[index] ?? 0 }))
    .flatMap(({ reason, share }) => (reason === 'radiograph' ? [] : [{ reason, share }]))
    .toSorted((a, b) => b.share - a.share);
  return { kind: 'refused', reason: others[0]?.reason ?? 'notTeeth', score };
};
