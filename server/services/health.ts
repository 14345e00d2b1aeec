import type { Database } from '../db/connect.ts';
import type { Clock } from '../lib/clock.ts';
import { errorCode } from '../lib/error-code.ts';

export type Readiness =
  | { readonly kind: 'ready' }
  | { readonly kind: 'diskFull' | 'notStoring'; readonly err: unknown };

type Deps = {
  readonly db: Pick<Database, 'tryWrite'>;
  readonly clock: Clock;
  readonly log: Record<'info' | 'error', (line: object, text: string) => void>;
};

export type StorageWatch = {
  /** Tells whether rows can be stored. It may be called at any rate: a write is tried at most once a second. */
  readonly readiness: () => Promise<Readiness>;
  /** Keeps trying without being asked. @returns the function that ends it */
  readonly start: () => () => void;
};

/** Time between tries without being asked, and time for which one finding stands, in milliseconds. */
const LOOK_MS = 20_000;
const FRESH_MS = 1000;

/** Longest wait for a write, in milliseconds; a slower database counts as not storing. */
const PATIENCE_MS = 1000;

/** SQLSTATE of a full disk. */
const DISK_FULL = '53100';

/** Watches whether rows can be stored, and logs each change. */
export const storageWatch = ({ db, clock, log }: Deps): StorageWatch => {
  let told: Readiness['kind'] = 'ready';
  let trying: Promise<Readiness> | null = null;
  let latest: { readonly at: number; readonly found: Promise<Readiness> } | null = null;

  /** Tries once at a time: a silent database gets no second write, and callers wait for the first. */
  const attempt = (): Promise<Readiness> => {
    trying ??= db
      .tryWrite()
      .then(() => READY, failing)
      .finally(() => {
        trying = null;
      });
    return trying;
  };

  const look = async (): Promise<Readiness> => {
    const found = await inTime(attempt(), clock);
    if (found.kind !== told) tell(found, log);
    told = found.kind;
    return found;
  };

  const readiness = (): Promise<Readiness> => {
    const now = clock.now().getTime();
    if (latest === null || now - latest.at >= FRESH_MS) latest = { at: now, found: look() };
    return latest.found;
  };

  return { readiness, start: () => clock.every(LOOK_MS, () => void readiness()) };
};

/** Logs whether the copy for reading is read, and each change of that. */
export const watchCopy = ({ db, log }: CopyDeps): void =>
  db.copy?.watch((state, err) => {
    if (state === 'used') log.info({}, 'the copy for reading is read');
    else log.error({ err }, COPY_SAID[state]);
  });
type CopyDeps = Pick<Deps, 'log'> & { readonly db: Pick<Database, 'copy'> };

const COPY_SAID = {
  silent: 'the copy for reading does not answer: all is read from the database itself',
  behind: 'the copy for reading is too far behind: all is read from the database itself',
} as const;

const READY: Readiness = { kind: 'ready' };

const failing = (err: unknown): Readiness => ({
  kind: errorCode(err) === DISK_FULL ? 'diskFull' : 'notStoring',
  err,
});

const inTime = (found: Promise<Readiness>, clock: Clock): Promise<Readiness> =>
  new Promise((resolve) => {
    const silence = Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' });
    const callOff = clock.after(PATIENCE_MS, () => resolve(failing(silence)));
    void found.then(resolve).finally(callOff);
  });

const tell = (found: Readiness, log: Deps['log']): void => {
  if (found.kind === 'ready') log.info({}, 'the database stores again');
  else log.error({ err: found.err }, SAID[found.kind]);
};

const SAID = {
  diskFull: 'the disk of the database is full: nothing is stored until there is room',
  notStoring: 'the database stores nothing',
} as const;
