import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A file that a caller has sent, on the disk without a name: no other program finds it, and nothing of it outlives this
 * process.
 */
export type Spooled = {
  readonly bytes: number;
  /** Hash that tells one content from another. */
  readonly sha256: string;
  /** All of it in memory; for one file at a time, not for a hundred. */
  readonly read: () => Promise<Buffer>;
};

/** `tooLarge`: nothing was kept, and the rest was not read. */
type Taken =
  | { readonly kind: 'taken'; readonly file: Spooled; readonly drop: () => Promise<void> }
  | { readonly kind: 'tooLarge' };

/** Folder for files while they come in, below the folder of the data. */
const FOLDER = 'incoming';

/** Opens a new file and removes its name at once. */
const namelessFile = async (dataDir: string): Promise<FileHandle> => {
  const folder = join(dataDir, FOLDER);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const handle = await open(path, 'wx+', 0o600);
  // The name is gone already when another process has just cleared the folder.
  await rm(path, { force: true });
  return handle;
};

/**
 * Removes the files of a process that was killed between opening one and removing its name. They are empty: a file with
 * content has no name any more. Other processes may be at work in the folder meanwhile.
 */
export const clearSpool = async (dataDir: string): Promise<void> => {
  const folder = join(dataDir, FOLDER);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) await rm(join(folder, name), { recursive: true, force: true });
};

/**
 * Writes incoming bytes to the disk as they come, so that a slow client holds no memory. The caller of this function
 * has to call `drop`.
 * @throws whatever the source throws; nothing is left then
 */
export const spool = async (
  dataDir: string,
  source: AsyncIterable<Buffer>,
  maxBytes: number,
): Promise<Taken> => {
  const handle = await namelessFile(dataDir);
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > maxBytes) {
        await handle.close();
        return { kind: 'tooLarge' };
      }
      hash.update(chunk);
      await writeWhole(handle, chunk);
    }
  } catch (error) {
    await handle.close();
    throw error;
  }
  const read = async (): Promise<Buffer> => {
    const all = Buffer.allocUnsafe(bytes);
    let at = 0;
    while (at < bytes) {
      const { bytesRead } = await handle.read(all, at, bytes - at, at);
      if (bytesRead === 0) throw new Error('A file that came in has become shorter');
      at += bytesRead;
    }
    return all;
  };
  return {
    kind: 'taken',
    file: { bytes, sha256: hash.digest('base64url'), read },
    drop: () => handle.close(),
  };
};

const writeWhole = async (handle: FileHandle, chunk: Buffer): Promise<void> => {
  let at = 0;
  while (at < chunk.length) at += (await handle.write(chunk, at)).bytesWritten;
};
