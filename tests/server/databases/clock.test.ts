import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/connect.ts';
import { followingClock, systemClock } from '../../../server/lib/clock.ts';
import { serverTime } from '../../../server/repositories/server-time.ts';
import { DATABASES } from '../../kit/databases.ts';
import { deferred, stepClock } from '../../kit/server.ts';

const HOUR = 60 * 60_000;
const TEN = '2026-01-01T10:00:00.000Z';

/** A process whose own clock says eight where everybody else has ten. */
const behind = (own = stepClock('2026-01-01T08:00:00.000Z')) => {
  const start = own.now().getTime();
  const { clock, follow } = followingClock(own);
  /** What the others' clock says. */
  const theirs = (): Date => new Date(Date.parse(TEN) + own.now().getTime() - start);
  return { own, clock, follow, theirs };
};

/** Lets what was asked for be answered. */
const answered = () => new Promise((resolve) => setImmediate(resolve));

describe('a clock that follows another one', () => {
  it('has its time, and goes on with its own steps', async () => {
    const { own, clock, follow, theirs } = behind();
    await follow(async () => theirs());
    expect(clock.now().toISOString()).toBe(TEN);
    own.advance(1500);
    expect(clock.now().toISOString()).toBe('2026-01-01T10:00:01.500Z');
  });

  it('finds within a minute that one of the two has jumped', async () => {
    const { own, clock, follow } = behind();
    let jumpMs = 0;
    await follow(async () => new Date(own.now().getTime() + 2 * HOUR + jumpMs));
    jumpMs = -3 * HOUR;
    own.advance(60_000);
    await answered();
    expect(clock.now().toISOString()).toBe('2026-01-01T07:01:00.000Z');
  });

  it('does not jitter: half a second is no difference', async () => {
    const { own, clock, follow } = behind();
    await follow(async () => new Date(own.now().getTime() + 500));
    expect(clock.now()).toEqual(own.now());
  });

  it('keeps the last difference while the other one does not answer, or too late', async () => {
    const { own, clock, follow, theirs } = behind();
    let answer = async (): Promise<Date> => theirs();
    await follow(() => answer());
    answer = () => Promise.reject(new Error('away'));
    own.advance(60_000);
    await answered();
    const late = deferred<Date>();
    answer = () => late.promise;
    own.advance(60_000);
    own.advance(501);
    late.resolve(new Date(0));
    await answered();
    expect(clock.now()).toEqual(theirs());
  });

  it('begins with its own time where the other one cannot be read', async () => {
    const { own, clock, follow } = behind();
    await follow(() => Promise.reject(new Error('away')));
    expect(clock.now()).toEqual(own.now());
  });
});

describe.each(DATABASES)('the time of $database', ({ fresh }) => {
  let db: Database;
  beforeEach(async () => {
    ({ db } = await fresh());
  });

  it('is that of its machine, here our own', async () => {
    const away = (await serverTime(db.sql)).getTime() - systemClock.now().getTime();
    expect(Math.abs(away)).toBeLessThan(5000);
  });
});
