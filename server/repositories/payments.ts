import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  or,
  sql as expression,
} from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { appointments, payments } from '../db/schema.ts';

export type Payment = typeof payments.$inferSelect;

const one = ([row]: readonly Payment[]): Payment | null => row ?? null;

/** Payments as rows. */
export const paymentsIn = (sql: Sql) => ({
  async add(payment: Payment): Promise<void> {
    await sql.insert(payments).values(payment);
  },

  async byId(id: string): Promise<Payment | null> {
    return one(await sql.select().from(payments).where(eq(payments.id, id)));
  },

  async byRef(providerRef: string): Promise<Payment | null> {
    return one(await sql.select().from(payments).where(eq(payments.providerRef, providerRef)));
  },

  /** The row, locked until the transaction ends: whoever else moves it waits. */
  async lock(id: string): Promise<Payment | null> {
    return one(await sql.select().from(payments).where(eq(payments.id, id)).for('update'));
  },

  /** Whether a consultation is booked, held or had for it. */
  async isUsed(id: string): Promise<boolean> {
    const found = await sql
      .select({ id: appointments.id })
      .from(appointments)
      .where(
        and(
          eq(appointments.paymentId, id),
          inArray(appointments.state, ['held', 'confirmed', 'ended']),
        ),
      )
      .limit(1);
    return found.length > 0;
  },

  /** Whether a consultation was had for it, or has begun: what is booked or held for later is not. */
  async isHad(id: string, now: Date): Promise<boolean> {
    const { paymentId, state, startsAt } = appointments;
    const hasBegun = and(eq(state, 'confirmed'), lte(startsAt, now));
    const found = await sql
      .select({ id: appointments.id })
      .from(appointments)
      .where(and(eq(paymentId, id), or(eq(state, 'ended'), hasBegun)))
      .limit(1);
    return found.length > 0;
  },

  /** The payments of an account, the newest first. */
  ofOwner(ownerId: string): Promise<Payment[]> {
    return sql
      .select()
      .from(payments)
      .where(eq(payments.ownerId, ownerId))
      .orderBy(desc(payments.createdAt), desc(payments.id));
  },

  /** Writes what has become of a payment that is locked. */
  async change(id: string, changes: Partial<Omit<Payment, 'id'>>): Promise<void> {
    await sql.update(payments).set(changes).where(eq(payments.id, id));
  },

  /** Takes a turn at asking the provider about it. @returns whether nobody has asked since that moment */
  async takeTurn(id: string, { since, now }: { since: Date; now: Date }): Promise<boolean> {
    const taken = await sql
      .update(payments)
      .set({ askedAt: now })
      .where(and(eq(payments.id, id), or(isNull(payments.askedAt), lt(payments.askedAt, since))))
      .returning({ id: payments.id });
    return taken.length > 0;
  },

  /**
   * Payments from which something may still come, of a period by the end of their window, not asked about lately: the longest
   * unasked first.
   */
  unsure(
    { from, to, askedBefore }: { from: Date; to: Date; askedBefore: Date },
    limit: number,
  ): Promise<Payment[]> {
    const { state, expiresAt, askedAt } = payments;
    return sql
      .select()
      .from(payments)
      .where(
        and(
          inArray(state, ['creating', 'awaiting', 'expired', 'amountMismatch', 'refunding']),
          gte(expiresAt, from),
          lt(expiresAt, to),
          or(isNull(askedAt), lt(askedAt, askedBefore)),
        ),
      )
      .orderBy(expression`${askedAt} nulls first`, asc(expiresAt))
      .limit(limit);
  },
});
