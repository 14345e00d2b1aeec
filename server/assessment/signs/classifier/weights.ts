/** Weights that were learned from the examples. */
export type Weights = {
  /** Names of the labels, in the order of their places below. */
  readonly labels: readonly string[];
  /** Slope and shift that make a sum a likelihood, fitted on messages that were not learned from. */
  readonly calibration: Readonly<Record<'signs' | 'danger', readonly number[]>>;
  /** Weight for each label before a word is read, in hundredths. */
  readonly bias: readonly number[];
  /** A feature, a tab, and the labels that it speaks for or against: "place:hundredths", parted by spaces. */
  readonly features: readonly string[];
};

/** Weights are kept in hundredths: finer steps tell nothing. */
export const HUNDREDTHS = 100;
