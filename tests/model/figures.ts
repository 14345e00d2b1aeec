import type { AnyStateMachine } from 'xstate';
import type { AnyCases, AnyUnmet } from './cases.ts';
import { stateNodesOf, transitionId } from './chart-parts.ts';
import { countCoverage, transitionsOf } from './coverage.ts';
import type { Touched, Uncovered } from './coverage.ts';
import { graphOf } from './graph.ts';
import type { Graph } from './graph.ts';
import { outcomesOf } from './outcomes.ts';
import { generatePaths, pairName, pairsIn } from './paths.ts';
import type { GeneratedPath } from './paths.ts';

/** A count of the chart, and how much of it the model meets. */
export type Count = { readonly met: number; readonly of: number };

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
  readonly touched: Touched;
  readonly uncovered: Uncovered & {
    /** Guarded transitions that no sample event fails, by their ids. */
    readonly guards: readonly string[];
    readonly outcomes: readonly string[];
  };
  /** What cannot be met by design, with its reason, and which of these are met after all. */
  readonly exceptions: readonly { readonly what: string; readonly why: string }[];
  readonly metAfterAll: readonly string[];
  readonly pairsLeftOut: readonly string[];
};

const coverageBy = (machine: AnyStateMachine, graph: Graph, paths: readonly GeneratedPath[]) => {
  const coverage = countCoverage(machine);
  for (const { snapshot, by } of graph.states) {
    if (by === null) snapshot._nodes.forEach(coverage.markWithParents);
  }
  const taken = new Set(graph.opening);
  for (const { state, taken: each } of paths.flatMap(({ steps }) => steps)) {
    state._nodes.forEach(coverage.markWithParents);
    taken.add(each);
  }
  for (const { all } of taken) all.forEach(coverage.markTaken);
  return coverage;
};

const pairsWalked = (paths: readonly GeneratedPath[]): ReadonlySet<string> =>
  new Set(
    paths.flatMap(({ steps }) =>
      steps.slice(1).map(({ taken }, at) => {
        const before = steps[at]?.taken;
        return before === undefined ? '' : pairName(before, taken);
      }),
    ),
  );

const stateOf = (machine: AnyStateMachine, at: string): string =>
  at === '' ? machine.id : `${machine.id}.${at}`;

/** Names an outcome: `askBell timeout at door.shut`. */
const outcomeName = (at: string, actor: string, kind: string): string =>
  `${actor} ${kind} at ${at}`;

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

/** Sorts what is missed into what is left out and what is excepted, and finds exceptions that are met after all. */
const exceptedIn = (
  machine: AnyStateMachine,
  unmet: readonly AnyUnmet[],
  missed: Readonly<Record<'guards' | 'outcomes', readonly string[]>>,
) => {
  const exceptions = unmet.map((each) => ({
    what: namedBy(machine, each),
    why: each.why,
    speaks: speaksOf(machine, each),
  }));
  const all = [...missed.guards, ...missed.outcomes];
  const isLeft = (name: string): boolean => !exceptions.some(({ speaks }) => speaks(name));
  return {
    guards: missed.guards.filter(isLeft),
    outcomes: missed.outcomes.filter(isLeft),
    exceptions: exceptions.map(({ what, why }) => ({ what, why })),
    metAfterAll: exceptions.flatMap(({ what, speaks }) => (all.some(speaks) ? [] : [what])),
  };
};

/** Counts what the generated paths of a flow go through. The suite walks each of them with a running flow. */
export const figuresOf = (machine: AnyStateMachine, cases: AnyCases): Figures => {
  const nodes = stateNodesOf(machine.root);
  const transitions = nodes.flatMap(transitionsOf);
  const paths = generatePaths(machine, cases);
  const graph = graphOf(machine, cases);
  const guarded = transitions.filter(({ guard }) => guard !== undefined).map(transitionId);
  const neverRefused = guarded.filter((id) => !graph.refused.has(id));
  const outcomes = outcomesOf(machine, graph);
  const missed = outcomes.filter(({ met }) => !met);
  const pairs = pairsIn(graph).map(({ first, second }) => pairName(first.taken, second.taken));
  const walked = pairsWalked(paths);
  const pairsLeftOut = pairs.filter((name) => !walked.has(name));
  const coverage = coverageBy(machine, graph, paths);
  const { exceptions, metAfterAll, ...left } = exceptedIn(machine, cases.unmet ?? [], {
    guards: neverRefused,
    outcomes: missed.map(({ at, actor, kind }) => outcomeName(at, actor, kind)),
  });
  return {
    states: nodes.length,
    transitions: transitions.length,
    guards: { met: guarded.length - neverRefused.length, of: guarded.length },
    outcomes: { met: outcomes.length - missed.length, of: outcomes.length },
    pairs: { met: pairs.length - pairsLeftOut.length, of: pairs.length },
    paths: paths.length,
    steps: paths.reduce((sum, { steps }) => sum + steps.length, 0),
    touched: coverage.touched(),
    uncovered: { ...coverage.uncovered(), ...left },
    exceptions,
    metAfterAll,
    pairsLeftOut,
  };
};
