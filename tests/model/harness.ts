import { createActor, initialTransition } from 'xstate';
import type {
  AnyActorLogic,
  AnyActorRef,
  AnyStateMachine,
  EventObject,
  InspectionEvent,
} from 'xstate';
import { isNotProvided } from '../../machines/kit/not-provided.ts';
import { SteppingClock } from './stepping-clock.ts';

type ParkedEvent =
  | { type: 'parked.done'; output: unknown }
  | { type: 'parked.failed'; error: unknown }
  | { type: 'parked.moved'; snapshot: object };

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic;

/**
 * Stands where an outside effect or an inner flow would be and does nothing until told to end, fail or
 * move. In the place of a flow it looks like that flow at its start.
 */
const parked = (logic: unknown): AnyActorLogic =>
  ({
    getInitialSnapshot: (_scope: unknown, input: unknown) =>
      isMachine(logic)
        ? { ...initialTransition(logic, input as never)[0] }
        : { status: 'active', output: undefined, error: undefined, input },
    transition: (snapshot: object, event: ParkedEvent) => {
      if (event.type === 'parked.done') {
        return { ...snapshot, status: 'done', output: event.output };
      }
      if (event.type === 'parked.failed') {
        return { ...snapshot, status: 'error', error: event.error };
      }
      return event.type === 'parked.moved' ? { ...snapshot, ...event.snapshot } : snapshot;
    },
    getPersistedSnapshot: (snapshot: object) => snapshot,
    restoreSnapshot: (snapshot: object) => snapshot,
  }) as unknown as AnyActorLogic;

/** An outside effect that does nothing until told to. */
export const parkedActor = (): AnyActorLogic => parked(undefined);

/** The machine with every actor parked, except those that should be real, and every effect quiet. */
export const withParkedActors = (
  machine: AnyStateMachine,
  real: Readonly<Record<string, AnyActorLogic>> = {},
): AnyStateMachine => {
  const { actors, actions } = machine.implementations;
  const quiet = Object.entries(actions).filter(([, action]) => isNotProvided(action));
  return machine.provide({
    actors: {
      ...Object.fromEntries(Object.entries(actors).map(([name, logic]) => [name, parked(logic)])),
      ...real,
    },
    actions: Object.fromEntries(quiet.map(([name]) => [name, () => undefined])),
  } as never);
};

const MOST_TIMERS = 10_000;

/** An event of an actor or the clock, with what it carries. */
type CausedEvent = EventObject & { output?: unknown; error?: unknown; snapshot?: unknown };

export type Harness = {
  readonly actor: AnyActorRef;
  readonly clock: SteppingClock;
  /** Lets an actor or the clock cause the event; false when it is the person's to cause. */
  readonly perform: (event: CausedEvent) => boolean;
};

type HarnessOptions = {
  readonly input?: unknown;
  readonly inspect?: (event: InspectionEvent) => void;
  readonly real?: Readonly<Record<string, AnyActorLogic>>;
};

/** A running machine whose outside is in the test's hand. */
export const startHarness = (machine: AnyStateMachine, options: HarnessOptions = {}): Harness => {
  const clock = new SteppingClock();
  let awaited: string | null = null;
  const actor: AnyActorRef = createActor(withParkedActors(machine, options.real), {
    clock,
    input: options.input as never,
    inspect: (event) => {
      if (event.type === '@xstate.event' && event.event.type === awaited) awaited = null;
      options.inspect?.(event);
    },
  });
  actor.start();

  const child = (id: string): AnyActorRef => {
    const found = (actor.getSnapshot() as { children: Record<string, AnyActorRef> }).children[id];
    if (found === undefined) throw new Error(`No actor "${id}" is running`);
    return found;
  };
  const waitFor = (type: string): void => {
    awaited = type;
    const isStillAwaited = (): boolean => awaited !== null;
    for (let count = 0; isStillAwaited(); count += 1) {
      if (count > MOST_TIMERS || !clock.step()) throw new Error(`Timer "${type}" is not armed`);
    }
  };
  const perform = (event: CausedEvent): boolean => {
    const match = /^xstate\.(done\.actor|error\.actor|snapshot|after)\.(.+)$/.exec(event.type);
    if (match === null) return false;
    const [, kind, id = ''] = match;
    if (kind === 'after') waitFor(event.type);
    else if (kind === 'done.actor') child(id).send({ type: 'parked.done', output: event.output });
    else if (kind === 'error.actor') child(id).send({ type: 'parked.failed', error: event.error });
    else child(id).send({ type: 'parked.moved', snapshot: event.snapshot });
    return true;
  };
  return { actor, clock, perform };
};
