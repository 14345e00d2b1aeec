import { and, isNull, lt } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { recordReads } from '../db/schema.ts';
import { deleteInSteps } from './in-steps.ts';

export type RecordRead = typeof recordReads.$inferSelect;

/** Rows of looks of staff into patients' records, which are added and never changed. */
export const recordReadsIn = (sql: Sql) => ({
  async add(...reads: readonly RecordRead[]): Promise<void> {
    if (reads.length > 0) await sql.insert(recordReads).values([...reads]);
  },

  /** Deletes old rows whose patient is gone. @returns how many were deleted */
  deleteOfNobodyBefore(moment: Date): Promise<number> {
    const { id, patientId, readAt } = recordReads;
    return deleteInSteps(sql, id, and(isNull(patientId), lt(readAt, moment)));
  },
});
