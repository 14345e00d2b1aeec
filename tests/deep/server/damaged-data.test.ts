import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../../server/db/connect.ts';
import { lockDataDir } from '../../../server/db/lock.ts';
import { StartError } from '../../../server/lib/start-error.ts';
import { freshDataDir, tempFolder } from '../../kit/data-dir.ts';
import { MOUNTS, endProcesses, onSmallDisk, startFile, startMain } from '../../kit/processes.ts';

let sound: string;
let dataDir: string;
beforeAll(async () => {
  sound = await freshDataDir();
});
beforeEach(() => {
  dataDir = tempFolder();
  cpSync(sound, dataDir, { recursive: true });
});
afterEach(async () => {
  await endProcesses();
  rmSync(dataDir, { recursive: true, force: true });
});
afterAll(() => rmSync(sound, { recursive: true, force: true }));

const inData = (...names: string[]) => join(dataDir, 'pg', ...names);
const filesIn = (folder: string) =>
  readdirSync(inData(folder), { recursive: true, encoding: 'utf8' })
    .map((name) => inData(folder, name))
    .filter((path) => statSync(path).isFile());
const remove = (path: string) => rmSync(path, { recursive: true });
const garble = (path: string) =>
  writeFileSync(path, Buffer.alloc(Math.max(statSync(path).size, 512), 'not a page '));
const opening = () => connect({ dataDir, databaseUrl: null });

/** Each way to damage it: what is missing, short or garbled. */
const DAMAGES: { damage: string; by: () => void }[] = [
  { damage: 'is an empty folder', by: () => (remove(inData()), mkdirSync(inData())) },
  { damage: 'is a file', by: () => (remove(inData()), writeFileSync(inData(), 'hello')) },
  { damage: 'has no version', by: () => remove(inData('PG_VERSION')) },
  { damage: 'has a garbled version', by: () => garble(inData('PG_VERSION')) },
  { damage: 'has an empty control file', by: () => truncateSync(inData('global/pg_control')) },
  { damage: 'has a garbled log of changes', by: () => filesIn('pg_wal').forEach(garble) },
  { damage: 'has no tables', by: () => remove(inData('base')) },
  { damage: 'has garbled tables', by: () => filesIn('base').forEach(garble) },
];

describe('a start on an embedded database that', () => {
  it.each(DAMAGES)('$damage says so in one sentence, with the way to restore', async ({ by }) => {
    by();
    const failure: unknown = await opening().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect(String(failure)).toBe(
      `StartError: The database in ${inData()} is damaged and cannot be opened. Put a backup in its ` +
        'place: npm run restore -- <file>. Without one, move that folder away, and an empty one is made.',
    );
    lockDataDir(dataDir)();
  });

  it('has garbled rows of the migrations says so too', async () => {
    const db = await opening();
    const found = await db.sql
      .select({ path: sql<string>`pg_relation_filepath('drizzle.__drizzle_migrations')` })
      .from(sql`pg_database limit 1`);
    await db.close();
    garble(inData(found[0]?.path ?? ''));
    await expect(opening()).rejects.toThrow('is damaged and cannot be opened');
  });

  it('is of another PostgreSQL names both', async () => {
    expect(readFileSync(inData('PG_VERSION'), 'utf8')).toBe('18\n');
    writeFileSync(inData('PG_VERSION'), '17\n');
    await expect(opening()).rejects.toThrow(
      `The database in ${inData()} is one of PostgreSQL 17, and this release reads 18.`,
    );
  });

  it('was interrupted while it was first made makes it anew', async () => {
    renameSync(inData(), join(dataDir, 'pg.fresh'));
    remove(join(dataDir, 'pg.fresh/global'));
    const db = await opening();
    await db.tryWrite();
    await db.close();
    expect(existsSync(join(dataDir, 'pg.fresh'))).toBe(false);
  });

  it('is damaged prints no stack', async () => {
    remove(inData('global'));
    const server = startMain({ env: { PORT: '0', DATA_DIR: dataDir } });
    expect(await server.ended).toBe(1);
    expect(server.said.err).toMatch(/^The database in .* is damaged .* an empty one is made\.\n$/);
  });
});

/** The number of a user without rights. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

describe('a start on a data directory that', () => {
  /** What a start says that may not do what root may. */
  const refused = async () => {
    const opens = startFile('tests/server/fixtures/opens.ts', [dataDir], {
      ...(isRoot && { uid: NOBODY }),
    });
    expect(await opens.ended).toBe(1);
    return opens.said.err;
  };

  it('is read-only is told to be', async () => {
    if (isRoot) chownSync(dataDir, NOBODY, NOBODY);
    chmodSync(dataDir, 0o500);
    expect(await refused()).toBe(
      `DATA_DIR is "${dataDir}", but must be a folder that can be written to (EACCES). ` +
        'For example DATA_DIR=./data\n',
    );
    chmodSync(dataDir, 0o700);
  });

  it.runIf(isRoot)('holds a database of another user is told to be', async () => {
    chmodSync(dataDir, 0o777);
    writeFileSync(join(dataDir, 'toothwise.lock'), '');
    expect(await refused()).toMatch(/must be a folder that can be written to \(EACCES\)/);
    chmodSync(join(dataDir, 'toothwise.lock'), 0o666);
    chmodSync(inData(), 0o700);
    expect(await refused()).toMatch(/must be a folder that can be written to \(EACCES\)/);
    spawnSync('chmod', ['-R', 'a+rX', inData()]);
    expect(await refused()).toMatch(/must be a folder that can be written to \(EACCES\)/);
  });

  it.skipIf(MOUNTS.refused)(
    `lies on a disk that is full is told to be${MOUNTS.refused ?? ''}`,
    async () => {
      const disk = join(dataDir, 'disk');
      mkdirSync(disk);
      const server = startMain({
        env: { PORT: '0', DATA_DIR: join(disk, 'data') },
        within: onSmallDisk(disk, 25),
      });
      expect(await server.ended).toBe(1);
      expect(server.said.err).toMatch(/^DATA_DIR is ".*", but its disk is full\. .*\n$/);
    },
  );
});
