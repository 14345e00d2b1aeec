import { beforeEach, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { countWait } from '../../../src/actors/accounts/codes.ts';

beforeEach(() => void vi.useFakeTimers());

/** Counts a wait of so many seconds. @returns what it tells */
const count = (seconds: number) => {
  const told: unknown[] = [];
  const machine = setup({ actors: { countWait } }).createMachine({
    invoke: { src: 'countWait', input: { seconds } },
    on: { '*': { actions: ({ event }) => told.push(event) } },
  });
  const actor = createActor(machine).start();
  return { told, actor };
};

it('[REG-31] tells each second how many are left, and the end once', () => {
  const { told } = count(3);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([
    { type: 'wait.counted', left: 2 },
    { type: 'wait.counted', left: 1 },
    { type: 'wait.ended' },
  ]);
});

it('follows the clock when the seconds passed unheard, as in a sleeping tab', () => {
  const { told } = count(60);
  vi.setSystemTime(Date.now() + 45_000);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([{ type: 'wait.counted', left: 14 }]);
});

it('ends at once when there is nothing to wait for', () => {
  expect(count(0).told).toEqual([{ type: 'wait.ended' }]);
});

it('tells nothing when the flow has moved on', () => {
  const { told, actor } = count(3);
  actor.stop();
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([]);
});
