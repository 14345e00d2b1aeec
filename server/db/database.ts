import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { storageProbes } from './schema.ts';

/** SQL on either database; nothing outside this folder knows which one it is. */
export type Sql = PgDatabase<PgQueryResultHKT>;

export type Database = {
  readonly sql: Sql;
  /**
   * Runs statements that must happen together: all of them, or none when the work throws. Inside it only the given
   * `Sql` may be used; the embedded database runs one transaction at a time.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Rejects when rows cannot be stored: no answer, no room on the disk, no right to write. */
  tryWrite(): Promise<void>;
  /**
   * Hears what transactions of all processes say on a channel (`pg_notify`) once they have ended; `null` when something
   * may have gone unheard. It is only a hint: the state itself is read from the tables.
   * @returns the function that ends it
   */
  listen(channel: string, heard: (said: string | null) => void): () => void;
  close(): Promise<void>;
  /** A copy that only reads and is somewhat behind; absent where there is none. */
  readonly copy?: ReadCopy;
  /** Absent without a pool. */
  readonly stats?: PoolStats;
};

/** Counts the connections of a pool, idle ones among them, and the callers that wait for one. */
export type PoolStats = () => {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
};

/** Used, or why not: it does not answer, or is further behind than MOST_BEHIND_MS. */
export type CopyState = 'used' | 'silent' | 'behind';

/** A database that follows the main one and is read in its place. */
export type ReadCopy = {
  /** Runs work that only reads on the copy, as of one moment, and on `main` where the copy is not used or fails. */
  readonly read: <T>(work: (sql: Sql) => Promise<T>, main: Sql) => Promise<T>;
  readonly state: () => CopyState;
  readonly stats?: PoolStats;
  /** Hears the state of now and each change of it. */
  readonly watch: (heard: (state: CopyState, err: unknown) => void) => void;
};

/** A word that only UTF-8 has, and a day whose parts other styles of writing dates confuse. */
const WORD = 'दाँत';
const DAY = '2026-02-03T00:00:00.000Z';

/** @throws Error when the database gives back other words or days than it got */
const expectReadBack = async (db: Sql): Promise<void> => {
  const [found] = await db
    .select({ word: sql<string>`${WORD}::text`, day: sql<string>`(${DAY}::timestamptz)::text` })
    .from(storageProbes);
  if (found?.word !== WORD || new Date(found.day).toISOString() !== DAY)
    throw new Error('the database gives back other words or days than it got');
};

/**
 * Tries whether rows can be stored; nothing stays but one probe row. That row is updated in place, so on a full disk
 * the first step alone would succeed; the rows of the second step exceed the memory they may use and go to a temporary
 * file on the disk of the tables. Neither step keeps a lock, so processes do not wait for each other.
 */
export const tryWrite = async (db: Pick<Database, 'sql' | 'transaction'>): Promise<void> => {
  const triedAt = sql`now()`;
  await db.sql
    .insert(storageProbes)
    .values({ id: 1, triedAt })
    .onConflictDoUpdate({ target: storageProbes.id, set: { triedAt } });
  await expectReadBack(db.sql);
  await db.transaction(async (passing) => {
    await passing.execute(
      sql`select set_config('work_mem', '64kB', true), set_config('temp_tablespaces', '', true)`,
    );
    await passing.execute(sql`
      with rows as materialized (select repeat(md5(n::text), 32) from generate_series(1, 512) n)
      select count(*) from rows`);
  });
};
