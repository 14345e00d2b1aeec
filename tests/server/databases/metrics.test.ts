import type { FastifyInstance } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import type { Sql } from '../../../server/db/connect.ts';
import { DATABASES, freshDatabase } from '../../kit/databases.ts';
import { METRICS_TOKEN, testApp } from '../../kit/server.ts';

/** The figures with a name, each with its labels. */
const figures = async (app: FastifyInstance, name: string): Promise<string[]> => {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const { body } = await app.inject({ url: '/metrics', headers });
  return body.split('\n').filter((line) => line.split(/[{ ]/, 1)[0] === name);
};

it('shows the connections to a copy for reading beside those to the database', async () => {
  const { db } = await freshDatabase();
  const copy = {
    read: <T>(work: (sql: Sql) => Promise<T>) => db.transaction(work),
    state: () => 'used' as const,
    watch: () => undefined,
    stats: () => ({ total: 4, idle: 3, waiting: 2 }),
  };
  const app = await testApp({ db: { ...db, copy } });
  for (const [name, figure] of [
    ['connections', 4],
    ['connections_idle', 3],
    ['queue_length', 2],
  ]) {
    expect(await figures(app, `database_copy_${name}`)).toEqual([
      `database_copy_${name} ${figure}`,
    ]);
  }
});

describe.each(DATABASES)('/metrics on $database', ({ database, fresh }) => {
  it('shows the connections where there is a pool of them, and the jobs that ran', async () => {
    const { db } = await fresh();
    const app = await testApp({ db });
    await vi.waitFor(async () => {
      expect(await figures(app, 'jobs_total')).toContain(
        'jobs_total{kind="retention",outcome="done"} 1',
      );
    }, 10_000);
    const ended = await figures(app, 'database_transaction_duration_seconds_count');
    expect(ended.join('\n')).toMatch(/^[a-z_]+\{outcome="done"\} [1-9]\d*$/);
    const shown = ['database_connections', 'database_connections_idle', 'database_queue_length'];
    for (const name of shown) {
      const numbers = (await figures(app, name)).map((line) => line.replace(/\d+$/, 'n'));
      expect(numbers).toEqual(database === 'PostgreSQL' ? [`${name} n`] : []);
    }
  });
});
