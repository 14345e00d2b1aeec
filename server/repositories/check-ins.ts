import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { assessments, checkInAnswers, checkIns, messages } from '../db/schema.ts';

export type CheckInRow = typeof checkIns.$inferSelect;
export type CheckInAnswerRow = typeof checkInAnswers.$inferSelect;

/** Columns of a check-in when nobody asks any more. */
const STOPPED = { isOn: false, nextAt: null, isAsked: false, messageId: null } as const;

/** Rows of check-ins and their answers. Whoever writes has locked the account, so that no two writers meet. */
export const checkInsIn = (sql: Sql) => ({
  async of(resultId: string): Promise<CheckInRow | null> {
    const [found] = await sql.select().from(checkIns).where(eq(checkIns.resultId, resultId));
    return found ?? null;
  },

  async put(row: CheckInRow): Promise<void> {
    const { resultId, ...rest } = row;
    await sql
      .insert(checkIns)
      .values({ resultId, ...rest })
      .onConflictDoUpdate({ target: checkIns.resultId, set: rest });
  },

  /** Lists the answers about a result, the newest last. */
  answersTo(resultId: string): Promise<CheckInAnswerRow[]> {
    const { at, id } = checkInAnswers;
    return sql
      .select()
      .from(checkInAnswers)
      .where(eq(checkInAnswers.resultId, resultId))
      .orderBy(asc(at), asc(id));
  },

  async addAnswer(answer: CheckInAnswerRow): Promise<void> {
    await sql.insert(checkInAnswers).values(answer);
  },

  async noteSaid(id: string, said: CheckInAnswerRow['said']): Promise<void> {
    await sql.update(checkInAnswers).set({ said }).where(eq(checkInAnswers.id, id));
  },

  /** Reads whose result it is; `null` when it is gone. */
  async ownerOf(resultId: string): Promise<string | null> {
    const [found] = await sql
      .select({ ownerId: assessments.ownerId })
      .from(assessments)
      .where(eq(assessments.id, resultId));
    return found?.ownerId ?? null;
  },

  /** Lists the answers about every result of an account, by the result, the newest last. */
  async answersOf(ownerId: string): Promise<ReadonlyMap<string, CheckInAnswerRow[]>> {
    const rows = await sql
      .select({ answer: checkInAnswers })
      .from(checkInAnswers)
      .innerJoin(assessments, eq(assessments.id, checkInAnswers.resultId))
      .where(eq(assessments.ownerId, ownerId))
      .orderBy(asc(checkInAnswers.at), asc(checkInAnswers.id));
    const found = new Map<string, CheckInAnswerRow[]>();
    for (const { answer } of rows) {
      found.set(answer.resultId, [...(found.get(answer.resultId) ?? []), answer]);
    }
    return found;
  },

  /** Lists the results of an account about which a question waits. */
  async askedOf(ownerId: string): Promise<string[]> {
    const rows = await sql
      .select({ id: checkIns.resultId })
      .from(checkIns)
      .innerJoin(assessments, eq(assessments.id, checkIns.resultId))
      .where(and(eq(assessments.ownerId, ownerId), eq(checkIns.isAsked, true)));
    return rows.map(({ id }) => id);
  },

  /** Asks no more about these results, and takes back the mails that still wait. */
  async stop(resultIds: readonly string[]): Promise<void> {
    if (resultIds.length === 0) return;
    const these = inArray(checkIns.resultId, [...resultIds]);
    const written = await sql
      .select({ id: checkIns.messageId })
      .from(checkIns)
      .where(and(these, isNotNull(checkIns.messageId)));
    const ids = written.flatMap(({ id }) => id ?? []);
    if (ids.length > 0) {
      const waits = eq(messages.state, 'waiting');
      await sql.delete(messages).where(and(inArray(messages.id, ids), waits));
    }
    await sql.update(checkIns).set(STOPPED).where(these);
  },

  /** Asks no more about any result of an account. */
  async stopAllOf(ownerId: string): Promise<void> {
    const rows = await sql
      .select({ id: assessments.id })
      .from(assessments)
      .innerJoin(checkIns, eq(checkIns.resultId, assessments.id))
      .where(eq(assessments.ownerId, ownerId));
    await this.stop(rows.map(({ id }) => id));
  },
});
