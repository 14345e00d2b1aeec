/** What was learned from the examples. */
export type Weights = {
  /** The label of each place below, by name. */
  readonly labels: readonly string[];
  /** What speaks for each label before a word is read, in hundredths. */
  readonly bias: readonly number[];
  /** A feature, a tab, and the labels that it speaks for or against: "place:hundredths", parted by spaces. */
  readonly features: readonly string[];
};

/** Weights are kept in hundredths: what is finer tells nothing. */
export const HUNDREDTHS = 100;
