import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { machines } from '../../../../machines/index.ts';
import type { Call, World } from '../app.ts';

type Machines = typeof machines;

/** A promise that holds after every step, whatever happens; written by hand. */
export type Invariant = {
  /** A sentence that is true. */
  readonly name: string;
  /** Returns true where it does not hold. */
  readonly isBroken: (world: World) => boolean;
};

/** Returns the running flows of a kind, wherever they run. */
export const running = <Flow extends keyof Machines>(
  flows: World['flows'],
  flow: Flow,
): SnapshotFrom<Machines[Flow]>[] =>
  [...flows.values()].filter(
    ({ machine }: AnyMachineSnapshot) => machine.id === flow,
  ) as unknown as SnapshotFrom<Machines[Flow]>[];

/** Returns what holds for each running flow of a kind. */
export const each =
  <Flow extends keyof Machines>(
    flow: Flow,
    isBroken: (snapshot: SnapshotFrom<Machines[Flow]>, world: World) => boolean,
  ): Invariant['isBroken'] =>
  (world) =>
    running(world.flows, flow).some((snapshot) => isBroken(snapshot, world));

/** Returns what holds for each call of a service. */
export const eachCall =
  <Input>(src: string, isBroken: (input: Input, call: Call) => boolean): Invariant['isBroken'] =>
  ({ calls }) =>
    calls.some((call) => call.src === src && isBroken(call.input as Input, call));

/** Returns true while a service is at work. */
export const isAtWork = ({ service }: Call): boolean =>
  (service.getSnapshot() as { status: string }).status === 'active';
