import type { Database, Sql } from '../../db/connect.ts';

/** Carries a verdict out of a transaction that leaves nothing behind. */
class Undone<V> extends Error {
  readonly verdict: V;

  constructor(verdict: V) {
    super('undone');
    this.verdict = verdict;
  }
}

/** Ends the transaction with a verdict, and undoes what it has done so far. */
export type Undo<V> = (verdict: V) => never;

/** A transaction that may say no after it has begun to write: what it has written is gone then. */
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
