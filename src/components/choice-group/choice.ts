import type { ReactNode } from 'react';

/** One thing that can be chosen, by its value. */
export type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  /** A few words beside the label, read out with it. */
  readonly mark?: string;
  /** A line of help below its words. */
  readonly hint?: string;
  /** A drawing of it beside its words. */
  readonly drawing?: ReactNode;
};

/** A choice on a card of its own, with a picture. */
export type CardChoice<Value extends string> = Choice<Value> & {
  readonly icon?: ReactNode;
};
