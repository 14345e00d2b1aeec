import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { AnyCases } from './cases.ts';
import { leavesOf } from './chart-parts.ts';
import { graphOf } from './graph.ts';
import type { Edge, Graph, StateInGraph, Taken } from './graph.ts';

export type PathStep = {
  readonly event: EventObject;
  readonly state: AnyMachineSnapshot;
  readonly taken: Taken;
};
/** A way through a machine from one of its starts: the events and the state after each. */
export type GeneratedPath = {
  readonly title: string;
  readonly input: unknown;
  readonly steps: readonly PathStep[];
};

/**
 * Which ways are wanted: the shortest to every state, along every transition with every case, along every two transitions in
 * a row, or by chance.
 */
export const STRATEGIES = ['states', 'transitions', 'pairs', 'random'] as const;
export type Strategy = (typeof STRATEGIES)[number];

/** `seed`: the same seed gives the same random paths. `steps`: how long each of them is at most. */
export type Chance = { readonly seed: number; readonly steps: number };

type Way = readonly Edge[];

/** Returns the shortest way from a start to a state. */
const wayTo = (state: StateInGraph): Way => {
  const way: Edge[] = [];
  for (let edge = state.by; edge !== null; edge = edge.from.by) way.unshift(edge);
  return way;
};

/** Returns the first edge of each transition, in the order in which they were found. */
const firstOfEach = (edges: readonly Edge[]): Edge[] => {
  const first = new Map<string, Edge>();
  for (const edge of edges) if (!first.has(edge.taken.name)) first.set(edge.taken.name, edge);
  return [...first.values()];
};

/** Returns the states in which a leaf is reached for the first time, each with the first of its new leaves. */
const firstAtLeaves = ({ states }: Graph): { state: StateInGraph; leaf: string }[] => {
  const reached = new Set<string>();
  return states.flatMap((state) => {
    const [leaf, ...more] = leavesOf(state.snapshot).filter((each) => !reached.has(each));
    if (leaf === undefined) return [];
    for (const each of [leaf, ...more]) reached.add(each);
    return [{ state, leaf }];
  });
};

/** Two events of the same words are one case. */
const alongTransitions = ({ edges }: Graph): Way[] => {
  // The steps share their events, so that few are put into words.
  const events = new Map<string, Set<EventObject>>();
  const words = new Set<string>();
  return edges
    .filter(({ taken: { name }, event }) => {
      const known = events.get(name) ?? new Set();
      events.set(name, known);
      if (known.has(event)) return false;
      known.add(event);
      const said = `${name} ${JSON.stringify(event)}`;
      if (words.has(said)) return false;
      words.add(said);
      return true;
    })
    .map((edge) => [...wayTo(edge.from), edge]);
};

const toStates = (graph: Graph): Way[] => firstAtLeaves(graph).map(({ state }) => wayTo(state));

const grouped = (
  edges: readonly Edge[],
  stateOf: (edge: Edge) => StateInGraph,
): ReadonlyMap<StateInGraph, Edge[]> => {
  const groups = new Map<StateInGraph, Edge[]>();
  for (const edge of edges) {
    const group = groups.get(stateOf(edge)) ?? [];
    groups.set(stateOf(edge), group);
    group.push(edge);
  }
  return groups;
};

/** One step after another, by a transition each. */
type Pair = { readonly first: Edge; readonly second: Edge };

/** Returns the name of two steps in a row. */
export const pairName = (first: Taken, second: Taken): string =>
  `${first.name} then ${second.name}`;

/** Returns every two transitions that can be taken in a row, each with the first steps that take them. */
export const pairsIn = ({ edges }: Graph): readonly Pair[] => {
  const into = grouped(edges, ({ to }) => to);
  const seen = new Map<string, Set<string>>();
  const pairs: Pair[] = [];
  for (const [state, seconds] of grouped(edges, ({ from }) => from)) {
    const firsts = firstOfEach(into.get(state) ?? []);
    for (const second of firstOfEach(seconds)) {
      const before = seen.get(second.taken.name) ?? new Set();
      seen.set(second.taken.name, before);
      for (const first of firsts) {
        if (before.has(first.taken.name)) continue;
        before.add(first.taken.name);
        pairs.push({ first, second });
      }
    }
  }
  return pairs;
};

const alongPairs = (graph: Graph): Way[] =>
  pairsIn(graph).map(({ first, second }) => [...wayTo(first.from), first, second]);

/** Returns numbers from 0 to 1 that look random and are the same for the same seed (a linear congruential generator). */
export const randomOf = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** Walks once from every start, taking one of what may happen at each step. */
const byChance = ({ states, edges }: Graph, { seed, steps }: Chance): Way[] => {
  const out = grouped(edges, ({ from }) => from);
  const random = randomOf(seed);
  const starts = states.filter(({ by }) => by === null);
  return starts.map((start) => {
    const way: Edge[] = [];
    for (let at = start; way.length < steps;) {
      const possible = out.get(at) ?? [];
      const edge = possible[Math.floor(random() * possible.length)];
      if (edge === undefined) break;
      way.push(edge);
      at = edge.to;
    }
    return way;
  });
};

const WAYS: Readonly<Record<Strategy, (graph: Graph, chance: Chance) => Way[]>> = {
  states: toStates,
  transitions: alongTransitions,
  pairs: alongPairs,
  random: byChance,
};

const titleOf = (way: Way): string => {
  const words = way.map(({ event }) => event.type.replace(/^xstate\./, '')).join(' → ');
  return `${words} ⇒ ${JSON.stringify(way.at(-1)?.to.snapshot.value)}`;
};

const pathOf = (way: Way): GeneratedPath => ({
  title: titleOf(way),
  input: way[0]?.from.input,
  steps: way.map(({ event, to, taken }) => ({ event, state: to.snapshot, taken })),
});

/** Leaves out each way that another one begins with. */
const longest = (ways: readonly Way[]): Way[] => {
  const passed = new Set<Edge>();
  for (const way of ways) for (const edge of way.slice(0, -1)) passed.add(edge);
  return ways.filter((way) => {
    const last = way.at(-1);
    return last === undefined || !passed.has(last) || !ways.some((other) => beginsWith(other, way));
  });
};

const beginsWith = (way: Way, start: Way): boolean =>
  start.length < way.length && start.every((edge, index) => edge === way[index]);

/** Returns the paths of a strategy through a machine, each from one of its starts. */
export const pathsOf = (
  machine: AnyStateMachine,
  cases: AnyCases,
  strategy: Strategy,
  chance: Chance = { seed: 1, steps: 100 },
): GeneratedPath[] =>
  longest(WAYS[strategy](graphOf(machine, cases), chance))
    .filter((way) => way.length > 0)
    .map(pathOf);

/** Returns the shortest path to a state, by its path in the chart; null where nothing leads there. */
export const pathTo = (
  machine: AnyStateMachine,
  cases: AnyCases,
  state: string,
): GeneratedPath | null => {
  const { states } = graphOf(machine, cases);
  const found = states.find(({ snapshot }) =>
    snapshot._nodes.some((node) => node.path.join('.') === state),
  );
  if (found === undefined) return null;
  const path = pathOf(wayTo(found));
  return { ...path, input: found.input };
};

/** A path to a state that stands at a leaf as the first one; `leaves`: all at which it stands. */
export type PathToLeaf = GeneratedPath & {
  readonly name: string;
  readonly leaves: readonly string[];
};

/** Returns the shortest paths that together end at every leaf. Leaves of parallel regions share one. */
export const pathsToLeaves = (machine: AnyStateMachine, cases: AnyCases): PathToLeaf[] =>
  firstAtLeaves(graphOf(machine, cases)).map(({ state, leaf }) => ({
    ...pathOf(wayTo(state)),
    input: state.input,
    name: leaf,
    leaves: leavesOf(state.snapshot),
  }));

const generated = new WeakMap<AnyCases, readonly GeneratedPath[]>();

/**
 * The shortest path to every transition of the machine with every event case, from every start.
 * A path that another one begins with is left out. The files of a worker share the paths.
 */
export const generatePaths = (
  machine: AnyStateMachine,
  cases: AnyCases,
): readonly GeneratedPath[] => {
  const starts = cases.inputs.map((input) => ({ title: 'starts', input, steps: [] }));
  const paths = generated.get(cases) ?? [...starts, ...pathsOf(machine, cases, 'transitions')];
  generated.set(cases, paths);
  return paths;
};
