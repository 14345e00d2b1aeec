import type { AnyStateMachine } from 'xstate';
import type { AnyCases } from './cases.ts';
import { stateNodesOf, transitionId } from './chart-parts.ts';
import { transitionsOf, watchCoverage } from './coverage.ts';
import type { Uncovered } from './coverage.ts';
import { graphOf } from './graph.ts';
import { startHarness } from './harness.ts';
import { generatePaths } from './paths.ts';

/** What the generated paths of one flow go through, and what they leave out. */
export type Figures = {
  readonly states: number;
  readonly transitions: number;
  /** Guarded transitions, and how many of them the sample events both pass and fail. */
  readonly guards: number;
  readonly guardsBothWays: number;
  readonly paths: number;
  readonly steps: number;
  readonly uncovered: Uncovered;
  /** Guarded transitions that no sample event fails, by their ids. */
  readonly neverRefused: readonly string[];
};

const uncoveredBy = (machine: AnyStateMachine, cases: AnyCases): Uncovered => {
  const coverage = watchCoverage(machine);
  for (const { input, steps } of generatePaths(machine, cases)) {
    const { actor, perform } = startHarness(machine, { input, inspect: coverage.inspect });
    for (const { event } of steps) if (!perform(event)) actor.send(event);
    actor.stop();
  }
  return coverage.uncovered();
};

/** Walks all generated paths of a flow and counts. */
export const figuresOf = (machine: AnyStateMachine, cases: AnyCases): Figures => {
  const nodes = stateNodesOf(machine.root);
  const transitions = nodes.flatMap(transitionsOf);
  const paths = generatePaths(machine, cases);
  const { refused } = graphOf(machine, cases);
  // What is left for a guard of `always` shows in the next alternative, which the coverage counts.
  const guarded = transitions.filter(
    ({ guard, eventType }) => guard !== undefined && eventType !== '',
  );
  const neverRefused = guarded.map(transitionId).filter((id) => !refused.has(id));
  return {
    states: nodes.length,
    transitions: transitions.length,
    guards: guarded.length,
    guardsBothWays: guarded.length - neverRefused.length,
    paths: paths.length,
    steps: paths.reduce((sum, { steps }) => sum + steps.length, 0),
    uncovered: uncoveredBy(machine, cases),
    neverRefused,
  };
};
