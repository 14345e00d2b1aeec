import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { pathTo, pathsOf, randomOf } from './paths.ts';
import type { Strategy } from './paths.ts';

type StairEvents = { type: 'step.taken' } | { type: 'step.rested' } | { type: 'top.left' };

/** Stairs: rests are counted, so that each step is met with and without one. */
const stairs = setup({
  types: { events: {} as StairEvents, context: {} as { rests: number } },
  guards: { isFresh: ({ context }) => context.rests === 0 },
}).createMachine({
  id: 'stairs',
  context: { rests: 0 },
  initial: 'foot',
  states: {
    foot: {
      on: {
        'step.rested': { guard: 'isFresh', actions: assign({ rests: 1 }) },
        'step.taken': 'middle',
      },
    },
    middle: { on: { 'step.taken': 'top' } },
    top: { on: { 'top.left': 'foot' } },
  },
});
const cases = {
  inputs: [undefined],
  events: { 'step.taken': [{}], 'step.rested': [{}], 'top.left': [{}] },
  actors: {},
};

const waysOf = (strategy: Strategy) =>
  pathsOf(stairs, cases, strategy).map(({ steps }) => steps.map(({ state }) => state.value).join());

describe('the paths through a chart', () => {
  it('leave out each way that another one begins with', () => {
    expect(waysOf('states')).toEqual(['middle,top']);
  });

  it('lead into a state by the fewest steps, whatever else it is met with', () => {
    const at = pathTo(stairs, cases, 'middle');
    expect(at?.steps.map(({ event }) => event.type)).toEqual(['step.taken']);
    expect(pathTo(stairs, cases, 'cellar')).toBeNull();
  });

  it('are named by what happens and where they end', () => {
    expect(pathTo(stairs, cases, 'top')?.title).toBe('step.taken → step.taken ⇒ "top"');
  });
});

it('numbers by chance are those of their seed: the generator of Numerical Recipes', () => {
  const first = (seed: number) => Math.round(randomOf(seed)() * 2 ** 32);
  // 1,013,904,223 + 1,664,525 for each one of the seed.
  expect([0, 1, 2].map(first)).toEqual([1_013_904_223, 1_015_568_748, 1_017_233_273]);
  const random = randomOf(0);
  const numbers = Array.from({ length: 1000 }, random);
  // Known second number of the sequence from 0.
  expect(Math.round((numbers[1] ?? 0) * 2 ** 32)).toBe(1_196_435_762);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
});
