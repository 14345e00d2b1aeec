import type { AnyStateMachine } from 'xstate';
import type { AnyCases } from './cases.ts';
import type { BrowserWay } from './playwright.ts';

/** A flow that the command can speak of: its chart, and its sample events and outcomes. */
export type Flow = {
  readonly machine: AnyStateMachine;
  readonly cases: AnyCases;
  /** A way through it in a real browser, for the main flows. */
  readonly way?: BrowserWay | undefined;
};
export type Flows = Readonly<Record<string, Flow>>;

/** The output of the command, and the code it ends with: 1 where something is uncovered, 2 where it was asked wrongly. */
export type Printed = {
  readonly text: string;
  readonly code: 0 | 1 | 2;
  /** File that takes the text in place of the terminal. */
  readonly out?: string | undefined;
};
