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
 * Locks a data directory for this process: two processes on one embedded database destroy it. The kernel locks an open
 * file, so the lock holds between containers that share the directory and cannot see each other's processes, and it
 * ends with its process, however that ends.
 * @returns the function that releases the directory
 * @throws StartError when another process holds it, or it cannot be written to or locked
 */
export const lockDataDir = (dataDir: string): (() => void) => {
  makeFolder(dataDir);
  const path = join(dataDir, 'toothwise.lock');
  const file = openAlone(path, dataDir);
  if (file === null) throw inUse(path, dataDir);
  ftruncateSync(file);
  writeSync(file, `pid ${process.pid} on ${hostname()}`);
  // The file stays: removing it would let two processes start at once, each with a lock on a file of its own.
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
 * Platforms that lock a file while opening it: the flag that asks for the lock (Node hands it on) and the error of a
 * second opener.
 */
const LOCKING_OPEN: { readonly [platform: string]: { flag: number; refusal: string } } = {
  darwin: { flag: 0x20 | constants.O_NONBLOCK, refusal: 'EAGAIN' },
  win32: { flag: 0x1000_0000, refusal: 'EBUSY' },
};

/** Opens and locks the lock file; `null` when another process has it locked. */
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
 * Locks an open file by the `flock` program of Linux, as Node has no call for it. The lock belongs to the open file
 * description that is handed to the program, so this process keeps it when the program has ended.
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

/** Makes the error of a data directory, or something in it, that this process may not write to. */
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

/** Reads who holds the lock from the file; empty where the system keeps even readers away (Windows). */
const holderOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};
