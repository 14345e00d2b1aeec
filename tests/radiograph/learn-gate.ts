import type { GateClass, GateModel } from '../../server/radiograph/gate.ts';
import { GATE_CLASSES } from '../../server/radiograph/gate.ts';
import { gateFeatures } from '../../server/radiograph/gate-features.ts';
import type { Raster } from '../../server/radiograph/raster.ts';
import { scaled, sharesOf } from '../../server/radiograph/softmax.ts';
import type { Negative } from './negatives.ts';
import { HELD_NEGATIVES, NEGATIVES, negative } from './negatives.ts';

/** Class that the gate should give each kind; the rules for colour and for blank pictures are not learned. */
const CLASS_OF: Readonly<Partial<Record<Negative, GateClass>>> = {
  greyPhoto: 'notTeeth',
  greyFace: 'notTeeth',
  screenshot: 'screen',
  darkScreenshot: 'screen',
  document: 'document',
  photographedDocument: 'document',
  chest: 'notTeeth',
  hand: 'notTeeth',
  skull: 'notTeeth',
  noise: 'notTeeth',
};

const ROUNDS = 500;
const STEP = 0.4;
const DECAY = 0.002;

type Row = { readonly features: readonly number[]; readonly own: GateClass };

const rangesOf = (rows: readonly Row[]): GateModel['ranges'] =>
  (rows[0]?.features ?? []).map((_, feature) => {
    const values = rows.map(({ features }) => features[feature] ?? 0).toSorted((a, b) => a - b);
    const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
    const spread = Math.sqrt(
      values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / values.length,
    );
    const at = (share: number): number => values[Math.floor(share * (values.length - 1))] ?? 0;
    const range = [mean, Math.max(1e-4, spread), at(0.005), at(0.995)] as const;
    return range.map((each) => Number(each.toPrecision(4))) as unknown as typeof range;
  });

/**
 * Learns to tell radiographs of teeth from the rest, every class with the same say. The same pictures always give the
 * same model.
 */
export const learnGate = (radiographs: readonly Raster[], seeds: readonly number[]): GateModel => {
  const rowOf = (raster: Raster, own: GateClass): Row[] => {
    const features = gateFeatures(raster);
    return features === null ? [] : [{ features, own }];
  };
  const rows = [
    ...radiographs.flatMap((raster) => rowOf(raster, 'radiograph')),
    ...NEGATIVES.flatMap((kind) => {
      const own = HELD_NEGATIVES.has(kind) ? undefined : CLASS_OF[kind];
      return own === undefined ? [] : seeds.flatMap((seed) => rowOf(negative(seed, kind), own));
    }),
  ];
  const ranges = rangesOf(rows);
  const known = rows.map(({ features, own }) => ({ at: scaled(features, ranges), own }));
  const share = new Map(
    GATE_CLASSES.map((each) => [each, rows.filter(({ own }) => own === each).length]),
  );
  let weights = GATE_CLASSES.map(() => [0, ...ranges.map(() => 0)]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = weights.map((own) =>
      own.map((weight, place) => (place === 0 ? 0 : DECAY * weight)),
    );
    for (const { at, own } of known) {
      const shares = sharesOf(weights, at);
      const say = 1 / (GATE_CLASSES.length * (share.get(own) ?? 1));
      for (const [index, each] of GATE_CLASSES.entries()) {
        const error = ((shares[index] ?? 0) - Number(each === own)) * say;
        const slope = slopes[index] ?? [];
        slope[0] = (slope[0] ?? 0) + error;
        for (const [place, value] of at.entries()) {
          slope[place + 1] = (slope[place + 1] ?? 0) + error * value;
        }
      }
    }
    weights = weights.map((own, index) =>
      own.map((weight, place) => weight - STEP * 4 * (slopes[index]?.[place] ?? 0)),
    );
  }
  const short = weights.map((own) => own.map((weight) => Number(weight.toFixed(4))));
  return { classes: GATE_CLASSES, ranges, weights: short };
};
