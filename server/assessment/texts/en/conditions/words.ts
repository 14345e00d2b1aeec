/** A step that leaves time is not said when a second opinion asks for an earlier visit. */
export type Step = string | { readonly unhurried: string };

/** What a patient reads of a condition: its name, what it is, and what to do until the visit. */
export type ConditionWords = {
  readonly name: string;
  readonly description: string;
  readonly steps: readonly Step[];
};
