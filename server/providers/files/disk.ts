import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, opendir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { errorCode } from '../../lib/error-code.ts';
import { checkedName, isOurName } from './port.ts';
import type { FileStore } from './port.ts';

/** Name of the folder of pictures in the data directory. */
export const PICTURES_FOLDER = 'pictures';

/** Ending of a file that is being written; no finished file has it. */
const PART = '.part';

/**
 * Flags that refuse symbolic links: a link in the place of a file would lead out of the folder, so it counts as
 * missing. Windows has no such flag and lets only privileged users make links.
 */
const READING = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);

const isMissing = (error: unknown): boolean => ['ENOENT', 'ELOOP'].includes(errorCode(error) ?? '');

/** Keeps files in a folder of this machine that only its own user may read. */
export const diskFiles = (dataDir: string): FileStore => {
  const folder = join(dataDir, PICTURES_FOLDER);
  const pathOf = (name: string): string => join(folder, checkedName(name));
  return {
    async put(name, content) {
      const path = pathOf(name);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const part = join(folder, `${randomUUID()}${PART}`);
      try {
        const handle = await open(part, 'wx', 0o600);
        try {
          await handle.writeFile(content);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(part, path);
        await syncFolder(folder);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async get(name) {
      try {
        return await readFile(pathOf(name), { flag: READING });
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async part(name, from, bytes) {
      try {
        const handle = await open(pathOf(name), READING);
        try {
          const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, from);
          return buffer.subarray(0, bytesRead);
        } finally {
          await handle.close();
        }
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(name) {
      await rm(name.endsWith(PART) ? join(folder, basename(name)) : pathOf(name), { force: true });
    },
    async *list() {
      try {
        for await (const { name } of await opendir(folder)) {
          if (isOurName(name) || name.endsWith(PART)) yield name;
        }
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },
  };
};

/** Writes the folder itself to disk: a new name survives a power cut only then. Windows needs no such call. */
const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
