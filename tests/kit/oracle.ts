import { describe, expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  ContextFrom,
  EventFromLogic,
  EventObject,
  InputFrom,
} from 'xstate';
import { machines } from '../../machines/index.ts';
import { eventWords } from '../../machines/kit/chart.ts';
import type { AnyCases } from '../model/cases.ts';
import { casesOf } from '../model/flows.ts';
import type { FlowName } from '../model/flows.ts';
import { leavesOf, stateNodesOf } from '../model/chart-parts.ts';
import { generatePaths } from '../model/paths.ts';
import type { LeafOf } from '../model/chart-parts.ts';

/** What a person does, what an actor answers, or a wait that is over, in the words of the chart pages. */
type Happening<M extends AnyStateMachine> =
  | EventFromLogic<M>['type']
  | `${'done' | 'failed' | 'moved'}: ${string}`
  | `after ${string}`;

/** One expectation, written by hand: given this, the event leads there and makes that true. */
export type Move<M extends AnyStateMachine> = {
  /** What is known before, over the oracle's own sample. */
  readonly given?: Partial<ContextFrom<M>>;
  /** What the event carries. */
  readonly with?: object;
  /** Where it leads, a leaf or several; `stays` where it was, `refused` when it may not happen. */
  readonly to: LeafOf<M> | readonly LeafOf<M>[] | 'stays' | 'refused';
  /** What is known afterwards, as far as it matters. */
  readonly knows?: Partial<ContextFrom<M>>;
  /** What it does outside, besides what the entered states always start. */
  readonly does?: readonly string[];
};

type LeafOracle<M extends AnyStateMachine> = {
  readonly tags?: readonly string[];
  /** Every event that the leaf takes, and no other. */
  readonly on: Partial<Readonly<Record<Happening<M>, Move<M> | readonly Move<M>[]>>>;
  /** What the flow answers when it ends here. */
  readonly output?: unknown;
};

type Around<M extends AnyStateMachine> = Partial<
  Readonly<Record<Happening<M>, Inside<M> | readonly Inside<M>[]>>
>;
type Inside<M extends AnyStateMachine> = Move<M> & { readonly at: LeafOf<M> };

/** What a flow promises, written by hand beside its chart; exhaustive by type. */
export type Oracle<M extends AnyStateMachine> = {
  /** A context in which nothing is missing; each expectation changes what it needs. */
  readonly known: ContextFrom<M>;
  /** How it begins. */
  readonly opens: readonly {
    readonly input: InputFrom<M>;
    readonly at: LeafOf<M> | readonly LeafOf<M>[];
    readonly knows?: Partial<ContextFrom<M>>;
    readonly does?: readonly string[];
  }[];
  /** Milliseconds of each wait; several where what is known decides. */
  readonly delays?: Readonly<
    Record<string, number | readonly { given: Partial<ContextFrom<M>>; ms: number }[]>
  >;
  /** What entering a state always starts: `calls`, `waits`, `emits`, or an effect's name. */
  readonly starts: Readonly<Record<string, readonly string[]>>;
  /** `passes`: a leaf that is left as soon as it is entered. */
  readonly leaves: Readonly<Record<LeafOf<M>, LeafOracle<M> | 'passes'>>;
  /** What may happen anywhere inside a state, by its path; `''` is the whole chart. */
  readonly around?: Readonly<Record<string, Around<M>>>;
};

type Effect = { readonly type: string; readonly params?: Readonly<Record<string, unknown>> };

const eventOf = (params: Effect['params']): EventObject & { notice?: { title: string } } =>
  params?.['event'] as EventObject;

const wordsOf = ({ type, params }: Effect): string[] => {
  switch (type) {
    case 'xstate.emit':
      return [`emits ${eventOf(params).type}: ${eventOf(params).notice?.title ?? ''}`];
    case 'xstate.spawnChild':
      return [`calls ${String(params?.['id'])}`];
    case 'xstate.sendTo':
      return [
        `tells ${(params?.['to'] as { id: string } | undefined)?.id}: ${eventOf(params).type}`,
      ];
    case 'xstate.raise':
      return [eventWords(eventOf(params).type).replace('after', 'waits')];
    default:
      return type.startsWith('xstate.') ? [] : [type];
  }
};

const listOf = <Each>(value: Each | readonly Each[]): readonly Each[] =>
  Array.isArray(value) ? (value as readonly Each[]) : [value as Each];

const pathsOf = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot._nodes.map((node) => node.path.join('.'));

/** The expectations of a state, each with a title and its event. */
const movesIn = <Each extends { to: unknown; given?: object; with?: object; at?: string }>(
  on: object,
): (readonly [string, string, Each])[] =>
  Object.entries(on as Readonly<Record<string, Each | readonly Each[]>>).flatMap(([words, each]) =>
    listOf(each).map((move) => {
      const at = move.at === undefined ? '' : ` at ${move.at}`;
      const given = move.given ? ` given ${Object.keys(move.given).join(', ')}` : '';
      const to = listOf(move.to as string).join(', ');
      return [`${words}${at}${given} → ${to}`, words, move] as const;
    }),
  );

/** Each fact as a whole: an empty list is expected to be empty. */
const expectKnown = ({ context }: AnyMachineSnapshot, facts: object = {}): void => {
  const named = Object.keys(facts).map((fact) => [fact, (context as never)[fact] as unknown]);
  expect(Object.fromEntries(named)).toEqual(facts);
};

/** The events that a state itself takes; what the machine raises for itself left out. */
const eventsOf = (node: AnyStateNode): string[] =>
  node.ownEvents.filter((type) => !type.startsWith('xstate.done.state.'));

/**
 * Holds a machine against its hand-written oracle. Unlike a generated path, which takes its expectations from
 * the machine itself, this fails when a transition leads elsewhere, a guard is turned or an action is missing.
 */
export const holdAgainst = <Flow extends FlowName>(
  flow: Flow,
  oracle: Oracle<(typeof machines)[Flow]>,
): void =>
  holdChart<(typeof machines)[Flow]>({ machine: machines[flow], cases: casesOf(flow) }, oracle);

/** Holds a chart that is none of the product's flows against its oracle. */
export const holdChart = <M extends AnyStateMachine>(
  { machine, cases }: { readonly machine: AnyStateMachine; readonly cases: AnyCases },
  oracle: Oracle<M>,
): void => {
  const nodes = stateNodesOf(machine.root);
  const known: object = oracle.known;
  const leaves = Object.entries(oracle.leaves) as [string, LeafOracle<M> | 'passes'][];
  const lasting = leaves.filter((each): each is [string, LeafOracle<M>] => each[1] !== 'passes');
  const paths = generatePaths(machine, cases);
  const snapshots = paths.flatMap(({ input, steps }) => [
    initialTransition(machine, input as never)[0],
    ...steps.map(({ state }) => state),
  ]);

  const nodeAt = (path: string): AnyStateNode => {
    const node = nodes.find((each) => each.path.join('.') === path);
    if (node === undefined) throw new Error(`The chart has no state "${path}"`);
    return node;
  };
  /** A snapshot at the leaf, with what is known set by hand. */
  const standingAt = (leaf: string, given: object = {}): AnyMachineSnapshot => {
    const found = snapshots.find((each) => leavesOf(each).includes(leaf));
    if (found === undefined) throw new Error(`No path leads to "${leaf}"`);
    return { ...found, context: { ...known, ...given } } as AnyMachineSnapshot;
  };
  const typeOf = (words: string, at: string): string =>
    eventsOf(nodeAt(at)).find((type) => eventWords(type) === words) ?? words;
  const startsOf = (entered: readonly string[]): string[] =>
    entered.flatMap((path) => oracle.starts[path] ?? []);

  /** Holds one expectation at a leaf, for an event of that leaf or of a state around it. */
  const check = (leaf: string, words: string, move: Move<M>, of = leaf): void => {
    const before = standingAt(leaf, move.given);
    const event = { type: typeOf(words, of), ...move.with };
    if (move.to === 'refused') {
      expect(before.can(event), 'it may not happen').toBe(false);
      return;
    }
    expect(machine.getTransitionData(before, event), 'it may happen').not.toEqual([]);
    const [after, effects] = transition(machine, before, event);
    const to = move.to === 'stays' ? leavesOf(before) : listOf(move.to as string);
    // In a parallel chart the other regions stay where they were.
    expect(leavesOf(after)).toEqual(expect.arrayContaining([...to]));
    expectKnown(after, move.knows);
    const entered = pathsOf(after).filter((path) => !pathsOf(before).includes(path));
    expect((effects as unknown as readonly Effect[]).flatMap(wordsOf).toSorted()).toEqual(
      [...(move.does ?? []), ...startsOf(entered)].toSorted(),
    );
  };

  describe(`${machine.id} does what its oracle says`, () => {
    it.each(oracle.opens.map((each) => [listOf(each.at as string).join(' and '), each] as const))(
      'opens at %s',
      (_title, { input, at, knows, does = [] }) => {
        const [snapshot, effects] = initialTransition(machine, input as never);
        expect(leavesOf(snapshot)).toEqual(expect.arrayContaining([...listOf(at as string)]));
        expectKnown(snapshot, knows);
        expect((effects as unknown as readonly Effect[]).flatMap(wordsOf).toSorted()).toEqual(
          [...does, ...startsOf(pathsOf(snapshot))].toSorted(),
        );
      },
    );

    it('waits as long as it should', () => {
      expect(Object.keys(machine.implementations.delays)).toEqual(Object.keys(oracle.delays ?? {}));
      for (const [name, expected] of Object.entries(oracle.delays ?? {})) {
        const delay: unknown = machine.implementations.delays[name];
        const waits = typeof expected === 'number' ? [{ given: {}, ms: expected }] : expected;
        for (const { given, ms } of waits) {
          const context = { ...known, ...given };
          const value: unknown = typeof delay === 'function' ? delay({ context }) : delay;
          expect(value, name).toBe(ms);
        }
      }
    });

    describe.each(lasting)('%s', (leaf, expected) => {
      it('wears its tags, has its answer, and takes these events and no other', () => {
        const { tags, output } = standingAt(leaf);
        expect([...tags]).toEqual(expected.tags ?? []);
        expect(output).toEqual(expected.output);
        const taken = eventsOf(nodeAt(leaf)).map(eventWords);
        expect(taken.toSorted()).toEqual(Object.keys(expected.on).toSorted());
      });

      const moves = movesIn<Move<M>>(expected.on);
      it.each(moves)('%s', (_title, words, move) => check(leaf, words, move));
    });

    const compound = nodes.filter((node) => Object.keys(node.states).length > 0);
    const around = compound.map((node) => [node.path.join('.') || 'anywhere', node] as const);
    describe.each(around)('%s', (_place, node) => {
      const path = node.path.join('.');
      const expected = oracle.around?.[path] ?? {};
      it('takes these events at all of its leaves and no other', () => {
        const taken = eventsOf(node).map(eventWords);
        expect(taken.toSorted()).toEqual(Object.keys(expected).toSorted());
      });

      const moves = movesIn<Inside<M>>(expected);
      it.each(moves)('%s', (_title, words, move) => check(move.at, words, move, path));
    });
  });
};
