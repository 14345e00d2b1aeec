import { initialTransition, transition } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import { machines } from '../../machines/index.ts';
import { changesOf } from './changes.ts';
import type { LogEntry } from './model.ts';
import type { Recording } from './recording.ts';

/**
 * How the chart of today takes a recorded event: as it did then, elsewhere, or not at all. `unknown` where there is no
 * such chart, or the recording begins too late.
 */
export type Taken =
  | { readonly kind: 'same' }
  | { readonly kind: 'elsewhere'; readonly value: StateValue }
  | { readonly kind: 'failed'; readonly why: string }
  | { readonly kind: 'unknown' };

/** One recorded event of a flow; `count` is how much of the log has happened with it. */
export type ReplayStep = {
  readonly entry: LogEntry;
  readonly count: number;
  readonly taken: Taken;
};

const registered = new Map<string, AnyStateMachine>(
  Object.values(machines).map((machine: AnyStateMachine) => [machine.id, machine]),
);

const recordedState = (
  machine: AnyStateMachine,
  value: StateValue,
  context: unknown,
): AnyMachineSnapshot => machine.resolveState({ value, context });

const nextOf = (
  machine: AnyStateMachine,
  known: AnyMachineSnapshot | undefined,
  { type, carried, before, context }: LogEntry,
): AnyMachineSnapshot | null => {
  if (type === 'xstate.init') return initialTransition(machine, carried['input'] as never)[0];
  const from = known ?? (before === null ? null : recordedState(machine, before, context));
  return from === null ? null : transition(machine, from, { ...carried, type })[0];
};

const isSameValue = (one: unknown, other: unknown): boolean => changesOf(one, other).length === 0;

/**
 * Replays a recording through the charts of today. An event of an actor is what it answered then, and charts are only
 * asked where they would go: nothing runs, and nothing outside is touched. Where a chart goes elsewhere, as it may with a
 * masked text, the next event finds it where it was recorded.
 */
export const replayOf = ({ log }: Recording): ReplayStep[] => {
  const own = new Map<string, AnyMachineSnapshot>();
  const takenNow = (entry: LogEntry, machine: AnyStateMachine, after: StateValue): Taken => {
    let next: AnyMachineSnapshot | null = null;
    let taken: Taken = { kind: 'unknown' };
    try {
      next = nextOf(machine, own.get(entry.actorId), entry);
      if (next !== null) {
        const { value, status } = next;
        const isSame = isSameValue(value, after);
        taken = isSame ? { kind: 'same' } : { kind: 'elsewhere', value };
        if ((status as string) === 'error') taken = { kind: 'failed', why: String(next.error) };
      }
    } catch (err) {
      taken = { kind: 'failed', why: String(err) };
    }
    own.set(
      entry.actorId,
      taken.kind === 'same' && next !== null ? next : recordedState(machine, after, entry.context),
    );
    return taken;
  };
  return log.flatMap((entry, at) => {
    const { after, flow, isTaken } = entry;
    if (!isTaken || after === null) return [];
    const machine = registered.get(flow ?? '');
    let taken: Taken = { kind: 'unknown' };
    try {
      if (machine !== undefined) taken = takenNow(entry, machine, after);
    } catch {
      // The chart of today does not have the recorded state any more.
      taken = { kind: 'failed', why: 'The chart has no such state any more.' };
    }
    return [{ entry, count: at + 1, taken }];
  });
};
