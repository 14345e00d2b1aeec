import { and, eq, inArray, lt, or } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { accounts, knownDevices } from '../db/schema.ts';
import { inSteps } from './in-steps.ts';

/** Rows of browsers that have signed in to an account before. */
export const knownDevicesIn = (sql: Sql) => ({
  /** Remembers a browser by the fingerprint of its name, or updates when it was last seen. */
  async remember(device: typeof knownDevices.$inferInsert): Promise<void> {
    await sql
      .insert(knownDevices)
      .values(device)
      .onConflictDoUpdate({
        target: [knownDevices.device, knownDevices.accountId],
        set: { seenAt: device.seenAt },
      });
  },

  /** Returns true when a browser has signed in to the account that has this address or number. */
  async isKnown(device: string, contact: string): Promise<boolean> {
    const [found] = await sql
      .select({ device: knownDevices.device })
      .from(knownDevices)
      .innerJoin(accounts, eq(accounts.id, knownDevices.accountId))
      .where(
        and(
          eq(knownDevices.device, device),
          or(eq(accounts.email, contact), eq(accounts.phone, contact)),
        ),
      );
    return found !== undefined;
  },

  /** @returns how many were deleted */
  deleteSeenBefore(moment: Date): Promise<number> {
    const { accountId, device, seenAt } = knownDevices;
    const old = sql.select({ device }).from(knownDevices).where(lt(seenAt, moment));
    return inSteps((limit) =>
      sql
        .delete(knownDevices)
        // A browser may have signed in to another account since.
        .where(and(inArray(device, old.limit(limit)), lt(seenAt, moment)))
        .returning({ accountId }),
    );
  },
});
