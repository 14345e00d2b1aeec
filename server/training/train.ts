import { readClauses } from '../assessment/evidence/text/clauses.ts';
import type { Example } from './examples.ts';
import { featuresOf, splitJoined } from '../assessment/signs/classifier/features.ts';
import { LABELS } from '../assessment/signs/classifier/labels.ts';
import type { Weights } from '../assessment/signs/classifier/weights.ts';
import { HUNDREDTHS } from '../assessment/signs/classifier/weights.ts';

/** Fewest messages that a feature must be seen in: a rarer one says more of their writers than of danger. */
const SEEN_AT_LEAST = 3;
const EPOCHS = 20;
const STEP = 0.3;
/** Pulls each weight towards nothing. */
const DECAY = 0.005;
/** Weights below this are dropped: they cost room and change nothing. */
const WORTH_KEEPING = 0.4;
/**
 * Weight of errors on messages that sound alarming: a question too many on these costs less than one on ordinary ones.
 */
const COST_OF_ALARMING = 0.3;
/** Smallest error that is learned from: steps where there is nothing to learn are left out. */
const LEARNED = 0.002;
/** Keeps the first step from being divided by nothing. */
const SOFT = 1e-6;

type Row = {
  readonly features: Int32Array;
  /** 1 divided by the square root of the number of features. */
  readonly scale: number;
  readonly isTold: readonly boolean[];
  readonly cost: number;
};

/** Makes a shuffle that always gives the same order, so that the same examples teach the same. */
const shuffler = () => {
  let seed = 1;
  const below = (most: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  return (order: number[]): void => {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = below(at + 1);
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
  };
};

const vocabularyOf = (messages: ReadonlyArray<ReadonlySet<string>>): string[] => {
  const counts = new Map<string, number>();
  for (const features of messages) {
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= SEEN_AT_LEAST)
    .map(([feature]) => feature)
    .toSorted();
};

/** Learns the weights of one label by stochastic gradient descent with steps that shrink by feature (AdaGrad). */
const learnLabel = (rows: readonly Row[], label: number, size: number) => {
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(SOFT);
  let [bias, biasSquares] = [0, SOFT];
  const order = rows.map((_, at) => at);
  const shuffle = shuffler();
  const learnFrom = ({ features, scale, isTold, cost }: Row): void => {
    let sum = bias;
    for (const feature of features) sum += (weights[feature] ?? 0) * scale;
    const error = (1 / (1 + Math.exp(-sum)) - Number(isTold[label])) * cost;
    if (Math.abs(error) < LEARNED) return;
    for (const feature of features) {
      const weight = weights[feature] ?? 0;
      const slope = error * scale + DECAY * weight;
      const square = (squares[feature] ?? SOFT) + slope * slope;
      squares[feature] = square;
      weights[feature] = weight - (STEP * slope) / Math.sqrt(square);
    }
    biasSquares += error * error;
    bias -= (STEP * error) / Math.sqrt(biasSquares);
  };
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order);
    for (const at of order) learnFrom(rows[at] as Row);
  }
  return { weights, bias };
};

const inHundredths = (weight: number): number => Math.round(weight * HUNDREDTHS);

/** Learns from examples which words speak for which sign. Deterministic; takes seconds. */
export const train = (examples: readonly Example[]): Weights => {
  const messages = examples.map(
    ({ text }) => new Set(readClauses(text).map(splitJoined).flatMap(featuresOf)),
  );
  const vocabulary = vocabularyOf(messages);
  const placeOf = new Map(vocabulary.map((feature, place) => [feature, place]));
  const rows = examples.map(({ signs, kind }, at): Row => {
    const features = Int32Array.from(
      [...(messages[at] ?? [])].flatMap((feature) => placeOf.get(feature) ?? []),
    );
    return {
      features,
      scale: 1 / Math.sqrt(Math.max(1, features.length)),
      isTold: LABELS.map((label) =>
        label === 'danger' ? signs.length > 0 : signs.includes(label),
      ),
      cost: kind === 'alarming' ? COST_OF_ALARMING : 1,
    };
  });
  const learned = LABELS.map((_, label) => learnLabel(rows, label, vocabulary.length));
  return {
    labels: LABELS,
    bias: learned.map(({ bias }) => inHundredths(bias)),
    features: vocabulary.flatMap((feature, place) => {
      const kept = learned.flatMap(({ weights }, label) => {
        const weight = weights[place] ?? 0;
        return Math.abs(weight) < WORTH_KEEPING ? [] : `${label}:${inHundredths(weight)}`;
      });
      return kept.length === 0 ? [] : `${feature}\t${kept.join(' ')}`;
    }),
  };
};
