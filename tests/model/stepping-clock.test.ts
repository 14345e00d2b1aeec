import { describe, expect, it } from 'vitest';
import { SteppingClock } from './stepping-clock.ts';

/** A clock with named timers, and what has fired so far, each with its time. */
const clockWith = (timers: Readonly<Record<string, number>>) => {
  const clock = new SteppingClock();
  const fired: string[] = [];
  const ids = Object.entries(timers).map(([name, delay]) =>
    clock.setTimeout(() => fired.push(`${name} at ${clock.now}`), delay),
  );
  return { clock, fired, ids };
};

describe('a clock that stands still', () => {
  it('fires one timer a step, in the order they are due, and equal ones as they were set', () => {
    const { clock, fired } = clockWith({ late: 30, first: 10, second: 10 });
    expect([clock.now, clock.step(), fired]).toEqual([0, true, ['first at 10']]);
    clock.step();
    clock.step();
    expect(fired).toEqual(['first at 10', 'second at 10', 'late at 30']);
    expect([clock.step(), clock.now]).toEqual([false, 30]);
  });

  it('fires all that falls due on the way, on the last moment too, and stands at the end', () => {
    const { clock, fired } = clockWith({ before: 9, during: 10, after: 11 });
    clock.advance(10);
    expect([fired, clock.now]).toEqual([['before at 9', 'during at 10'], 10]);
    clock.advance(0.5);
    expect([fired.length, clock.now]).toEqual([2, 10.5]);
    clock.setTimeout(() => fired.push(`next at ${clock.now}`), 1);
    clock.advance(1);
    expect(fired.slice(2)).toEqual(['after at 11', 'next at 11.5']);
  });

  it('fires a timer that another one sets, and none that was cleared', () => {
    const { clock, fired, ids } = clockWith({ kept: 20, cleared: 10 });
    clock.setTimeout(() => clock.setTimeout(() => fired.push('set on the way'), 5), 1);
    clock.clearTimeout(ids[1] ?? 0);
    clock.advance(20);
    expect(fired).toEqual(['set on the way', 'kept at 20']);
  });
});
