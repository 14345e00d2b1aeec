import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { connect } from '../../server/db/connect.ts';
import { StartError } from '../../server/lib/start-error.ts';
import { tempFolder } from '../kit/data-dir.ts';

/** What the file system of the embedded database throws on a full disk: no Error, so no message. */
vi.mock('@electric-sql/pglite', () => ({
  PGlite: {
    defaultStartParams: [],
    create: () => Promise.reject(Object.assign(Object.create(null), { errno: 51 })),
  },
}));

const dataDir = tempFolder();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('a database that cannot be written is a start error that names DATA_DIR, and gives the data free', async () => {
  const failure: unknown = await connect({ dataDir, databaseUrl: null }).catch((error) => error);
  expect(failure).toBeInstanceOf(StartError);
  expect(String(failure)).toMatch(/DATA_DIR is ".*Is the disk full\?/);
  expect(existsSync(join(dataDir, 'toothwise.lock'))).toBe(false);
});
