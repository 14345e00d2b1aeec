/**
 * A step. One that leaves time (`unhurried`) is not said when a second opinion asks for an earlier visit; the one that a
 * patient can do alone, at once (`atHome`), stands on the first screen of the result as well. `against`: it is not said to
 * those who denied what it speaks against.
 */
export type Step =
  | string
  | { readonly unhurried: string }
  | { readonly atHome: string; readonly against?: 'tobacco' };

/**
 * Steps until the visit, in their parts. `hospitalIf`: signs of this condition beside those of every one, each
 * completing "go to a hospital if". `hospitalNow` stands in place of all of them when a hospital is needed anyway.
 */
export type ConditionSteps = {
  readonly do: readonly Step[];
  readonly doNot: readonly string[];
  readonly hospitalIf?: readonly string[];
  readonly hospitalNow?: string;
};

/**
 * Texts of a condition for the patient: its name and what a neighbour would call it, what it is, and what to do until
 * the visit.
 */
export type ConditionWords = {
  readonly name: string;
  readonly plainName: string;
  readonly description: string;
  readonly steps: ConditionSteps;
};
