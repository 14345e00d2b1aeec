import { spawnSync } from 'node:child_process';
import {
  accessSync,
  closeSync,
  constants,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { errorCode } from '../lib/error-code.ts';
import { StartError } from '../lib/start-error.ts';

/**
 * Takes a data directory for this process alone: two processes on one embedded database destroy it. The
 * lock is one of the kernel on an open file. It holds between containers that share the directory and
 * cannot see each other's processes, and it ends with its process, however that ends.
 * @returns the function that gives the directory free again
 * @throws StartError when another process holds it, or it cannot be written to or locked
 */
export const lockDataDir = (dataDir: string): (() => void) => {
  makeFolder(dataDir);
  const path = join(dataDir, 'toothwise.lock');
  const file = openAlone(path, dataDir);
  if (file === null) throw inUse(path, dataDir);
  ftruncateSync(file);
  writeSync(file, `pid ${process.pid} on ${hostname()}`);
  // The file stays: whoever removed it could part two starts, each with a lock on a file of its own.
  return () => {
    ftruncateSync(file);
    closeSync(file);
  };
};

const makeFolder = (dataDir: string): void => {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(join(dataDir, '.'), constants.W_OK);
  } catch (error) {
    throw unwritable(dataDir, error);
  }
};

/**
 * Systems that lock a file while they open it, with the flag that asks for it (Node hands it on) and the
 * refusal of a second one.
 */
const LOCKING_OPEN: { readonly [platform: string]: { flag: number; refusal: string } } = {
  darwin: { flag: 0x20 | constants.O_NONBLOCK, refusal: 'EAGAIN' },
  win32: { flag: 0x1000_0000, refusal: 'EBUSY' },
};

/** Opens a file that no other process has open this way; `null` when one has. */
const openAlone = (path: string, dataDir: string): number | null => {
  const locking = LOCKING_OPEN[process.platform];
  const flags = constants.O_RDWR | constants.O_CREAT | (locking?.flag ?? 0);
  let file: number;
  try {
    file = openSync(path, flags);
  } catch (error) {
    if (locking && errorCode(error) === locking.refusal) return null;
    throw unwritable(dataDir, error);
  }
  if (locking || flock(file, dataDir)) return file;
  closeSync(file);
  return null;
};

/**
 * Locks an open file by the program that Linux has for it, as Node has no call for it. The lock belongs to
 * the open file, which is handed to the program: it stays ours when the program has ended.
 */
const flock = (file: number, dataDir: string): boolean => {
  const { status, stderr, error } = spawnSync('flock', ['-n', '3'], {
    stdio: ['ignore', 'ignore', 'pipe', file],
    encoding: 'utf8',
  });
  if (status === 0) return true;
  if (status === 1 && stderr === '') return false;
  closeSync(file);
  throw new StartError(
    errorCode(error) === 'ENOENT'
      ? 'The program "flock" is missing, which keeps a second process away from the data. ' +
          'Install it (package util-linux), or set DATABASE_URL to a PostgreSQL.'
      : `DATA_DIR is "${dataDir}", but must be on a disk that can lock files. For example DATA_DIR=./data`,
  );
};

/** A data directory, or something in it, that this process may not write to. */
export const unwritable = (dataDir: string, error: unknown): StartError => {
  const code = errorCode(error);
  return new StartError(
    `DATA_DIR is "${dataDir}", but must be a folder that can be written to${code ? ` (${code})` : ''}. ` +
      'For example DATA_DIR=./data',
  );
};

const inUse = (path: string, dataDir: string): StartError => {
  const holder = holderOf(path);
  return new StartError(
    `Another process${holder ? ` (${holder})` : ''} already uses the data in ${resolve(dataDir)}. ` +
      'Stop it first, or set DATA_DIR to another folder.',
  );
};

/** Who wrote the name into the lock; nothing where the system keeps even readers away. */
const holderOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};
