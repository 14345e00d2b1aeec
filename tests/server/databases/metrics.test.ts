import type { FastifyInstance } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { DATABASES } from '../../kit/databases.ts';
import { METRICS_TOKEN, testApp } from '../../kit/server.ts';

/** The figures with a name, each with its labels. */
const figures = async (app: FastifyInstance, name: string): Promise<string[]> => {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const { body } = await app.inject({ url: '/metrics', headers });
  return body.split('\n').filter((line) => line.split(/[{ ]/, 1)[0] === name);
};

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
