import type { Database, Sql } from '../db/connect.ts';

/** A database of which only what is read late is wanted. */
export type Readable = Pick<Database, 'sql' | 'copy'>;

/**
 * Runs work that only reads and may be told what was so up to a minute ago. Nobody may expect to see by it what they have
 * just written themselves.
 */
export const readLate = <T>({ sql, copy }: Readable, work: (sql: Sql) => Promise<T>): Promise<T> =>
  copy ? copy.read(work, sql) : work(sql);
