import { isSign } from '../../../../contracts/assessment/signs.ts';
import type { SignId } from '../../../../contracts/assessment/signs.ts';
import type { Label } from './labels.ts';
import { LABELS } from './labels.ts';
import learned from './weights.json' with { type: 'json' };
import type { Weights } from './weights.ts';
import { HUNDREDTHS } from './weights.ts';

/** Probability that each sign is told, and any danger at all; 0 to 1. */
export type Likelihoods = Readonly<Record<Label, number>>;

/** Judges texts by their features. */
export type Classifier = {
  readonly classify: (features: readonly string[]) => Likelihoods;
  /** Returns how much these features speak for a sign, which tells the part of a text that does so most. */
  readonly support: (features: readonly string[], sign: SignId) => number;
};

const probability = (sum: number): number => 1 / (1 + Math.exp(-sum));

/** Labels that a feature speaks for or against, by place, and how much. */
type Voices = { readonly places: Uint8Array; readonly weights: Float64Array };

const parse = (line: string): readonly [string, Voices] => {
  const [feature = '', voices = ''] = line.split('\t');
  const pairs = voices.split(' ').map((pair) => pair.split(':').map(Number));
  return [
    feature,
    {
      places: Uint8Array.from(pairs, ([place = 0]) => place),
      weights: Float64Array.from(pairs, ([, hundredths = 0]) => hundredths / HUNDREDTHS),
    },
  ];
};

/**
 * Makes a logistic regression for each label over the words of a message. The sum of the weights is divided by the
 * square root of how many features are known, so that a long message is not more dangerous than a short one.
 */
export const makeClassifier = ({ bias, calibration, features: lines }: Weights): Classifier => {
  const voicesOf = new Map(lines.map(parse));
  const sumsOf = (features: readonly string[]): Float64Array => {
    const sums = new Float64Array(LABELS.length);
    let known = 0;
    for (const feature of new Set(features)) {
      const voices = voicesOf.get(feature);
      if (voices === undefined) continue;
      known += 1;
      const { places, weights } = voices;
      for (let at = 0; at < places.length; at += 1) {
        const place = places[at] ?? 0;
        sums[place] = (sums[place] ?? 0) + (weights[at] ?? 0);
      }
    }
    const length = Math.sqrt(Math.max(1, known));
    return sums.map((sum, place) => sum / length + (bias[place] ?? 0) / HUNDREDTHS);
  };
  return {
    classify: (features) => {
      const sums = sumsOf(features);
      const likely = LABELS.map((label, at) => {
        const [slope = 1, shift = 0] = calibration[isSign(label) ? 'signs' : label];
        return [label, probability(slope * (sums[at] ?? 0) + shift)] as const;
      });
      return Object.fromEntries(likely) as Record<Label, number>;
    },
    support: (features, sign) => {
      const place = LABELS.indexOf(sign);
      return features.reduce((sum, feature) => {
        const voices = voicesOf.get(feature);
        return sum + (voices?.weights[voices.places.indexOf(place)] ?? 0);
      }, 0);
    },
  };
};

/** The classifier learned from server/training/examples/ (`npm run train:signs`). */
export const classifier = makeClassifier(learned);
