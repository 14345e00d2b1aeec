import { and, count, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { reanalyses } from '../db/schema.ts';
import { messagesIn } from './messages.ts';

export type ReanalysisRow = typeof reanalyses.$inferSelect;

/**
 * Deletes re-analyses with their mails, found by id: an earlier release mailed to a typed address, which may be another
 * person's and leads to no account. Both are deleted in one transaction, or the mails would stay.
 */
const deleteWithMails = async (sql: Sql, which: SQL | undefined): Promise<readonly unknown[]> => {
  const gone = await sql.delete(reanalyses).where(which).returning({ mail: reanalyses.messageId });
  await messagesIn(sql).delete(gone.map(({ mail }) => mail));
  return gone;
};

/** Rows of re-analyses; the only change is that one is saved. The deleting functions need a transaction. */
export const reanalysesIn = (sql: Sql) => ({
  async add(row: ReanalysisRow): Promise<void> {
    await sql.insert(reanalyses).values(row);
  },

  /** Reads one re-analysis of an account; `null` when it is another account's. */
  async byIdOf(ownerId: string, id: string): Promise<ReanalysisRow | null> {
    const [found] = await sql
      .select()
      .from(reanalyses)
      .where(and(eq(reanalyses.id, id), eq(reanalyses.ownerId, ownerId)));
    return found ?? null;
  },

  /** Lists the re-analyses of one X-ray of an account, the newest first. */
  ofXray(ownerId: string, xrayId: string): Promise<ReanalysisRow[]> {
    const { createdAt, id } = reanalyses;
    return sql
      .select()
      .from(reanalyses)
      .where(and(eq(reanalyses.xrayId, xrayId), eq(reanalyses.ownerId, ownerId)))
      .orderBy(desc(createdAt), desc(id));
  },

  async countOfXray(xrayId: string): Promise<number> {
    const [found] = await sql
      .select({ count: count() })
      .from(reanalyses)
      .where(eq(reanalyses.xrayId, xrayId));
    return found?.count ?? 0;
  },

  async save(id: string, saved: Pick<ReanalysisRow, 'savedAt' | 'diagnosisId'>): Promise<void> {
    await sql.update(reanalyses).set(saved).where(eq(reanalyses.id, id));
  },

  /** Deletes the re-analyses of an X-ray that is locked, and their mails. */
  async deleteOfXray(xrayId: string): Promise<void> {
    await deleteWithMails(sql, eq(reanalyses.xrayId, xrayId));
  },

  /** Deletes the re-analyses that used a result of a locked account, and their mails. */
  async deleteOfResult(ownerId: string, resultId: string): Promise<void> {
    const ofResult = and(eq(reanalyses.diagnosisId, resultId), eq(reanalyses.ownerId, ownerId));
    await deleteWithMails(sql, ofResult);
  },

  /** Deletes the re-analyses of an account that is locked, and their mails. */
  async deleteOfOwner(ownerId: string): Promise<void> {
    await deleteWithMails(sql, eq(reanalyses.ownerId, ownerId));
  },

  /**
   * Deletes up to `limit` re-analyses from before a moment that were not saved, and their mails. @returns the deleted
   * rows
   */
  deleteUnsavedBefore(moment: Date, limit: number): Promise<readonly unknown[]> {
    const { id, savedAt, createdAt } = reanalyses;
    const isOld = and(isNull(savedAt), lt(createdAt, moment));
    const old = sql.select({ id }).from(reanalyses).where(isOld);
    // The condition stands twice: a row that is saved while the delete waits for it is in the list, and must stay.
    return deleteWithMails(sql, and(isOld, inArray(id, old.limit(limit))));
  },
});
