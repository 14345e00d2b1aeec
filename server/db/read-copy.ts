import { eq, sql as text } from 'drizzle-orm';
import type { Clock } from '../lib/clock.ts';
import type { CopyState, Database, ReadCopy, Sql } from './database.ts';
import { storageProbes } from './schema.ts';

/** Most that a copy may be behind, in milliseconds. Every process writes the row that is compared every 20 seconds. */
const MOST_BEHIND_MS = 60_000;

/** Time between looks at the copy, in milliseconds. */
const LOOK_MS = 5000;

type Deps = {
  /** Runs work on the copy, in a transaction that only reads. */
  readonly transaction: Database['transaction'];
  readonly clock: Pick<Clock, 'every'>;
};

/**
 * Watches a copy, so that no reader waits to learn that it is away: it is used from the first good look on, and left, until
 * the next good look, by the first reader who cannot begin. Work that began and failed, as the slow one, is done by the main
 * database and says nothing of the copy.
 */
export const readCopyOf = ({ transaction, clock }: Deps): ReadCopy & { stop: () => void } => {
  const watchers: ((state: CopyState, err: unknown) => void)[] = [];
  let state: CopyState | null = null;
  let failure: unknown = null;
  let looking: Promise<void> | null = null;
  const change = (to: CopyState, err: unknown = null): void => {
    failure = err;
    if (state === to) return;
    state = to;
    for (const heard of watchers) heard(to, err);
  };
  const look = (): void => {
    looking ??= transaction(ageOf)
      .then(
        (ms) => change(ms === null || ms > MOST_BEHIND_MS ? 'behind' : 'used'),
        (error: unknown) => change('silent', error),
      )
      .finally(() => {
        looking = null;
      });
  };
  look();
  const stop = clock.every(LOOK_MS, look);
  return {
    read: async (work, main) => {
      if (state !== 'used') return work(main);
      let hasBegun = false;
      try {
        return await transaction((passing) => {
          hasBegun = true;
          return work(passing);
        });
      } catch (error) {
        if (!hasBegun) change('silent', error);
        return work(main);
      }
    },
    state: () => state ?? 'silent',
    watch: (heard) => {
      watchers.push(heard);
      if (state !== null) heard(state, failure);
    },
    stop,
  };
};

/** Returns the age of the newest write that the copy has, in milliseconds; `null` when it has none. */
const ageOf = async (sql: Sql): Promise<number | null> => {
  const { id, triedAt } = storageProbes;
  const [found] = await sql
    .select({ ms: text`extract(epoch from clock_timestamp() - ${triedAt}) * 1000`.mapWith(Number) })
    .from(storageProbes)
    .where(eq(id, 1));
  return found?.ms ?? null;
};
