import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { create, extract } from 'tar';
import { errorCode } from '../lib/error-code.ts';
import { StartError } from '../lib/start-error.ts';
import { foldersIn, obstacleIn, proveFolder } from './cluster.ts';
import { lockDataDir } from './lock.ts';

/**
 * Writes the embedded database into a new file, after every row of it has been read. Nobody else may use
 * the data meanwhile; the file has its name only when it is whole.
 * @returns its size in bytes
 * @throws StartError when the data is missing, in use or damaged, or the file is there already or cannot be written
 */
export const backUp = async (dataDir: string, file: string): Promise<number> => {
  const { cluster } = foldersIn(dataDir);
  if (!existsSync(cluster)) throw new StartError(`There is no database in ${resolve(dataDir)}.`);
  if (existsSync(file)) throw new StartError(`"${file}" is there already. Name a new file.`);
  const unlock = lockDataDir(dataDir);
  const part = `${file}.part`;
  try {
    await proveFolder(cluster, dataDir);
    // What patients answered is in it: for nobody else's eyes.
    await create({ file: part, cwd: dataDir, gzip: true, mode: 0o600 }, [basename(cluster)]);
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

/**
 * Puts a backup in the place of the embedded database, after every row of it has been read. What was there
 * is kept beside it. A restore that is interrupted leaves the one or the other, whole.
 * @returns the folder in which the data from before is kept, `null` when there was none
 * @throws StartError when the data is in use, the backup is none or damaged, or it cannot be written
 */
export const restore = async (dataDir: string, file: string, now: Date): Promise<string | null> => {
  if (!existsSync(file)) throw new StartError(`There is no file "${file}".`);
  const { cluster, unpacked, restored } = foldersIn(dataDir);
  const unlock = lockDataDir(dataDir);
  try {
    await unpack(file, dataDir);
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

const unpack = async (file: string, dataDir: string): Promise<void> => {
  const { unpacked } = foldersIn(dataDir);
  try {
    await rm(unpacked, { recursive: true, force: true });
    await mkdir(unpacked, { mode: 0o700 });
    // In one go: otherwise an archive that breaks off leaves writes under way, in a folder that we remove.
    extract({ file, cwd: unpacked, strip: 1, strict: true, sync: true });
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
