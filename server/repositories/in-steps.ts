import { inArray } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Sql } from '../db/connect.ts';

/** Most rows deleted by one statement, far below what the time limit of a statement would allow. */
const STEP = 1000;

/**
 * Deletes rows in groups until none is left, so that no statement runs into its time limit.
 * @returns how many were deleted
 */
export const inSteps = async (
  deleteUpTo: (limit: number) => Promise<readonly unknown[]>,
): Promise<number> => {
  let deleted = 0;
  for (;;) {
    const { length } = await deleteUpTo(STEP);
    deleted += length;
    if (length < STEP) return deleted;
  }
};

/**
 * Deletes in groups the rows of which a condition holds, each named by its key.
 * @returns how many were deleted
 */
export const deleteInSteps = (sql: Sql, key: PgColumn, isOld: SQL | undefined): Promise<number> => {
  const old = sql.select({ key }).from(key.table).where(isOld);
  return inSteps((limit) =>
    sql
      .delete(key.table)
      .where(inArray(key, old.limit(limit)))
      .returning({ key }),
  );
};
