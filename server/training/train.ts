import { readSentences } from '../assessment/evidence/text/clauses.ts';
import { probability, scaleOf } from '../assessment/learned/logistic.ts';
import { descend } from './descent.ts';
import type { Row as Seen } from './descent.ts';
import type { Example } from './examples.ts';
import { partsOf, stretchesOf } from '../assessment/signs/stretches.ts';
import type { Label } from '../assessment/signs/classifier/labels.ts';
import { SIGN_IDS } from '../../contracts/assessment/signs.ts';
import { LABELS } from '../assessment/signs/classifier/labels.ts';
import type { Weights } from '../assessment/signs/classifier/weights.ts';
import { HUNDREDTHS } from '../assessment/signs/classifier/weights.ts';

/** Fewest messages that a feature must be seen in: a rarer one says more of their writers than of danger. */
const SEEN_AT_LEAST = 3;
const DESCENT = { epochs: 20, decay: 0.002 };
/** Weights below this are dropped: they cost room and change nothing. */
const WORTH_KEEPING = 0.4;

type Row = Seen & { readonly isTold: readonly boolean[] };

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

const learnLabel = (rows: readonly Row[], label: number, size: number) =>
  descend(rows, size, ({ isTold }) => isTold[label] ?? false, DESCENT);

const inHundredths = (weight: number): number => Math.round(weight * HUNDREDTHS);

type Learned = ReturnType<typeof learnLabel>;

const sumOf = ({ weights, bias }: Learned, { features, scale }: Row): number =>
  features.reduce((sum, feature) => sum + (weights[feature] ?? 0) * scale, bias);

const truth = ({ signs }: Example): boolean[] =>
  LABELS.map((label) => (label === 'danger' ? signs.length > 0 : signs.includes(label)));

/** Parts of a message as rows of what it tells. */
const rowsOf = (example: Example, parts: string[][], placeOf: ReadonlyMap<string, number>) =>
  parts.map((names): Row => {
    const features = Int32Array.from(new Set(names.flatMap((name) => placeOf.get(name) ?? [])));
    return { features, scale: scaleOf(features.length), isTold: truth(example) };
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
