import { readSentences } from '../assessment/evidence/text/clauses.ts';
import type { Example } from './examples.ts';
import { partsOf, stretchesOf } from '../assessment/signs/stretches.ts';
import type { Label } from '../assessment/signs/classifier/labels.ts';
import { SIGN_IDS } from '../../contracts/assessment/signs.ts';
import { LABELS } from '../assessment/signs/classifier/labels.ts';
import type { Weights } from '../assessment/signs/classifier/weights.ts';
import { HUNDREDTHS } from '../assessment/signs/classifier/weights.ts';

/** Fewest messages that a feature must be seen in: a rarer one says more of their writers than of danger. */
const SEEN_AT_LEAST = 3;
const EPOCHS = 20;
const STEP = 0.3;
/** Pulls each weight towards nothing. */
const DECAY = 0.002;
/** Weights below this are dropped: they cost room and change nothing. */
const WORTH_KEEPING = 0.4;
/** Smallest error that is learned from: steps where there is nothing to learn are left out. */
const LEARNED = 0.002;
/** Keeps the first step from being divided by nothing. */
const SOFT = 1e-6;

type Row = {
  readonly features: Int32Array;
  /** 1 divided by the square root of the number of features. */
  readonly scale: number;
  readonly isTold: readonly boolean[];
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
  const learnFrom = ({ features, scale, isTold }: Row): void => {
    let sum = bias;
    for (const feature of features) sum += (weights[feature] ?? 0) * scale;
    const error = 1 / (1 + Math.exp(-sum)) - Number(isTold[label]);
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

const probability = (sum: number): number => 1 / (1 + Math.exp(-sum));

type Learned = ReturnType<typeof learnLabel>;

const sumOf = ({ weights, bias }: Learned, { features, scale }: Row): number =>
  features.reduce((sum, feature) => sum + (weights[feature] ?? 0) * scale, bias);

const truth = ({ signs }: Example): boolean[] =>
  LABELS.map((label) => (label === 'danger' ? signs.length > 0 : signs.includes(label)));

/** Parts of a message as rows of what it tells. */
const rowsOf = (example: Example, parts: string[][], placeOf: ReadonlyMap<string, number>) =>
  parts.map((names): Row => {
    const features = Int32Array.from(new Set(names.flatMap((name) => placeOf.get(name) ?? [])));
    return {
      features,
      scale: 1 / Math.sqrt(Math.max(1, features.length)),
      isTold: truth(example),
    };
  });

/**
 * Returns the rows to learn from. A message without danger has none in any stretch; one with danger has it in some
 * stretch, the one that a first learning found likeliest.
 */
const chosen = (all: readonly (readonly Row[])[], danger: Learned | null): Row[] =>
  all.flatMap((rows) => {
    const isDangerous = rows[0]?.isTold.at(DANGER) ?? false;
    if (!isDangerous || danger === null) return rows;
    const sums = rows.map((row) => sumOf(danger, row));
    return rows.filter((_, at) => sums[at] === Math.max(...sums)).slice(0, 1);
  });

const DANGER = LABELS.indexOf('danger');

const learn = (messages: readonly (readonly Row[])[], size: number): Learned[] => {
  const first = learnLabel(chosen(messages, null), DANGER, size);
  const rows = chosen(messages, first);
  return LABELS.map((_, label) => learnLabel(rows, label, size));
};

/** One message in so many is kept from learning to calibrate by. */
const KEPT_BACK = 5;

/**
 * Fits how sure the sums of messages that were not learned from make of what is told: a slope and a shift, by Newton's
 * steps (Platt's scaling).
 */
export const calibrate = (sums: readonly number[], isTold: readonly boolean[]) => {
  let [slope, shift] = [1, 0];
  for (let step = 0; step < 50; step += 1) {
    let [g0, g1, h00, h01, h11] = [0, 0, 1e-6, 0, 1e-6];
    for (const [at, sum] of sums.entries()) {
      const p = probability(slope * sum + shift);
      const error = p - Number(isTold[at]);
      const weight = p * (1 - p);
      g0 += error * sum;
      g1 += error;
      h00 += weight * sum * sum;
      h01 += weight * sum;
      h11 += weight;
    }
    const det = h00 * h11 - h01 * h01;
    slope -= (h11 * g0 - h01 * g1) / det;
    shift -= (h00 * g1 - h01 * g0) / det;
  }
  return [slope, shift] as const;
};

const calibrationOf = (all: readonly (readonly Row[])[], size: number): Weights['calibration'] => {
  const learned = learn(
    all.filter((_, at) => at % KEPT_BACK !== 0),
    size,
  );
  const kept = all.filter((rows, at) => at % KEPT_BACK === 0 && rows.length > 0);
  const fit = (labels: readonly Label[]): readonly [number, number] => {
    const places = labels.map((label) => LABELS.indexOf(label));
    const highest = (rows: readonly Row[], place: number): number =>
      Math.max(...rows.map((row) => sumOf(learned[place] as Learned, row)));
    return calibrate(
      kept.flatMap((rows) => places.map((place) => highest(rows, place))),
      kept.flatMap((rows) => places.map((place) => rows[0]?.isTold[place] ?? false)),
    );
  };
  return { signs: fit(SIGN_IDS), danger: fit(['danger']) };
};

/** Learns from examples which words speak for which sign. Deterministic; takes half a minute. */
export const train = (examples: readonly Example[]): Weights => {
  const parts = examples.map(({ text }) =>
    stretchesOf(partsOf(readSentences(text))).map((stretch) =>
      stretch.flatMap(({ features }) => features),
    ),
  );
  const vocabulary = vocabularyOf(parts.map((stretches) => new Set(stretches.flat())));
  const placeOf = new Map(vocabulary.map((feature, place) => [feature, place]));
  const messages = examples.map((example, at) => rowsOf(example, parts[at] ?? [], placeOf));
  const learned = learn(messages, vocabulary.length);
  return {
    labels: LABELS,
    calibration: calibrationOf(messages, vocabulary.length),
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
