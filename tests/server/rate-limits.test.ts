import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/db/connect.ts';
import { rateCountsRetention } from '../../server/services/retention.ts';
import type { Count, SharedCounts } from '../../server/lib/count-batches.ts';
import { createLimiter } from '../../server/lib/rate-limiter.ts';
import type { Limit } from '../../server/lib/rate-limiter.ts';
import { rateCountsIn } from '../../server/repositories/rate-counts.ts';
import { freshDatabase } from '../kit/databases.ts';
import { deferred, post, stepClock, testApp, testEnv } from '../kit/server.ts';

const VALIDATE = '/chat_bot/chat/validate';
const START = new Date('2026-01-01T00:00:00.000Z').getTime();
const MINUTE = 60_000;

/** Counts in memory, as a database would keep them. */
const countsInMemory = () => {
  const sums = new Map<string, number>();
  const statements: (readonly Count[])[] = [];
  const shared: SharedCounts = {
    add: async (counts) => {
      statements.push(counts);
      return new Map(
        counts.map(({ key, count, endsAt }) => {
          const row = `${key} ${endsAt.toISOString()}`;
          sums.set(row, (sums.get(row) ?? 0) + count);
          return [key, sums.get(row) ?? 0];
        }),
      );
    },
  };
  return { shared, statements };
};

const limiterOn = (shared: SharedCounts, clock = stepClock()) => {
  const warned: string[] = [];
  const log = { warn: (_line: object, text: string) => void warned.push(text) };
  const limiter = createLimiter({ shared, clock, log });
  const take = (limits: readonly Limit[]) => limiter.take(limits);
  const kindOf = async (...limits: Limit[]) => (await take(limits)).kind;
  return { take, kindOf, clock, warned };
};

const TWICE: Limit = { name: 'a call by somebody', max: 2, perMs: MINUTE };
const OFTEN: Limit = { name: 'a call by anybody', max: 5, perMs: MINUTE };

describe('a limit', () => {
  it('admits so many calls in its window, says how long to wait, and begins anew', async () => {
    const { take, clock } = limiterOn(countsInMemory().shared);
    clock.advance(1000);
    expect(await take([TWICE])).toEqual({ kind: 'admitted' });
    expect(await take([TWICE])).toEqual({ kind: 'admitted' });
    expect(await take([TWICE])).toEqual({ kind: 'refused', retryAfterMs: 59_000 });
    clock.advance(58_999);
    expect(await take([TWICE])).toEqual({ kind: 'refused', retryAfterMs: 1 });
    clock.advance(1);
    expect(await take([TWICE])).toEqual({ kind: 'admitted' });
  });

  it('is not used up by calls that another one refuses', async () => {
    const { kindOf } = limiterOn(countsInMemory().shared);
    for (let calls = 0; calls < 50; calls += 1) await kindOf(TWICE, OFTEN);
    expect(await kindOf(OFTEN)).toBe('admitted');
    expect(await kindOf(OFTEN)).toBe('admitted');
    expect(await kindOf(OFTEN)).toBe('admitted');
    expect(await kindOf(OFTEN)).toBe('refused');
  });

  it('is exact for any number of processes that call at the same time', async () => {
    const { shared } = countsInMemory();
    const processes = Array.from({ length: 5 }, () => limiterOn(shared));
    const often = { ...OFTEN, max: 37 };
    const calls = Array.from({ length: 100 }, () => processes.map(({ kindOf }) => kindOf(often)));
    const kinds = await Promise.all(calls.flat());
    expect(kinds.filter((kind) => kind === 'admitted')).toHaveLength(37);
  });

  it('asks the shared counts once for all who come together, and not at all for who is refused', async () => {
    const { shared, statements } = countsInMemory();
    const { kindOf } = limiterOn(shared);
    await Promise.all(Array.from({ length: 300 }, () => kindOf(TWICE, OFTEN)));
    expect(statements).toHaveLength(1);
    expect(statements[0]?.map(({ count }) => count)).toEqual([2, 2]);
    await kindOf(TWICE, OFTEN);
    expect(statements).toHaveLength(1);
  });

  it('is known to be reached by a process that was told so once', async () => {
    const { shared, statements } = countsInMemory();
    const [one, other] = [limiterOn(shared), limiterOn(shared)];
    await one.kindOf(TWICE);
    await one.kindOf(TWICE);
    expect(await other.kindOf(TWICE)).toBe('refused');
    expect(statements).toHaveLength(3);
    expect(await other.kindOf(TWICE)).toBe('refused');
    expect(statements).toHaveLength(3);
  });

  it('shows nobody by name, and puts rows in one order', async () => {
    const { shared, statements } = countsInMemory();
    const { kindOf } = limiterOn(shared);
    const names = ['203.0.113.7/32', 'asha@example.com', 'x', 'y', 'z'];
    await kindOf(...names.map((name) => ({ ...TWICE, name })));
    const keys = statements[0]?.map(({ key }) => key) ?? [];
    expect(keys.every((key) => /^[\w-]{22}$/.test(key))).toBe(true);
    expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : 1)));
  });
});

describe('when the shared counts do not answer', () => {
  it('each process counts for itself, and asks again after five seconds', async () => {
    let asked = 0;
    const failing: SharedCounts = {
      add: () => {
        asked += 1;
        return Promise.reject(new Error('no database'));
      },
    };
    const { kindOf, clock, warned } = limiterOn(failing);
    expect(await kindOf(TWICE)).toBe('admitted');
    expect(await kindOf(TWICE)).toBe('admitted');
    expect(await kindOf(TWICE)).toBe('refused');
    await kindOf(OFTEN);
    expect(asked).toBe(1);
    clock.advance(4999);
    await kindOf(OFTEN);
    expect(asked).toBe(1);
    clock.advance(1);
    await kindOf(OFTEN);
    expect(asked).toBe(2);
    expect(warned).toHaveLength(2);
  });

  it('nobody waits longer than a quarter of a second, and only the first ones do', async () => {
    const answer = deferred<ReadonlyMap<string, number>>();
    let asked = 0;
    const silent: SharedCounts = {
      add: () => {
        asked += 1;
        return asked === 1 ? answer.promise : Promise.resolve(new Map());
      },
    };
    const { kindOf, clock } = limiterOn(silent);
    const kinds: string[] = [];
    void kindOf(OFTEN).then((kind) => kinds.push(kind));
    await Promise.resolve();
    void kindOf(OFTEN).then((kind) => kinds.push(kind));
    clock.advance(249);
    await new Promise((resolve) => setImmediate(resolve));
    expect(kinds).toEqual([]);
    clock.advance(1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(kinds).toEqual(['admitted', 'admitted']);
    expect(await kindOf(OFTEN)).toBe('admitted');
    expect(asked).toBe(1);
    answer.resolve(new Map());
    await new Promise((resolve) => setImmediate(resolve));
    await kindOf(OFTEN);
    expect(asked).toBeGreaterThan(1);
    expect(clock.armed()).toBe(0);
  });
});

describe('rate limits', () => {
  let db: Database;
  let peer: Database;

  beforeAll(async () => {
    ({ db, peer } = await freshDatabase());
  });

  const start = async (database: Database, clock = stepClock()) => {
    const env = testEnv({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });
    return testApp({ env, db: database, clock });
  };

  it('hold over processes and their restarts', async () => {
    const [one, other] = [await start(db), await start(peer)];
    const body = { message: 'tooth' };
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_none, call) => post(call % 2 ? one : other, VALIDATE, body)),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30);
    const restarted = await start(db);
    const refused = await post(restarted, VALIDATE, body);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    const later = await start(db, stepClock('2026-01-01T00:01:00.000Z'));
    expect((await post(later, VALIDATE, body)).statusCode).toBe(200);
  });

  it('count a whole network twenty times, and everybody three hundred times as much as one caller', async () => {
    const clock = stepClock('2026-01-01T01:00:00.000Z');
    const app = await start(db, clock);
    let asked = 0;
    const admittedOf = async (addresses: readonly string[]) => {
      const replies = await Promise.all(
        addresses.map((address) => {
          asked += 1;
          return app.inject({
            method: 'POST',
            url: '/chat_bot/chat/diagnose',
            headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
            payload: '{}',
          });
        }),
      );
      return replies.filter(({ statusCode }) => statusCode !== 429).length;
    };
    const oneNetwork = Array.from({ length: 300 }, (_none, host) => `2001:db8:0:${host}::1`);
    expect(await admittedOf(oneNetwork)).toBe(200);
    const sameCaller = Array.from({ length: 50 }, (_none, host) => `2001:db8:9:9::${host}`);
    expect(await admittedOf(sameCaller)).toBe(10);
    const everywhere = (from: number) =>
      Array.from({ length: 1000 }, (_none, host) => `10.${from}.${host % 250}.${host >> 8}`);
    const admitted = [200, 10];
    for (const from of [1, 2, 3]) admitted.push(await admittedOf(everywhere(from)));
    expect(asked).toBe(3350);
    expect(admitted.reduce((sum, count) => sum + count)).toBe(3000);
  });

  it('remember one address among a hundred thousand others', async () => {
    const { take } = limiterOn(rateCountsIn(db.sql));
    await take([TWICE]);
    await take([TWICE]);
    for (let many = 0; many < 25; many += 1) {
      const others = Array.from({ length: 4000 }, (_none, other) => `other ${many}/${other}`);
      await Promise.all(others.map((name) => take([{ ...TWICE, name }])));
    }
    expect((await take([TWICE])).kind).toBe('refused');
    expect((await limiterOn(rateCountsIn(peer.sql)).take([TWICE])).kind).toBe('refused');
  });

  it('are added up by processes that write the same rows at once', async () => {
    const endsAt = new Date(START + 2 * MINUTE);
    const rows = Array.from({ length: 20 }, (_none, row) => ({ key: `k${row}`, count: 1, endsAt }));
    const writers = [db, peer, db, peer].map(async ({ sql }) => {
      for (let times = 0; times < 10; times += 1) await rateCountsIn(sql).add(rows);
    });
    await Promise.all(writers);
    expect(await rateCountsIn(db.sql).add(rows)).toEqual(new Map(rows.map(({ key }) => [key, 41])));
  });

  it('begin anew in a later window, to which a process whose clock is behind adds', async () => {
    const counts = rateCountsIn(db.sql);
    const add = async (minute: number, count: number) =>
      (await counts.add([{ key: 'window', count, endsAt: new Date(START + minute * MINUTE) }])).get(
        'window',
      );
    expect(await add(1, 3)).toBe(3);
    expect(await add(1, 3)).toBe(6);
    expect(await add(2, 1)).toBe(1);
    expect(await add(1, 2)).toBe(3);
    expect(await add(2, 1)).toBe(4);
  });

  it('leave no row behind that is over, once an hour has passed', async () => {
    const counts = rateCountsIn(db.sql);
    await counts.deleteEndedBefore(new Date(START + 1000 * MINUTE));
    const clock = stepClock('2026-01-01T00:01:00.000Z');
    const ending = (ms: number) => new Date(clock.now().getTime() + ms);
    await counts.add([{ key: 'over', count: 1, endsAt: ending(-1) }]);
    await counts.add([{ key: 'not over', count: 1, endsAt: ending(1) }]);
    const job = rateCountsRetention({ db, clock });
    expect(job.keyAt?.(clock.now())).toBe('2026-01-01T00');
    await job.run('2026-01-01T00');
    expect(await counts.deleteEndedBefore(ending(1000))).toBe(1);
  });
});
