import { readBuilt } from '../../../lib/built-file.ts';
import { probability } from '../../learned/logistic.ts';
import { isSign } from '../../../../contracts/assessment/signs.ts';
import type { SignId } from '../../../../contracts/assessment/signs.ts';
import type { Label } from './labels.ts';
import { LABELS } from './labels.ts';
import type { Weights } from './weights.ts';
import { HUNDREDTHS } from './weights.ts';

/** Probability that each sign is told, and any danger at all; 0 to 1. */
export type Likelihoods = Readonly<Record<Label, number>>;

/** Features that a classifier knows, each by the place of its first voice. */
export type Known = readonly number[];

/** Judges texts by the features of them that it knows. */
export type Classifier = {
  readonly known: (features: readonly string[]) => Known;
  readonly classify: (known: Known) => Likelihoods;
  /** Returns how much these features speak for a sign, which tells the part of a text that does so most. */
  readonly support: (known: Known, sign: SignId) => number;
};

/** The voices of all features, one behind the other: small arrays of their own would take ten times the memory. */
type Voices = {
  /** Place of the first voice of each feature; those of a feature end where the next begin. */
  readonly firstOf: ReadonlyMap<string, number>;
  readonly ends: Uint32Array;
  /** Label that each voice speaks for or against, by place, and how much in hundredths. */
  readonly places: Uint8Array;
  readonly weights: Int16Array;
};

const gather = (lines: readonly string[]): Voices => {
  const firstOf = new Map<string, number>();
  const ends: number[] = [];
  const pairs: number[] = [];
  for (const line of lines) {
    const [feature = '', voices = ''] = line.split('\t');
    firstOf.set(feature, pairs.length / 2);
    const first = pairs.length / 2;
    for (const voice of voices.split(' ')) pairs.push(...voice.split(':').map(Number));
    ends[first] = pairs.length / 2;
  }
  return {
    firstOf,
    ends: Uint32Array.from(ends, (end = 0) => end),
    places: Uint8Array.from(pairs.filter((_, at) => at % 2 === 0)),
    weights: Int16Array.from(pairs.filter((_, at) => at % 2 === 1)),
  };
};

/**
 * Makes a logistic regression for each label over the words of a message. The sum of the weights is divided by the
 * square root of how many features are known, so that a long message is not more dangerous than a short one.
 */
export const makeClassifier = ({ bias, calibration, features: lines }: Weights): Classifier => {
  const { firstOf, ends, places, weights } = gather(lines);
  const sumsOf = (features: ReadonlySet<number>): Float64Array => {
    const sums = new Float64Array(LABELS.length);
    for (const first of features) {
      for (let at = first; at < (ends[first] ?? 0); at += 1) {
        const place = places[at] ?? 0;
        sums[place] = (sums[place] ?? 0) + (weights[at] ?? 0) / HUNDREDTHS;
      }
    }
    const length = Math.sqrt(Math.max(1, features.size));
    return sums.map((sum, place) => sum / length + (bias[place] ?? 0) / HUNDREDTHS);
  };
  return {
    known: (features) => features.flatMap((feature) => firstOf.get(feature) ?? []),
    classify: (known) => {
      const sums = sumsOf(new Set(known));
      const likelihoods: Partial<Record<Label, number>> = {};
      for (const [at, label] of LABELS.entries()) {
        const [slope = 1, shift = 0] = calibration[isSign(label) ? 'signs' : label];
        likelihoods[label] = probability(slope * (sums[at] ?? 0) + shift);
      }
      return likelihoods as Record<Label, number>;
    },
    support: (known, sign) => {
      const place = LABELS.indexOf(sign);
      let sum = 0;
      for (const first of known) {
        for (let at = first; at < (ends[first] ?? 0); at += 1) {
          if (places[at] === place) sum += (weights[at] ?? 0) / HUNDREDTHS;
        }
      }
      return sum;
    },
  };
};

/** The classifier learned from server/training/examples/ (`npm run train:words`). */
export const classifier = makeClassifier(
  JSON.parse(
    readBuilt('signs/weights.json', { source: 'weights.json', reader: import.meta.url }),
  ) as Weights,
);
