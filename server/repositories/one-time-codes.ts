import { and, eq, lt } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { oneTimeCodes } from '../db/schema.ts';
import { deleteInSteps } from './in-steps.ts';

export type OneTimeCode = typeof oneTimeCodes.$inferSelect;

/** Identity of a live code: its purpose, its recipient, and the browser that asked for it. */
export type CodeKey = Pick<OneTimeCode, 'purpose' | 'contact' | 'device'>;

export const oneTimeCodesIn = (sql: Sql) => ({
  /** Locks the live code until the transaction ends, so that parallel tries wait and every one counts. */
  async lock({ purpose, contact, device }: CodeKey): Promise<OneTimeCode | null> {
    const [code] = await sql
      .select()
      .from(oneTimeCodes)
      .where(
        and(
          eq(oneTimeCodes.purpose, purpose),
          eq(oneTimeCodes.contact, contact),
          eq(oneTimeCodes.device, device),
        ),
      )
      .for('update');
    return code ?? null;
  },

  /** @returns true when it is the first for its key */
  async add(code: OneTimeCode): Promise<boolean> {
    const added = await sql
      .insert(oneTimeCodes)
      .values(code)
      .onConflictDoNothing()
      .returning({ id: oneTimeCodes.id });
    return added.length > 0;
  },

  /** Writes the outcome of a try to a code that is locked. */
  async change(id: string, changes: Partial<Omit<OneTimeCode, 'id'>>): Promise<void> {
    await sql.update(oneTimeCodes).set(changes).where(eq(oneTimeCodes.id, id));
  },

  /** @returns how many were deleted */
  deleteExpiredBefore(moment: Date): Promise<number> {
    const { id, expiresAt } = oneTimeCodes;
    return deleteInSteps(sql, id, lt(expiresAt, moment));
  },
});
