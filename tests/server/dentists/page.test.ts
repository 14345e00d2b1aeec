import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dentistsIn } from '../../../server/repositories/dentists.ts';
import { tempFolder } from '../../kit/data-dir.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { testApp, testEnv } from '../../kit/server.ts';
import { row } from './directory.kit.ts';

const APP = '<!doctype html><title>app</title>';

describe('the page of a dentist', () => {
  let app: FastifyInstance;
  const folder = tempFolder();

  beforeAll(async () => {
    writeFileSync(join(folder, 'index.html'), APP);
    const database = await freshDatabase();
    await dentistsIn(database.db.sql).add([row({ slug: 'meera' })]);
    app = await testApp({ db: database.db, env: testEnv({ STATIC_DIR: folder }) });
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['/doctor/meera', 200],
    ['/doctor/meera?from=list', 200],
    ['/doctor/nobody', 404],
    // What no name can be is nobody’s, whatever a database thinks of it.
    ['/doctor/Meera', 404],
    ['/doctor/%00', 404],
    [`/doctor/${'a'.repeat(81)}`, 404],
  ])('[ROUTE-11] %s is the app with status %i', async (url, status) => {
    const reply = await app.inject({ url });
    expect([reply.statusCode, reply.body]).toEqual([status, APP]);
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect(reply.headers.etag === undefined).toBe(status === 404);
  });

  it('[ROUTE-11] is asked for by HEAD as well', async () => {
    const statuses = ['/doctor/meera', '/doctor/nobody'].map(async (url) => {
      const reply = await app.inject({ method: 'HEAD', url });
      return [reply.statusCode, reply.body];
    });
    expect(await Promise.all(statuses)).toEqual([
      [200, ''],
      [404, ''],
    ]);
  });
});
