import { vi } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '../../contracts/common/product.ts';
import type { Failure } from '../../contracts/common/failure.ts';
import type { SteppingClock } from '../model/stepping-clock.ts';

/** Thrown by a call that nobody has answered in time, for tests that put something in the place of the calls. */
export const LATE: Failure = { kind: 'timeout', message: 'late' };

let timers = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };

/** The timers below whatever this file has put in their place. */
const realTimers = (): typeof timers => {
  if (!vi.isMockFunction(globalThis.setTimeout)) {
    const { setTimeout, clearTimeout } = globalThis;
    timers = { setTimeout, clearTimeout };
  }
  return timers;
};

type SetTimeout = (fire: () => void, ms?: number) => unknown;

const replaceSetTimeout = (set: SetTimeout): void => {
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(set as typeof setTimeout);
};

/**
 * Puts the limits of calls on the test's clock until the end of the test: a call that nobody answers fails once that clock
 * has passed 30 seconds. Shorter waits stay with the real one.
 */
export const limitCallsBy = (clock: SteppingClock): void => {
  const real = realTimers();
  const limits = new Map<unknown, number>();
  replaceSetTimeout((fire, ms = 0) => {
    if (ms < REQUEST_TIMEOUT_MS) return real.setTimeout.call(globalThis, fire, ms);
    const limit = {};
    limits.set(limit, clock.setTimeout(fire, ms));
    return limit;
  });
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    const limit = limits.get(timer);
    if (limit === undefined) real.clearTimeout.call(globalThis, timer as number);
    else clock.clearTimeout(limit);
  });
};

/** Hears how long each wait is that begins from now on, in milliseconds. */
export const hearWaits = (): number[] => {
  const real = realTimers();
  const waits: number[] = [];
  replaceSetTimeout((fire, ms = 0) => {
    waits.push(ms);
    return real.setTimeout.call(globalThis, fire, ms);
  });
  return waits;
};
