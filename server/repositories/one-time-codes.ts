import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { oneTimeCodes } from '../db/schema.ts';
import { inSteps } from './in-steps.ts';

export type OneTimeCode = typeof oneTimeCodes.$inferSelect;

/** For what a code is, to whom it was sent, and from which browser it was asked for. */
export type CodeKey = Pick<OneTimeCode, 'purpose' | 'contact' | 'device'>;

/** One-time codes as rows. */
export const oneTimeCodesIn = (sql: Sql) => ({
  /** The live code, locked until the transaction ends: who tries it meanwhile waits, so that every try counts. */
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

  /** @returns whether it is the first for its key */
  async add(code: OneTimeCode): Promise<boolean> {
    const added = await sql
      .insert(oneTimeCodes)
      .values(code)
      .onConflictDoNothing()
      .returning({ id: oneTimeCodes.id });
    return added.length > 0;
  },

  /** Writes what has become of a code that is locked. */
  async change(id: string, changes: Partial<Omit<OneTimeCode, 'id'>>): Promise<void> {
    await sql.update(oneTimeCodes).set(changes).where(eq(oneTimeCodes.id, id));
  },

  /** @returns how many were deleted */
  deleteExpiredBefore(moment: Date): Promise<number> {
    const { id, expiresAt } = oneTimeCodes;
    const old = sql.select({ id }).from(oneTimeCodes).where(lt(expiresAt, moment));
    return inSteps((limit) =>
      sql
        .delete(oneTimeCodes)
        .where(inArray(id, old.limit(limit)))
        .returning({ id }),
    );
  },
});
