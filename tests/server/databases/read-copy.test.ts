import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../server/db/connect.ts';
import { readCopyOf } from '../../../server/db/read-copy.ts';
import { storageProbes } from '../../../server/db/schema.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import { dentistsIn } from '../../../server/repositories/dentists.ts';
import { readLate } from '../../../server/services/read-late.ts';
import { addSignedIn } from '../../kit/account-rows.ts';
import { DATABASES } from '../../kit/databases.ts';
import { METRICS_TOKEN, deferred, stepClock, testApp, testEnv } from '../../kit/server.ts';
import { browserOn } from '../accounts/accounts.kit.ts';
import { row } from '../dentists/directory.kit.ts';
import { addRating, addResult } from '../staff-area.kit.ts';

const NOW = '2026-02-10T06:00:00.000Z';
const SOON = 10_000;
const LOOK = 5000;

describe.each(DATABASES)('a copy for reading of $database', ({ fresh }) => {
  let main: Database;
  let other: Database;
  let clock: ReturnType<typeof stepClock>;
  /** What becomes of the transactions of the copy. */
  let before: () => Promise<void>;
  let db: Database;

  beforeEach(async () => {
    ({ db: main } = await fresh());
    ({ db: other } = await fresh());
    clock = stepClock(NOW);
    before = async () => undefined;
    await main.sql.insert(storageProbes).values({ id: 77, triedAt: new Date(NOW) });
    await probe(0);
  });

  /** Lets the copy have the write that the main database had so many seconds ago. */
  const probe = (secondsAgo: number) => {
    const triedAt = sql`clock_timestamp() - make_interval(secs => ${secondsAgo}::float8)`;
    return other.sql
      .insert(storageProbes)
      .values({ id: 1, triedAt })
      .onConflictDoUpdate({ target: storageProbes.id, set: { triedAt } });
  };

  const open = (): void => {
    const transaction: Database['transaction'] = (work) =>
      other.transaction(async (passing) => {
        await before();
        return work(passing);
      });
    db = { ...main, copy: readCopyOf({ transaction, clock }) };
  };
  const opened = async (): Promise<void> => {
    open();
    await comesTo('used');
  };
  const comesTo = (state: string) => vi.waitFor(() => expect(db.copy?.state()).toBe(state), SOON);

  /** Which of the two is read: the row with this number is in the main one alone. */
  const read = (): Promise<'main' | 'copy'> =>
    readLate(db, async (from) => {
      const rows = await from.select().from(storageProbes).where(eq(storageProbes.id, 77));
      return rows.length > 0 ? 'main' : 'copy';
    });

  it('[NEW-111] is read while it answers, and the database itself at once where it does not', async () => {
    await opened();
    expect(await read()).toBe('copy');
    let asked = 0;
    before = async () => {
      asked += 1;
      throw new Error('gone');
    };
    expect(await read()).toBe('main');
    expect(await read()).toBe('main');
    expect([asked, db.copy?.state()]).toEqual([1, 'silent']);
    before = async () => undefined;
    clock.advance(LOOK - 1);
    expect(await read()).toBe('main');
    clock.advance(1);
    await comesTo('used');
    expect(await read()).toBe('copy');
  });

  it('[NEW-111] is not read while it is a minute behind, or has never had a write', async () => {
    await probe(70);
    open();
    await comesTo('behind');
    expect(await read()).toBe('main');
    await other.sql.delete(storageProbes);
    clock.advance(LOOK);
    expect(await read()).toBe('main');
    await probe(50);
    clock.advance(LOOK);
    await comesTo('used');
    expect(await read()).toBe('copy');
  });

  it('lets nobody wait to learn whether it answers', async () => {
    const silence = deferred<void>();
    before = () => silence.promise;
    open();
    expect(await Promise.all(Array.from({ length: 200 }, read))).toEqual(Array(200).fill('main'));
    silence.resolve();
    await comesTo('used');
  });

  it('throws what the database itself throws, where both fail', async () => {
    await opened();
    const work = async (): Promise<never> => {
      throw new Error('no such row');
    };
    await expect(readLate(db, work)).rejects.toThrow('no such row');
    // It says nothing of the copy, which goes on being read.
    expect(db.copy?.state()).toBe('used');
    expect(await read()).toBe('copy');
  });

  describe('is read', () => {
    let app: FastifyInstance;
    let token: string;
    let logs: string[];

    beforeEach(async () => {
      await dentistsIn(main.sql).add([row({ slug: 'in-main', city: 'Mysuru' })]);
      await dentistsIn(other.sql).add([row({ slug: 'in-copy', city: 'Nashik' })]);
      for (let times = 0; times < 3; times += 1) {
        await addResult(other, { at: new Date(NOW) });
        await addRating(other, { at: new Date(NOW), rating: 5 });
      }
      await addResult(main, {
        at: new Date(NOW),
        urgency: 'urgent',
        redFlags: ['facial_swelling'],
      });
      logs = [];
      await opened();
      app = await testApp({ db, clock, ids: randomIds, logs, env: testEnv({ LOG_LEVEL: 'info' }) });
      token = (await addSignedIn({ db: main, clock }, 'admin')).token;
    });
    const get = async (path: string) => (await browserOn(app).get(path, token)).body;
    const slugs = async (city: string) => {
      const { dentists } = await get(`/api/dentists?city=${city}`);
      return (dentists as { slug: string }[]).map(({ slug }) => slug);
    };

    it('[NEW-111] for figures of the staff, their files and the directory of dentists', async () => {
      const { days, feedback } = await get('/api/staff/statistics');
      expect(days.at(-1).results).toBe(3);
      expect(feedback.ratings).toBe(3);
      const { csv } = await get('/api/staff/export?list=redFlags');
      expect(csv).not.toContain('facial_swelling');
      expect(await slugs('Nashik')).toEqual(['in-copy']);
      expect(await slugs('Mysuru')).toEqual([]);
      expect((await get('/api/dentist-cities')).cities).toMatchObject([{ city: 'Nashik' }]);
      expect((await get('/api/dentists/in-copy')).dentist.slug).toBe('in-copy');
      expect(db.copy?.state()).toBe('used');
    });

    it('[NEW-111] for nothing that whoever asks may just have written', async () => {
      expect(await get('/api/staff/overview')).toMatchObject({ results: 1, danger_signs: 1 });
      expect((await get('/api/staff/red-flags')).red_flags).toHaveLength(1);
      expect(JSON.stringify(await get('/api/account/export'))).toContain('Asha');
    });

    it('[NEW-111] and not read any more when it is gone, which the log and /metrics say once', async () => {
      const figure = async () => {
        const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
        const { body } = await app.inject({ url: '/metrics', headers });
        return /^database_read_copy_used (\d)$/m.exec(body)?.[1];
      };
      const said = () => logs.filter((line) => line.includes('copy for reading'));
      expect([await figure(), said().length]).toEqual(['1', 1]);
      before = () => Promise.reject(new Error('gone'));
      expect(await slugs('Mysuru')).toEqual(['in-main']);
      expect(await slugs('Mysuru')).toEqual(['in-main']);
      expect((await get('/api/staff/statistics')).days.at(-1).results).toBe(1);
      expect(await figure()).toBe('0');
      expect(said().slice(1)).toEqual([expect.stringContaining('does not answer')]);
      expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
    });
  });
});
