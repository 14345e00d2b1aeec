import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  lt,
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

  /** How many an account has opened since a moment for which nothing has come. */
  async unpaidSince(ownerId: string, moment: Date): Promise<number> {
    return sql.$count(
      payments,
      and(
        eq(payments.ownerId, ownerId),
        gt(payments.createdAt, moment),
        inArray(payments.state, ['creating', 'creationFailed', 'awaiting', 'expired']),
      ),
    );
  },
});

/** Payments of which nobody knows yet what comes of them. */
export const unsurePaymentsIn = (sql: Sql) => ({
  /**
   * Payments from which something may still come, of a period by the end of their window, not asked about lately. Each account
   * has its turn with the one of its own that has waited longest, before any has a second: nobody's orders stand before those
   * of others, however many they are.
   */
  waiting(
    { from, to, askedBefore }: { from: Date; to: Date; askedBefore: Date },
    limit: number,
  ): Promise<Payment[]> {
    const { id, ownerId, state, expiresAt, askedAt } = payments;
    const since = expression`coalesce(${askedAt}, ${expiresAt})`;
    const turn = expression<number>`row_number() over (partition by ${ownerId} order by ${since}, ${id})`;
    const waiting = sql
      .select({ waitingId: expression<string>`${id}`.as('waiting_id'), turn: turn.as('turn') })
      .from(payments)
      .where(
        and(
          inArray(state, ['creating', 'awaiting', 'expired', 'amountMismatch', 'refunding']),
          gte(expiresAt, from),
          lt(expiresAt, to),
          or(isNull(askedAt), lt(askedAt, askedBefore)),
        ),
      )
      .as('waiting');
    return sql
      .select(getTableColumns(payments))
      .from(payments)
      .innerJoin(waiting, eq(id, waiting.waitingId))
      .orderBy(asc(waiting.turn), since)
      .limit(limit);
  },
});
