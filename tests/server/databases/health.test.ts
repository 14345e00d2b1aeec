import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/connect.ts';
import { sql } from 'drizzle-orm';
import { storageProbes } from '../../../server/db/schema.ts';
import { storageWatch } from '../../../server/services/health.ts';
import { DATABASES } from '../../kit/databases.ts';
import { stepClock, testApp } from '../../kit/server.ts';

describe.each(DATABASES)('health on $database', ({ fresh }) => {
  let db: Database;

  beforeAll(async () => {
    ({ db } = await fresh());
  });

  it('/healthz answers as long as the process lives, /readyz as long as rows can be stored too', async () => {
    const well = await testApp({ db });
    const unwell = await testApp();
    const statuses = async (url: string) => [
      (await well.inject({ url })).statusCode,
      (await unwell.inject({ url })).statusCode,
    ];
    expect(await statuses('/healthz')).toEqual([200, 200]);
    expect(await statuses('/readyz')).toEqual([200, 503]);
    const refused = await unwell.inject({ url: '/readyz' });
    expect(refused.json().message).toBe('The database stores nothing.');
    await well.close();
    await unwell.close();
  });

  it('/readyz notices that rows can only be read', async () => {
    const app = await testApp({ db });
    await db.sql.execute(sql`set default_transaction_read_only = on`);
    const readOnly = await app.inject({ url: '/readyz' });
    expect(readOnly.statusCode).toBe(503);
    await app.close();
    await db.sql.execute(sql`set default_transaction_read_only = off`);
  });

  it('trying to write leaves nothing behind', async () => {
    const sizes = {
      table: sql<string>`pg_total_relation_size('storage_probes')`,
      whole: sql<string>`pg_database_size(current_database())`,
    };
    const sizeNow = () => db.sql.select(sizes).from(storageProbes);
    await db.tryWrite();
    const grows = async () => {
      const before = await sizeNow();
      for (let again = 0; again < 300; again += 1) await db.tryWrite();
      return JSON.stringify(await sizeNow()) !== JSON.stringify(before);
    };
    // A transaction that still reads keeps dead rows from being reused.
    await expect.poll(grows, { timeout: 30_000 }).toBe(false);
  });
});

const failure = (code: string) => Object.assign(new Error('refused'), { code });
const FULL = failure('53100');
const READ_ONLY = failure('25006');

/** A watch over a database of which the test ends each attempt to write, well or with a failure. */
const scripted = () => {
  const attempts: ((err?: Error) => void)[] = [];
  const clock = stepClock();
  const said: string[] = [];
  const lines: object[] = [];
  const say = (line: object, text: string) => {
    lines.push(line);
    said.push(text);
  };
  const tryWrite = () =>
    new Promise<void>((resolve, reject) => {
      attempts.push((err) => (err ? reject(err) : resolve()));
    });
  const watch = storageWatch({ db: { tryWrite }, clock, log: { info: say, error: say } });
  return { attempts, clock, said, lines, watch };
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the watch over storing', () => {
  it('tries once a second at most, however often it is asked', async () => {
    const { attempts, clock, watch } = scripted();
    const asked = [watch.readiness(), watch.readiness()];
    attempts[0]?.();
    expect(await Promise.all(asked)).toEqual([{ kind: 'ready' }, { kind: 'ready' }]);
    clock.advance(999);
    await watch.readiness();
    expect(attempts).toHaveLength(1);
    clock.advance(1);
    void watch.readiness();
    expect(attempts).toHaveLength(2);
  });

  it('waits a second for an answer, and asks a silent database no second time', async () => {
    const { attempts, clock, watch } = scripted();
    const first = watch.readiness();
    clock.advance(1000);
    expect(await first).toMatchObject({
      kind: 'notStoring',
      err: { code: 'ETIMEDOUT', message: 'no answer in time' },
    });
    const second = watch.readiness();
    expect(attempts).toHaveLength(1);
    attempts[0]?.();
    expect(await second).toEqual({ kind: 'ready' });
    expect(clock.armed()).toBe(0);
  });

  it('notices a full disk within a minute with nobody asking, and says it once, and once when it is over', async () => {
    const { attempts, clock, said, lines, watch } = scripted();
    const stop = watch.start();
    const look = async (err?: Error) => {
      clock.advance(20_000);
      attempts.at(-1)?.(err);
      await settled();
    };
    await look();
    expect(said).toEqual([]);
    await look(FULL);
    expect(said).toEqual([
      'the disk of the database is full: nothing is stored until there is room',
    ]);
    expect(await watch.readiness()).toMatchObject({ kind: 'diskFull' });
    await look(FULL);
    await look(FULL);
    expect(said).toHaveLength(1);
    await look(READ_ONLY);
    expect(said.slice(1)).toEqual(['the database stores nothing']);
    await look();
    await look();
    expect(said.slice(2)).toEqual(['the database stores again']);
    expect(lines).toEqual([{ err: FULL }, { err: READ_ONLY }, {}]);
    expect(attempts).toHaveLength(7);
    stop();
    clock.advance(60_000);
    expect(attempts).toHaveLength(7);
  });
});
