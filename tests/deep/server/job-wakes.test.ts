import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { connect } from '../../../server/db/connect.ts';
import type { Database } from '../../../server/db/connect.ts';
import { systemClock } from '../../../server/lib/clock.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import { messagesIn } from '../../../server/repositories/messages.ts';
import { addMessage } from '../../../server/services/messages/outbox.ts';
import { DATABASES } from '../../kit/databases.ts';
import { endProcesses, startMain } from '../../kit/processes.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  await endProcesses();
  for (const step of undo.splice(0).toReversed()) await step();
});

/** Only one process may open the embedded data. */
const SHARED = DATABASES.filter(({ database }) => database === 'PostgreSQL');

/** Adds a code as another process does, whose own jobs are not looked for, and waits until a server has sent it. */
const sent = async (db: Database): Promise<void> => {
  const id = randomIds.row();
  await addMessage(
    db.sql,
    { clock: systemClock, ids: randomIds },
    {
      id,
      kind: 'signIn',
      channel: 'mail',
      recipient: 'asha@example.com',
      values: { code: '123456' },
      uselessAt: new Date(Date.now() + 600_000),
      isWithheld: false,
    },
  );
  const state = async () => (await messagesIn(db.sql).byId(id))?.state;
  await expect.poll(state, { interval: 20 }).toBe('sent');
};

describe.each(SHARED)('a server beside another process on $database', ({ migrated }) => {
  it('[NEW-110] sends what the other one adds within a second, also after its listening connection was ended', async () => {
    const { settings, remove } = await migrated();
    undo.push(remove);
    const db = await connect(settings);
    undo.push(() => db.close());
    const watch = new pg.Client({ connectionString: settings.databaseUrl ?? '' });
    await watch.connect();
    undo.push(() => watch.end());
    const env = { PORT: '0', RATE_LIMIT: 'off', DATABASE_URL: settings.databaseUrl ?? '' };
    await startMain({ env }).says(/running at/);
    const listening = async () => {
      const { rows } = await watch.query<{ pid: number }>(
        `select pid from pg_stat_activity
          where datname = current_database() and query ilike 'listen %' and state = 'idle'`,
      );
      return rows.map(({ pid }) => pid);
    };
    await expect.poll(listening).toHaveLength(1);
    // Ten looks of ten seconds each would take far longer.
    const tenSent = async (): Promise<number> => {
      const began = performance.now();
      for (let times = 0; times < 10; times += 1) await sent(db);
      return performance.now() - began;
    };
    expect(await tenSent()).toBeLessThan(10_000);
    const [before] = await listening();
    await db.sql.execute(sql`select pg_terminate_backend(${before ?? 0})`);
    await sent(db);
    await expect.poll(listening).toHaveLength(1);
    expect(await listening()).not.toEqual([before]);
    expect(await tenSent()).toBeLessThan(10_000);
  });
});
