import { describe, expect, it } from 'vitest';
import { simulate } from './simulate.ts';

const meanOf = (values: readonly number[] = []): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe('[NEW-119] a simulated load', () => {
  it('takes as long as the work does where nobody else is there', () => {
    const kinds = [
      {
        name: 'page',
        rate: 0.01,
        visits: [
          ['thread', 3],
          ['database', 4],
        ] as const,
      },
    ];
    const parts = [
      { name: 'thread', atOnce: 1 },
      { name: 'database', atOnce: 1 },
    ];
    const { times } = simulate(kinds, parts, 10_000);
    const taken = times.get('page') ?? [];
    expect(taken.length).toBeGreaterThan(50);
    for (const ms of taken) expect(ms).toBeCloseTo(7, 5);
  });

  // Pollaczek and Khinchine: the mean wait for one part with equal work is load * work / (2 * (1 - load)).
  it.each([
    [0.5, 5],
    [0.8, 20],
    [0.9, 45],
  ])('waits as queueing theory says at a load of %s', (load, wait) => {
    const kinds = [{ name: 'call', rate: load * 100, visits: [['thread', 10]] as const }];
    const simulated = simulate(kinds, [{ name: 'thread', atOnce: 1 }], 3000);
    expect(simulated.load.get('thread')).toBeCloseTo(load, 1);
    expect(meanOf(simulated.times.get('call')) - 10).toBeGreaterThan(wait * 0.9);
    expect(meanOf(simulated.times.get('call')) - 10).toBeLessThan(wait * 1.1);
  });

  it('has nobody wait where as many work at once as come at once', () => {
    const kinds = [{ name: 'call', rate: 20, visits: [['threads', 10]] as const }];
    const { times } = simulate(kinds, [{ name: 'threads', atOnce: 50 }], 100);
    for (const ms of times.get('call') ?? []) expect(ms).toBeCloseTo(10, 5);
  });

  it('never ends a call of a part that is asked for more than it can do before the others', () => {
    const kinds = [{ name: 'call', rate: 200, visits: [['thread', 10]] as const }];
    const { times, load } = simulate(kinds, [{ name: 'thread', atOnce: 1 }], 10);
    const taken = times.get('call') ?? [];
    // Twice as much as it can do: the last one waits as long as the whole load lasts.
    expect(taken.at(-1)).toBeGreaterThan(8000);
    expect(load.get('thread')).toBeGreaterThan(1.8);
  });
});
