import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { machines } from '../../machines/index.ts';
import { watchCoverage } from '../model/coverage.ts';
import { figuresOf } from '../model/figures.ts';
import { casesOf } from '../model/flows.ts';
import type { FlowName } from '../model/flows.ts';
import { startHarness } from '../model/harness.ts';
import { generatePaths } from '../model/paths.ts';
import { leftOutOf } from '../model/table.ts';

const MOST_PATHS = 1000;

describe.each(Object.entries(machines))('%s', (name, typedMachine) => {
  const machine: AnyStateMachine = typedMachine;
  const paths = generatePaths(machine, casesOf(name as FlowName));
  const coverage = watchCoverage(machine);

  it.each(paths.map((path) => [path.title, path] as const))('%s', (_title, path) => {
    const harness = startHarness(machine, { input: path.input, inspect: coverage.inspect });
    for (const step of path.steps) {
      if (!harness.perform(step.event)) harness.actor.send(step.event);
      expect((harness.actor.getSnapshot() as { value: unknown }).value).toEqual(step.state.value);
    }
    harness.actor.stop();
  });

  it('is walked in few enough paths to stay one machine', () => {
    expect(paths.length).toBeLessThan(MOST_PATHS);
  });

  it('has no state and no transition that its paths leave out', () => {
    expect(coverage.uncovered()).toEqual({ states: [], transitions: [] });
  });

  it('has no guard that never fails, and no outcome of a call that never comes', () => {
    expect(leftOutOf(name, figuresOf(machine, casesOf(name as FlowName)))).toEqual([]);
  });
});
