import type { AnyStateMachine } from 'xstate';
import type { AnyCases, AnyUnmet } from './cases.ts';
import { stateNodesOf, transitionId } from './chart-parts.ts';
import { PARTS, statesOfTaken, statesStood, toTouch, transitionsOf } from './coverage.ts';
import type { Part, Touched } from './coverage.ts';
import { graphOf } from './graph.ts';
import type { Graph } from './graph.ts';
import { outcomeName, outcomesOf } from './outcomes.ts';
import { generatePaths, pairName, pairsIn } from './paths.ts';
import type { GeneratedPath } from './paths.ts';

/** A count of the chart, and how much of it the model meets. */
export type Count = { readonly met: number; readonly of: number };

/** An exception: what cannot be met by design, the names of which it speaks, and its reason. */
type Exception = {
  readonly what: string;
  readonly names: readonly string[];
  readonly why: string;
};

/** What the generated paths of one flow go through, and what they leave out. */
export type Figures = {
  readonly states: number;
  readonly transitions: number;
  /** Guarded transitions, and how many of them the sample events both pass and fail. */
  readonly guards: Count;
  /** The ends of every call, in every state that makes it. */
  readonly outcomes: Count;
  /** Every two transitions that can follow each other, and how many of them a path has. */
  readonly pairs: Count;
  readonly paths: number;
  readonly steps: number;
  /** All that there is to touch, what the model touches, and what it leaves out without an exception. */
  readonly all: Touched;
  readonly touched: Touched;
  readonly uncovered: Touched;
  /** The outcomes that the chart does not tell from one that is not met as such, by its name. */
  readonly like: Readonly<Record<string, readonly string[]>>;
  /** The outcomes after which nothing follows, with the state that stays. */
  readonly silent: Readonly<Record<string, string>>;
  /** What cannot be met by design, with its reason, and which of these are met after all. */
  readonly exceptions: readonly Exception[];
  readonly metAfterAll: readonly string[];
};

/** The states and transitions that the generated paths go through, those too that follow by themselves. */
const walkedBy = (graph: Graph, paths: readonly GeneratedPath[]) => {
  const steps = paths.flatMap((path) => path.steps);
  const stood = [
    ...graph.states.filter(({ by }) => by === null).map(({ snapshot }) => snapshot),
    ...steps.map(({ state }) => state),
  ];
  const taken = new Set([...graph.opening, ...steps.map((step) => step.taken)]);
  const transitions = new Set([...taken].flatMap(({ all }) => all));
  return {
    states: [...stood.flatMap(statesStood), ...[...transitions].flatMap(statesOfTaken)],
    transitions: [...transitions].map(transitionId),
  };
};

/** Returns every two transitions that can follow each other. */
const pairsOf = (graph: Graph): string[] =>
  pairsIn(graph).map(({ first, second }) => pairName(first.taken, second.taken));

const pairsWalked = (paths: readonly GeneratedPath[]): ReadonlySet<string> =>
  new Set(
    paths.flatMap(({ steps }) =>
      steps.slice(1).map(({ taken }, at) => {
        const before = steps[at]?.taken;
        return before === undefined ? '' : pairName(before, taken);
      }),
    ),
  );

const pairsWithout = (pairs: readonly string[], paths: readonly GeneratedPath[]): string[] => {
  const walked = pairsWalked(paths);
  return pairs.filter((name) => !walked.has(name));
};

/** Names the pairs that some paths of a flow leave out. */
export const pairsLeftOutBy = (
  machine: AnyStateMachine,
  cases: AnyCases,
  paths: readonly GeneratedPath[],
): string[] => pairsWithout(pairsOf(graphOf(machine, cases)), paths);

const stateOf = (machine: AnyStateMachine, at: string): string =>
  at === '' ? machine.id : `${machine.id}.${at}`;

/** Returns whether an exception of the cases speaks of a guard or an outcome, by its name in the figures. */
const speaksOf = (machine: AnyStateMachine, each: AnyUnmet) => {
  const at = stateOf(machine, each.at);
  return 'guard' in each
    ? (name: string): boolean => name.startsWith(`${at} -- ${each.guard}`)
    : (name: string): boolean => name === outcomeName(at, each.actor, each.outcome);
};

const namedBy = (machine: AnyStateMachine, each: AnyUnmet): string => {
  const at = stateOf(machine, each.at);
  return 'guard' in each
    ? `the guard of ${each.guard} at ${at}`
    : `the outcome ${outcomeName(at, each.actor, each.outcome)}`;
};

const exceptionsIn = (
  machine: AnyStateMachine,
  unmet: readonly AnyUnmet[],
  { guards, outcomes }: Touched,
): Exception[] =>
  unmet.map((each) => ({
    what: namedBy(machine, each),
    names: [...guards, ...outcomes].filter(speaksOf(machine, each)),
    why: each.why,
  }));

/** Returns what one list of a part lacks of another. */
const without = (all: Touched, taken: Touched): Touched =>
  Object.fromEntries(
    PARTS.map((part) => {
      const known = new Set(taken[part]);
      return [part, all[part].filter((name) => !known.has(name))];
    }),
  ) as Record<Part, string[]>;

const countOf = (all: readonly string[], missed: readonly string[]): Count => ({
  met: all.length - missed.length,
  of: all.length,
});

/** Counts what the generated paths of a flow go through. The suite walks each of them with a running flow. */
export const figuresOf = (machine: AnyStateMachine, cases: AnyCases): Figures => {
  const transitions = stateNodesOf(machine.root).flatMap(transitionsOf);
  const paths = generatePaths(machine, cases);
  const graph = graphOf(machine, cases);
  const outcomes = outcomesOf(machine, graph);
  const pairs = pairsOf(graph);
  const pairsLeftOut = pairsWithout(pairs, paths);
  const all: Touched = {
    ...toTouch(machine),
    guards: transitions.filter(({ guard }) => guard !== undefined).map(transitionId),
    outcomes: outcomes.map(({ name }) => name),
  };
  const touched: Touched = {
    ...walkedBy(graph, paths),
    guards: [...graph.refused],
    outcomes: outcomes.filter(({ met }) => met).map(({ name }) => name),
  };
  const missed = without(all, touched);
  const missing = new Set([...missed.guards, ...missed.outcomes]);
  const exceptions = exceptionsIn(machine, cases.unmet ?? [], all);
  const excepted = exceptions.flatMap(({ names }) => names);
  return {
    states: all.states.length,
    transitions: transitions.length,
    guards: countOf(all.guards, missed.guards),
    outcomes: countOf(all.outcomes, missed.outcomes),
    pairs: countOf(pairs, pairsLeftOut),
    paths: paths.length,
    steps: paths.reduce((sum, { steps }) => sum + steps.length, 0),
    all,
    touched,
    uncovered: without(missed, {
      states: [],
      transitions: [],
      guards: excepted,
      outcomes: excepted,
    }),
    like: Object.fromEntries(outcomes.map(({ name, like }) => [name, like])),
    silent: Object.fromEntries(
      outcomes.flatMap(({ name, silentAt }) => (silentAt === null ? [] : [[name, silentAt]])),
    ),
    exceptions,
    metAfterAll: exceptions
      .filter(({ names }) => !names.some((name) => missing.has(name)))
      .map(({ what }) => what),
  };
};
