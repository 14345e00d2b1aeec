import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { staffInvitations } from '../db/schema.ts';
import { deleteInSteps } from './in-steps.ts';

export type StaffInvitation = typeof staffInvitations.$inferSelect;

/** Rows of invitations to the staff, one of each organisation for each address. */
export const staffInvitationsIn = (sql: Sql) => ({
  /** Adds an invitation, replacing an earlier one of the organisation to the same address. */
  async put(invitation: StaffInvitation): Promise<void> {
    const { email: _address, organizationId: _whose, ...fresh } = invitation;
    await sql
      .insert(staffInvitations)
      .values(invitation)
      .onConflictDoUpdate({
        target: [staffInvitations.organizationId, staffInvitations.email],
        set: fresh,
      });
  },

  /** Locks the invitation of a token until the transaction ends, so that it is used once. */
  async lock(tokenHash: string): Promise<StaffInvitation | null> {
    const [invitation] = await sql
      .select()
      .from(staffInvitations)
      .where(eq(staffInvitations.tokenHash, tokenHash))
      .for('update');
    return invitation ?? null;
  },

  async use(id: string, usedAt: Date): Promise<void> {
    await sql.update(staffInvitations).set({ usedAt }).where(eq(staffInvitations.id, id));
  },

  /** Takes back what the operator has sent for an organisation and nobody has used. */
  async deleteUnusedOfOperator(organizationId: string): Promise<void> {
    await sql
      .delete(staffInvitations)
      .where(
        and(
          eq(staffInvitations.organizationId, organizationId),
          isNull(staffInvitations.invitedBy),
          isNull(staffInvitations.usedAt),
        ),
      );
  },

  /** @returns how many were deleted */
  deleteExpiredBefore(moment: Date): Promise<number> {
    const { id, expiresAt } = staffInvitations;
    return deleteInSteps(sql, id, lt(expiresAt, moment));
  },
});
