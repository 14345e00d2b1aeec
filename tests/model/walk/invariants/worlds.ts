import { expect, it } from 'vitest';
import { initialTransition } from 'xstate';
import type { AnyActorRef, AnyMachineSnapshot, StateValue } from 'xstate';
import { machines } from '../../../../machines/index.ts';
import { COMPLETED } from '../../../kit/samples.ts';
import { allFlows } from '../../all-flows.ts';
import type { Flow } from '../../flow.ts';
import type { Call, World } from '../app.ts';
import type { Invariant } from './invariant.ts';

/** A promise with worlds in which it is broken, and worlds beside these in which it holds. */
export type Shown = {
  readonly name: string;
  readonly broken: readonly World[];
  readonly right: readonly World[];
};

/** An actor that is at work, or has come to its end. */
export const actor = (status: 'active' | 'done' = 'active'): AnyActorRef =>
  ({ getSnapshot: () => ({ status }) }) as unknown as AnyActorRef;

/** The snapshot of a real chart at one of its states, with some facts and actors put into it. */
export const stood = (
  flow: keyof typeof machines,
  value: StateValue,
  facts: object = {},
  children: Readonly<Record<string, AnyActorRef>> = {},
): AnyMachineSnapshot => {
  const { machine, cases } = allFlows[flow] as Flow;
  const [{ context }] = initialTransition(machine, cases.inputs[0] as never);
  const standing = machine.resolveState({ value, context: { ...context, ...facts } });
  return { ...standing, children };
};

/** An assessment in which everything is answered, at one of its states. */
export const assessment = (value: StateValue, facts: object = {}): AnyMachineSnapshot => {
  const input = { progress: COMPLETED, addressStep: null, query: null };
  const [{ context }] = initialTransition(machines.assessment, input);
  return stood('assessment', value, { ...context, ...facts });
};

/** The call of a service; it is at work unless told otherwise. */
export const call = (
  src: string,
  input: unknown = null,
  { status = 'active', flow = '' }: { status?: 'active' | 'done'; flow?: string } = {},
): Call => ({ flow, src, input, service: actor(status) });

const byPlace = (flows: readonly AnyMachineSnapshot[]): World['flows'] =>
  new Map(flows.map((snapshot, at) => [String(at), snapshot]));

type Parts = Partial<Omit<World, 'flows' | 'before'>> & {
  readonly flows?: readonly AnyMachineSnapshot[];
  readonly before?: readonly AnyMachineSnapshot[];
};

/** A world in which nothing runs and nothing was called, but for what is named. */
export const world = ({ flows = [], before = [], ...parts }: Parts): World => ({
  root: 'chat',
  input: undefined,
  step: null,
  notices: stood('notices', 'awaitingNotice'),
  calls: [],
  draft: undefined,
  isCleared: false,
  reloadedWith: undefined,
  crashes: [],
  ...parts,
  flows: byPlace(flows),
  before: byPlace(before),
});

/** Tests that a list has these promises and no others, and that each of them can be broken and can hold. */
export const showEach = (invariants: readonly Invariant[], shown: readonly Shown[]): void => {
  it('are these and no others', () => {
    expect(invariants.map(({ name }) => name)).toEqual(shown.map(({ name }) => name));
  });

  it('hold where nothing runs', () => {
    const broken = invariants.filter(({ isBroken }) => isBroken(world({})));
    expect(broken.map(({ name }) => name)).toEqual([]);
  });

  it.each(shown)('$name', ({ name, broken, right }) => {
    const asked = invariants.find((each) => each.name === name);
    expect([broken.length > 0, right.length > 0]).toEqual([true, true]);
    expect(broken.map((each) => asked?.isBroken(each))).toEqual(broken.map(() => true));
    expect(right.map((each) => asked?.isBroken(each))).toEqual(right.map(() => false));
  });
};
