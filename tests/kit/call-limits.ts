import { vi } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '../../contracts/product.ts';
import type { Failure } from '../../machines/kit/failure.ts';
import type { SteppingClock } from './stepping-clock.ts';

/** Thrown by a call that nobody has answered in time, for tests that put something in the place of the calls. */
export const LATE: Failure = { kind: 'timeout', message: 'late' };

/**
 * Puts the limits of calls on the test's clock until the end of the test: a call that nobody answers fails once that clock
 * has passed 30 seconds. Shorter waits stay with the real one.
 */
export const limitCallsBy = (clock: SteppingClock): void => {
  const begin = globalThis.setTimeout.bind(globalThis);
  const end = globalThis.clearTimeout.bind(globalThis);
  const limits = new Map<unknown, number>();
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    fire: () => void,
    ms?: number,
    ...rest: []
  ) => {
    if (ms === undefined || ms < REQUEST_TIMEOUT_MS) return begin(fire, ms, ...rest);
    const limit = {};
    limits.set(limit, clock.setTimeout(fire, ms));
    return limit;
  }) as typeof setTimeout);
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    const limit = limits.get(timer);
    if (limit === undefined) end(timer as number);
    else clock.clearTimeout(limit);
  });
};

/** Hears how long each wait is that begins from now on, in milliseconds. */
export const hearWaits = (): number[] => {
  const waits: number[] = [];
  const begin = globalThis.setTimeout.bind(globalThis);
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    fire: () => void,
    ms = 0,
    ...rest: []
  ) => {
    waits.push(ms);
    return begin(fire, ms, ...rest);
  }) as typeof setTimeout);
  return waits;
};
