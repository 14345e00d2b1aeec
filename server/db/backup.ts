import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { create, extract } from 'tar';
import { errorCode } from '../lib/error-code.ts';
import { StartError } from '../lib/start-error.ts';
import { foldersIn, obstacleIn, proveFolder } from './cluster.ts';
import { lockDataDir } from './lock.ts';

/** A folder beside the database whose files belong to its rows, and which names are those of its files. */
export type FilesBeside = {
  readonly folder: string;
  readonly isFile: (name: string) => boolean;
};

/**
 * Writes the embedded database into a new file, after every row of it has been read, with the files `beside` it. Nobody else may use
 * the data meanwhile; the file has its name only when it is whole.
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
    // What patients answered is in it: for nobody else's eyes.
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

/** The files of a folder beside the database, none where there is no such folder. */
const filesIn = async (dataDir: string, { folder, isFile }: FilesBeside): Promise<string[]> => {
  const path = join(dataDir, folder);
  if (!existsSync(path)) return [];
  const entries = await readdir(path, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && isFile(entry.name))
    .map(({ name }) => `${folder}/${name}`);
};

/**
 * Puts a backup in the place of the embedded database, after every row of it has been read. What was there
 * is kept beside it. A restore that is interrupted leaves the one or the other, whole. The files `beside` it are added to those
 * that are there: none has another content under the same name, and those of no row are deleted in time.
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
    // First, so that whichever database there is after an interruption finds its own.
    if (beside) await addFiles(file, dataDir, beside);
    await rm(restored, { recursive: true, force: true });
    await rename(unpacked, restored);
    const kept = existsSync(cluster) ? `${cluster}.replaced-${stampOf(now)}` : null;
    if (kept) await rename(cluster, kept);
    // An interruption here is mended by the next start, which finds a restored database and no other.
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

/** Each file comes to its name whole, so that an interruption leaves none that is cut off. */
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
    // In one go: otherwise an archive that breaks off leaves writes under way, in a folder that we remove.
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

/** A moment as a part of a file's name. */
const stampOf = (now: Date): string => now.toISOString().replaceAll(/[:.]/g, '-');
