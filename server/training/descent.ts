import { probability } from '../assessment/learned/logistic.ts';

/** What one row shows: places of its features, each as 1 times the scale. */
export type Row = {
  readonly features: Int32Array;
  /** Makes long texts weigh no more than short ones (`scaleOf`). */
  readonly scale: number;
};

export type Descent<T> = {
  readonly epochs: number;
  /** Pulls each weight towards nothing. */
  readonly decay: number;
  /** A row counts as much as this says; each counts 1 where it is absent. */
  readonly sayOf?: (row: T) => number;
};

const STEP = 0.3;
/** Smallest error that is learned from: steps where there is nothing to learn are left out. */
const LEARNED = 0.002;
/** Keeps the first step from being divided by nothing. */
const SOFT = 1e-6;

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

/**
 * Learns a logistic regression by stochastic gradient descent with steps that shrink by feature (AdaGrad).
 */
export const descend = <T extends Row>(
  rows: readonly T[],
  size: number,
  isTrue: (row: T) => boolean,
  { epochs, decay, sayOf = () => 1 }: Descent<T>,
) => {
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(SOFT);
  let [bias, biasSquares] = [0, SOFT];
  const order = rows.map((_, at) => at);
  const shuffle = shuffler();
  const learnFrom = (row: T): void => {
    const { features, scale } = row;
    let sum = bias;
    for (const feature of features) sum += (weights[feature] ?? 0) * scale;
    const error = (probability(sum) - Number(isTrue(row))) * sayOf(row);
    if (Math.abs(error) < LEARNED) return;
    for (const feature of features) {
      const weight = weights[feature] ?? 0;
      const slope = error * scale + decay * weight;
      const square = (squares[feature] ?? SOFT) + slope * slope;
      squares[feature] = square;
      weights[feature] = weight - (STEP * slope) / Math.sqrt(square);
    }
    biasSquares += error * error;
    bias -= (STEP * error) / Math.sqrt(biasSquares);
  };
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order);
    for (const at of order) learnFrom(rows[at] as T);
  }
  return { weights, bias };
};
