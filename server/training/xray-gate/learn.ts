/** One picture by its numbers: whether it is a dental radiograph, and whose it is. */
export type Row = {
  readonly source: string;
  readonly isDental: boolean;
  readonly numbers: Float32Array;
};

/** The bias, and the weight of each number: a score of 0 is as likely to be a dental radiograph as not. */
export type Weights = { readonly bias: number; readonly weights: Float64Array };

/** Weight of the penalty that keeps the weights small, chosen on pictures whose source was left out. */
const PENALTY = 100;
const ROUNDS = 400;
/** Rounds after which the longest way of the rows is known well enough. */
const ROUNDS_OF_LONGEST = 20;

type Numbers = Float32Array | Float64Array;

const product = (one: Numbers, other: Numbers): number => {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
};

/** Adds so much of a row to the sums. */
const add = (sums: Float64Array, row: Numbers, much: number): void => {
  for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + much * (row[at] ?? 0);
};

export const scoreOf = ({ bias, weights }: Weights, numbers: Float32Array): number =>
  bias + product(weights, numbers);

const zeros = (rows: readonly Numbers[]): Float64Array => new Float64Array(rows[0]?.length ?? 0);

/** Mean and spread of each number. */
const rangesOf = (rows: readonly Numbers[]): { mean: Float64Array; spread: Float64Array } => {
  const [mean, squares] = [zeros(rows), zeros(rows)];
  for (const row of rows) add(mean, row, 1 / rows.length);
  for (const row of rows) {
    const off = Float64Array.from(row, (value, at) => (value - (mean[at] ?? 0)) ** 2);
    add(squares, off, 1 / rows.length);
  }
  return { mean, spread: squares.map((each) => Math.sqrt(each) || 1) };
};

/** Returns how far the rows spread along their longest way, by repeated multiplication. */
const longestOf = (rows: readonly Float64Array[]): number => {
  let way = zeros(rows).fill(1);
  let length = 1;
  for (let round = 0; round < ROUNDS_OF_LONGEST; round += 1) {
    const next = zeros(rows);
    for (const row of rows) add(next, row, product(row, way) / rows.length);
    length = Math.hypot(...next);
    way = next.map((each) => each / length);
  }
  return length;
};

/**
 * Logistic regression with a penalty on the squares of the weights, both kinds with the same say, by Nesterov's
 * accelerated descent.
 */
export const learned = (rows: readonly Row[]): Weights => {
  const { mean, spread } = rangesOf(rows.map(({ numbers }) => numbers));
  // The first number of each is 1, for the bias.
  const scaled = rows.map(({ numbers }) =>
    Float64Array.of(
      1,
      ...numbers.map((value, at) => (value - (mean[at] ?? 0)) / (spread[at] ?? 1)),
    ),
  );
  const dental = rows.filter(({ isDental }) => isDental).length;
  const sayOf = (isDental: boolean): number =>
    rows.length / (2 * (isDental ? dental : rows.length - dental));
  const step = 1 / (PENALTY + (rows.length / 4) * longestOf(scaled));
  let [found, ahead] = [zeros(scaled), zeros(scaled)];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slope = ahead.map((weight, at) => (at === 0 ? 0 : PENALTY * weight));
    for (const [row, values] of scaled.entries()) {
      const isDental = rows[row]?.isDental ?? false;
      const error = 1 / (1 + Math.exp(-product(ahead, values))) - Number(isDental);
      add(slope, values, error * sayOf(isDental));
    }
    const next = ahead.slice();
    add(next, slope, -step);
    const push = round / (round + 3);
    ahead = next.map((each, at) => each + push * (each - (found[at] ?? 0)));
    found = next;
  }
  const weights = found.slice(1).map((each, at) => each / (spread[at] ?? 1));
  return { bias: (found[0] ?? 0) - product(weights, mean), weights };
};

/** Scores each picture by weights that learned from all other sources: what a source nobody has seen may expect. */
export const scoresLeftOut = (
  rows: readonly Row[],
): readonly { readonly row: Row; readonly score: number }[] => {
  const sources = [...new Set(rows.map(({ source }) => source))];
  return sources.flatMap((source) => {
    const weights = learned(rows.filter((row) => row.source !== source));
    return rows
      .filter((row) => row.source === source)
      .map((row) => ({ row, score: scoreOf(weights, row.numbers) }));
  });
};
