/**
 * A model with one sum for each class over the same features, each feature brought to the range that was learned from.
 */
export type Softmax<Class extends string> = {
  readonly classes: readonly Class[];
  /** Middle, spread, lowest and highest value of each feature. */
  readonly ranges: readonly (readonly [number, number, number, number])[];
  /** Start and weight of each feature, for each class. */
  readonly weights: readonly (readonly number[])[];
};

/** Scales features to those that the model knows: around 0, and never beyond what it has learned from. */
export const scaled = (features: readonly number[], ranges: Softmax<string>['ranges']): number[] =>
  ranges.map(([middle, spread, low, high], index) => {
    const value = features[index] ?? 0;
    const known = Number.isFinite(value) ? Math.min(high, Math.max(low, value)) : middle;
    return (known - middle) / spread;
  });

/** Returns how likely each class is; together 1. */
export const sharesOf = (
  weights: readonly (readonly number[])[],
  at: readonly number[],
): number[] => {
  const sums = weights.map(([start = 0, ...own]) =>
    own.reduce((sum, weight, index) => sum + weight * (at[index] ?? 0), start),
  );
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
};
