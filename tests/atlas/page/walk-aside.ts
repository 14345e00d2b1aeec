import type { ReactNode } from 'react';
import type { AnyActorLogic, EventObject } from 'xstate';
import type { Harness } from '../../model/harness.ts';
import { takePrepared } from './vitest-aside.ts';

type Act = (harness: Harness, event: EventObject) => unknown;

/** How a flow is drawn and moved, as its own file of screens says it. */
export type Drawn = {
  readonly view: (harness: Harness) => ReactNode;
  readonly real?: Readonly<Record<string, AnyActorLogic>>;
  readonly gestures: Readonly<Record<string, Act | undefined>>;
  readonly leaves: Readonly<Record<string, ((harness: Harness) => unknown) | undefined>>;
  /** Done before each look. */
  readonly prepare: readonly (() => void)[];
};

const drawn = new Map<string, Drawn>();

/** Stands in the place of `walkScreens`, and keeps what it would walk through. */
export const walkScreens = (flow: string, screens: Omit<Drawn, 'prepare'>): void =>
  void drawn.set(flow, { ...screens, prepare: takePrepared() });

/** Returns how a flow is drawn, once its file of screens is loaded. @throws Error where it has not said so */
export const drawnBy = (flow: string): Drawn => {
  const found = drawn.get(flow);
  if (found === undefined) throw new Error(`The screens of ${flow} were not told`);
  return found;
};
