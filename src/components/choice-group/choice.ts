import type { ReactNode } from 'react';

/** A choice, by its value. */
export type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  /** A few words beside the label, read out as part of it. */
  readonly mark?: string;
  /** A line of help below the label. */
  readonly hint?: string;
  /** A drawing beside the label. */
  readonly drawing?: ReactNode;
};

/** A choice on a card with an icon. */
export type CardChoice<Value extends string> = Choice<Value> & {
  readonly icon?: ReactNode;
};
