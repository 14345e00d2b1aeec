import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { create, extract } from 'tar';
import { errorCode } from '../lib/error-code.ts';
import { StartError } from '../lib/start-error.ts';
import { foldersIn, obstacleIn, proveFolder } from './cluster.ts';
import { lockDataDir } from './lock.ts';

/** A folder beside the database whose files belong to its rows; `isFile` knows the names of those files. */
export type FilesBeside = {
  readonly folder: string;
  readonly isFile: (name: string) => boolean;
};

/**
 * Writes the embedded database and the files `beside` it into a new file, after reading every row. The data is locked
 * meanwhile; the file gets its name only when it is whole.
 * @returns its size in bytes
 * @throws StartError when the data is missing, in use or damaged, or the file is there already or cannot be written
 */
export const backUp = async (
  dataDir: string,
  file: string,
  beside: FilesBeside | null = null,
): Promise<number> => {
  const { cluster } = foldersIn(dataDir);
  if (!existsSync(cluster)) throw new StartError(`There is no database in ${resolve(dataDir)}.`);
  if (existsSync(file)) throw new StartError(`"${file}" is there already. Name a new file.`);
  const unlock = lockDataDir(dataDir);
  const part = `${file}.part`;
  try {
    await proveFolder(cluster, dataDir);
    // The archive holds patients' answers, so its owner alone may read it (0600).
    const files = beside ? await filesIn(dataDir, beside) : [];
    const packed = { file: part, cwd: dataDir, gzip: true, mode: 0o600 };
    await create(packed, [basename(cluster), ...files]);
    await toDisk(part);
    await rename(part, file);
    return (await stat(file)).size;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The backup cannot be written to "${file}" (${errorCode(error)}).`);
  } finally {
    await rm(part, { force: true });
    unlock();
  }
};

/** Lists the files of a folder beside the database; none when there is no such folder. */
const filesIn = async (dataDir: string, { folder, isFile }: FilesBeside): Promise<string[]> => {
  const path = join(dataDir, folder);
  if (!existsSync(path)) return [];
  const entries = await readdir(path, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && isFile(entry.name))
    .map(({ name }) => `${folder}/${name}`);
};

/**
 * Replaces the embedded database by a backup, after reading every row of the backup. The data from before is kept
 * beside it. An interrupted restore leaves the one or the other, whole. The files `beside` it are added to those that
 * are there: a name never stands for two contents, and a job deletes the files of no row in time.
 * @returns the folder in which the data from before is kept, `null` when there was none
 * @throws StartError when the data is in use, the backup is none or damaged, or it cannot be written
 */
export const restore = async (
  dataDir: string,
  file: string,
  now: Date,
  beside: FilesBeside | null = null,
): Promise<string | null> => {
  if (!existsSync(file)) throw new StartError(`There is no file "${file}".`);
  const { cluster, unpacked, restored } = foldersIn(dataDir);
  const unlock = lockDataDir(dataDir);
  try {
    await unpack(file, dataDir);
    // The files come first, so that either database finds its own after an interruption.
    if (beside) await addFiles(file, dataDir, beside);
    await rm(restored, { recursive: true, force: true });
    await rename(unpacked, restored);
    const kept = existsSync(cluster) ? `${cluster}.replaced-${stampOf(now)}` : null;
    if (kept) await rename(cluster, kept);
    // The next start mends an interruption here: it finds a restored database and no other.
    await rename(restored, cluster);
    return kept;
  } finally {
    await rm(unpacked, { recursive: true, force: true });
    unlock();
  }
};

const isBelow =
  (folder: string) =>
  (path: string): boolean =>
    path === folder || path.startsWith(`${folder}/`);

/** Moves each file to its name when it is whole, so that an interruption leaves no truncated file. */
const addFiles = async (
  file: string,
  dataDir: string,
  { folder, isFile }: FilesBeside,
): Promise<void> => {
  const [path, unpacked] = [join(dataDir, folder), join(dataDir, `${folder}.unpacked`)];
  try {
    await rm(unpacked, { recursive: true, force: true });
    await mkdir(unpacked, { mode: 0o700 });
    const filter = isBelow(folder);
    extract({ file, cwd: unpacked, strip: 1, strict: true, sync: true, filter });
    const entries = await readdir(unpacked, { withFileTypes: true });
    const names = entries.flatMap((entry) =>
      entry.isFile() && isFile(entry.name) ? [entry.name] : [],
    );
    if (names.length > 0) await mkdir(path, { recursive: true, mode: 0o700 });
    for (const name of names) {
      await toDisk(join(unpacked, name));
      await rename(join(unpacked, name), join(path, name));
    }
  } catch (error) {
    throw new StartError(
      `The files of "${file}" cannot be put into ${resolve(path)} (${errorCode(error)}). The database is as it was.`,
    );
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
};

const unpack = async (file: string, dataDir: string): Promise<void> => {
  const { cluster, unpacked } = foldersIn(dataDir);
  try {
    await rm(unpacked, { recursive: true, force: true });
    await mkdir(unpacked, { mode: 0o700 });
    // Synchronous: an archive that breaks off would otherwise leave writes under way in a folder that is being removed.
    const filter = isBelow(basename(cluster));
    extract({ file, cwd: unpacked, strip: 1, strict: true, sync: true, filter });
    await proveFolder(unpacked, dataDir);
  } catch {
    throw (
      obstacleIn(unpacked, dataDir) ??
      new StartError(
        `"${file}" cannot be restored: it is no backup, was cut off, or comes from another ` +
          'PostgreSQL. The data is as it was.',
      )
    );
  }
};

const toDisk = async (file: string): Promise<void> => {
  const written = await open(file, 'r+');
  await written.sync();
  await written.close();
};

/** Formats a moment as a part of a file's name. */
const stampOf = (now: Date): string => now.toISOString().replaceAll(/[:.]/g, '-');
