import { PGlite } from '@electric-sql/pglite';
import { accessSync, constants, existsSync, readdirSync, readFileSync, statfsSync } from 'node:fs';
import { chmod, cp, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { builtFile } from '../lib/built-file.ts';
import { errorCode } from '../lib/error-code.ts';
import { StartError } from '../lib/start-error.ts';
import { unwritable } from './lock.ts';

/**
 * The folders of a data directory. `cluster` holds the database. The others become it by being renamed,
 * so that it is always whole: `fresh` while an empty one is made, `restored` when a backup has been
 * `unpacked` and proved.
 */
export const foldersIn = (dataDir: string) => ({
  cluster: join(dataDir, 'pg'),
  fresh: join(dataDir, 'pg.fresh'),
  unpacked: join(dataDir, 'pg.unpacked'),
  restored: join(dataDir, 'pg.restored'),
});

/** Major version of the PostgreSQL whose files the embedded database reads and writes. */
const MAJOR = '18';

/**
 * Opens the embedded database in a data directory that this process has locked, and makes an empty one
 * where there is none.
 * @throws StartError when it is damaged, of another version, cannot be written to, or the disk is full
 */
export const openCluster = async (dataDir: string): Promise<PGlite> => {
  const { cluster, restored } = foldersIn(dataDir);
  if (existsSync(cluster)) await rm(restored, { recursive: true, force: true });
  else if (existsSync(restored)) await rename(restored, cluster);
  else await makeCluster(dataDir);
  return openFolder(cluster, dataDir);
};

/**
 * Returns the empty database with tables that the build has made, or `undefined` where nothing is built. Copying it takes a
 * third of the memory that making a new one needs.
 */
const preparedCluster = (): string | undefined =>
  builtFile(foldersIn('empty-data').cluster, import.meta.url);

/** Copies a database so that its owner alone reads and writes it, whatever the original allows. */
const copyCluster = async (from: string, to: string): Promise<void> => {
  await cp(from, to, { recursive: true });
  await chmod(to, 0o700);
  for (const entry of await readdir(to, { recursive: true, withFileTypes: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
};

const makeCluster = async (dataDir: string): Promise<void> => {
  const { cluster, fresh } = foldersIn(dataDir);
  try {
    await rm(fresh, { recursive: true, force: true });
    const prepared = preparedCluster();
    if (prepared === undefined) await (await open(fresh)).close();
    else await copyCluster(prepared, fresh);
    await rename(fresh, cluster);
  } catch (error) {
    const obstacle = obstacleIn(fresh, dataDir);
    await rm(fresh, { recursive: true, force: true });
    throw obstacle ?? error;
  }
};

/**
 * Opens a folder that must hold a database. PGlite would take a folder without a version for a new one and write over
 * what is in it.
 * @throws StartError as openCluster does
 */
export const openFolder = async (folder: string, dataDir: string): Promise<PGlite> => {
  try {
    const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
    if (/^\d+$/.test(version) && version !== MAJOR) throw otherVersion(version, folder);
    return await open(folder);
  } catch (error) {
    throw error instanceof StartError ? error : whyNot(folder, dataDir);
  }
};

/**
 * Opens a folder that must hold a database, reads every row of the product's tables, and closes it, which finishes what
 * a killed process had left in the write-ahead log.
 * @throws StartError as openCluster does, and when a row cannot be read
 */
export const proveFolder = async (folder: string, dataDir: string): Promise<void> => {
  const client = await openFolder(folder, dataDir);
  try {
    const tables = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname in ('public', 'drizzle')`,
    );
    for (const { name } of tables.rows) {
      await client.query(`select count(each::text) from ${name} each`);
    }
    await client.close();
  } catch {
    await client.close().catch(() => undefined);
    throw whyNot(folder, dataDir);
  }
};

const open = (folder: string): Promise<PGlite> =>
  PGlite.create({
    dataDir: folder,
    // Half of the default memory, and more than this small database uses.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'],
  });

/** SQLSTATEs of PostgreSQL for broken pages, files that are missing or cannot be read, and a full disk. */
const OF_FILES = /^(XX|58|53100)/;

/**
 * Returns true when a statement failed because of the database's files. An aborted WebAssembly tells no more than that.
 */
export const isOfFiles = (error: unknown): boolean => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof WebAssembly.RuntimeError || OF_FILES.test(errorCode(cause) ?? '');
};

/** A disk with less room than this counts as full. */
const LEAST_ROOM_BYTES = 2 ** 20;

/**
 * Explains what the operator can do about a database whose files fail. Its own errors say little (often "aborted"), so
 * the disk and the files are looked at.
 */
export const whyNot = (folder: string, dataDir: string): StartError =>
  obstacleIn(folder, dataDir) ?? damaged(folder);

/** Returns the reason why a folder cannot be written, `null` when it can. */
export const obstacleIn = (folder: string, dataDir: string): StartError | null => {
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < LEAST_ROOM_BYTES) return full(dataDir);
  const refusal = refusalIn(folder);
  return refusal ? unwritable(dataDir, refusal) : null;
};

/** Returns the first refusal met when this process tries to read and write a folder and the files in it. */
const refusalIn = (folder: string): unknown => {
  try {
    for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
      accessSync(join(folder, name), constants.R_OK | constants.W_OK);
    }
    return null;
  } catch (error) {
    return ['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '') ? error : null;
  }
};

const damaged = (folder: string): StartError =>
  new StartError(
    `The database in ${resolve(folder)} is damaged and cannot be opened. Put a backup in its place: ` +
      'npm run restore -- <file>. Without one, move that folder away, and an empty one is made.',
  );

const otherVersion = (version: string, folder: string): StartError =>
  new StartError(
    `The database in ${resolve(folder)} is one of PostgreSQL ${version}, and this release reads ` +
      `${MAJOR}. Start the release that wrote it, or restore a backup of this one: ` +
      'npm run restore -- <file>.',
  );

const full = (dataDir: string): StartError =>
  new StartError(
    `DATA_DIR is "${dataDir}", but its disk is full. ` +
      'Make space, or set DATA_DIR to another folder, for example DATA_DIR=./data',
  );
