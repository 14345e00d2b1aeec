import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { storageProbes } from './schema.ts';

/** SQL on either database; nothing outside this folder knows which one it is. */
export type Sql = PgDatabase<PgQueryResultHKT>;

export type Database = {
  readonly sql: Sql;
  /**
   * Does what must happen together: all of it, or nothing when the work throws. Inside it only the
   * given `Sql` may be used; one transaction at a time runs on the embedded database.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Rejects when rows cannot be stored: no answer, no room on the disk, no right to write. */
  tryWrite(): Promise<void>;
  /**
   * Hears what transactions say on a channel (`pg_notify`) once they have ended, whichever process they were in; `null` when
   * something may have gone unheard. Nobody may rely on it alone: what it tells of is read from the tables.
   * @returns what ends it
   */
  listen(channel: string, heard: (said: string | null) => void): () => void;
  close(): Promise<void>;
  /** Connections, idle ones among them, and who waits for one; not there without a pool. */
  readonly stats?: () => {
    readonly total: number;
    readonly idle: number;
    readonly waiting: number;
  };
};

/**
 * Writes what leaves nothing behind. A row that is written over finds room where it was, so on a full
 * disk it alone would succeed; the rows of the second step take more memory than they may and go to a
 * passing file on the disk of the tables. Neither keeps a lock, so that processes do not wait for each other.
 */
export const tryWrite = async (db: Pick<Database, 'sql' | 'transaction'>): Promise<void> => {
  const triedAt = sql`now()`;
  await db.sql
    .insert(storageProbes)
    .values({ id: 1, triedAt })
    .onConflictDoUpdate({ target: storageProbes.id, set: { triedAt } });
  await db.transaction(async (passing) => {
    await passing.execute(
      sql`select set_config('work_mem', '64kB', true), set_config('temp_tablespaces', '', true)`,
    );
    await passing.execute(sql`
      with rows as materialized (select repeat(md5(n::text), 32) from generate_series(1, 512) n)
      select count(*) from rows`);
  });
};
