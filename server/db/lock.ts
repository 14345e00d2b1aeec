import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { StartError } from '../lib/start-error.ts';

/** Who holds a data directory; `started` tells a process from a later one with the same number. */
type Holder = { readonly pid: number; readonly started: string | null };

/** A lock file without content is one being written; older than this its writer has died. */
const HALF_WRITTEN_MS = 5000;

/**
 * Takes a data directory for this process alone: two processes on one embedded database destroy it.
 * The lock of a process that has died is taken over.
 * @returns the function that gives the directory free again
 * @throws StartError when another process holds it, or it cannot be written to
 */
export const lockDataDir = (dataDir: string): (() => void) => {
  makeFolder(dataDir);
  const file = join(dataDir, 'toothwise.lock');
  if (!create(file)) takeOver(file, dataDir);
  return () => rmSync(file, { force: true });
};

const makeFolder = (dataDir: string): void => {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(join(dataDir, '.'), constants.W_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new StartError(
      `DATA_DIR is "${dataDir}", but must be a folder that can be written to${code}. ` +
        'For example DATA_DIR=./data',
    );
  }
};

const me = (): Holder => ({ pid: process.pid, started: startOf(process.pid) });

/** Creating is atomic: of two processes that try at once, one succeeds. */
const create = (file: string): boolean => {
  try {
    writeFileSync(file, JSON.stringify(me()), { flag: 'wx' });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
};

/**
 * Replaces a lock whose holder has died. Only the one who could create the second file may remove the
 * first, so a lock that another start has just taken is never removed.
 */
const takeOver = (file: string, dataDir: string): void => {
  refuseIfHeld(file, dataDir);
  const right = `${file}.takeover`;
  if (!create(right)) {
    refuseIfHeld(right, dataDir);
    if (!existsSync(right)) throw inUse('unknown', dataDir);
    throw new StartError(
      `A start was interrupted while it opened ${resolve(dataDir)}. ` +
        `If no other process uses the data, delete ${resolve(right)} and start again.`,
    );
  }
  try {
    refuseIfHeld(file, dataDir);
    rmSync(file, { force: true });
    if (!create(file)) throw inUse(read(file), dataDir);
  } finally {
    rmSync(right, { force: true });
  }
};

const refuseIfHeld = (file: string, dataDir: string): void => {
  const holder = read(file);
  if (holder === 'nobody' || (holder !== 'unknown' && !isAlive(holder))) return;
  throw inUse(holder, dataDir);
};

const inUse = (holder: Holder | 'unknown' | 'nobody', dataDir: string): StartError => {
  const who =
    typeof holder === 'string' ? 'Another process' : `Another process (pid ${holder.pid})`;
  return new StartError(
    `${who} already uses the data in ${resolve(dataDir)}. ` +
      'Stop it first, or set DATA_DIR to another folder.',
  );
};

const read = (file: string): Holder | 'unknown' | 'nobody' => {
  try {
    const held: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isHolder(held)) return held;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return 'nobody';
    if (!(error instanceof SyntaxError)) throw error;
  }
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return age > HALF_WRITTEN_MS ? 'nobody' : 'unknown';
};

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' && value !== null && 'pid' in value && typeof value.pid === 'number';

const isAlive = (holder: Holder): boolean => {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // Any other refusal means that the process exists and belongs to somebody else.
    if (isCode(error, 'ESRCH')) return false;
  }
  const started = startOf(holder.pid);
  return started === null || !holder.started || started === holder.started;
};

/** Boot and tick at which a process started, where the system tells (Linux); otherwise `null`. */
const startOf = (pid: number): string | null => {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces; the start is the 20th field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${boot}/${fields[19]}`;
  } catch {
    return null;
  }
};

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
