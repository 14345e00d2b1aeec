import type { Database, Sql } from '../db/connect.ts';

/** Carries a verdict out of a transaction that is rolled back. */
class Undone<V> extends Error {
  readonly verdict: V;

  constructor(verdict: V) {
    super('undone');
    this.verdict = verdict;
  }
}

/** Rolls the transaction back and returns the verdict. */
export type Undo<V> = (verdict: V) => never;

/** Runs a transaction that may refuse after it has begun to write: what it has written is then rolled back. */
export const undoable = async <V>(
  db: Pick<Database, 'transaction'>,
  work: (sql: Sql, undo: Undo<V>) => Promise<V>,
): Promise<V> => {
  try {
    return await db.transaction((sql) =>
      work(sql, (verdict) => {
        throw new Undone(verdict);
      }),
    );
  } catch (error) {
    if (error instanceof Undone) return error.verdict as V;
    throw error;
  }
};
