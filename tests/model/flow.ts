import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { AnyCases } from './cases.ts';
import type { BrowserWay } from './playwright.ts';
import type { Held } from './requirements.ts';

/** A flow that the command can speak of: its chart, and its sample events and outcomes. */
export type Flow = {
  readonly machine: AnyStateMachine;
  readonly cases: AnyCases;
  /** A way through it in a real browser, for the main flows. */
  readonly way?: BrowserWay | undefined;
  /** Its page, or the address that it shows where it stands; nothing where it opens inside another flow. */
  readonly address?: string | ((snapshot: AnyMachineSnapshot) => string | null) | undefined;
  /** The requirements that its own tests hold. */
  readonly held?: () => readonly Held[];
};
export type Flows = Readonly<Record<string, Flow>>;

/** The output of the command, and the code it ends with: 1 where something is uncovered, 2 where it was asked wrongly. */
export type Printed = {
  readonly text: string;
  readonly code: 0 | 1 | 2;
  /** File that takes the text in place of the terminal. */
  readonly out?: string | undefined;
  /** Files that the command writes besides, by their paths. */
  readonly files?: Readonly<Record<string, string>>;
  /** Pictures that it copies beside its text: where to, and from where. */
  readonly copies?: Readonly<Record<string, string>>;
};
