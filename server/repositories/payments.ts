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

export const paymentsIn = (sql: Sql) => ({
  async add(payment: typeof payments.$inferInsert): Promise<void> {
    await sql.insert(payments).values(payment);
  },

  async byId(id: string): Promise<Payment | null> {
    return one(await sql.select().from(payments).where(eq(payments.id, id)));
  },

  async byRef(providerRef: string): Promise<Payment | null> {
    return one(await sql.select().from(payments).where(eq(payments.providerRef, providerRef)));
  },

  /** Locks the row until the transaction ends: another transaction that moves it waits. */
  async lock(id: string): Promise<Payment | null> {
    return one(await sql.select().from(payments).where(eq(payments.id, id)).for('update'));
  },

  /** Returns true when a consultation was held, booked or had with the payment. */
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

  /** Lists the payments of an account, the newest first. */
  ofOwner(ownerId: string): Promise<Payment[]> {
    return sql
      .select()
      .from(payments)
      .where(eq(payments.ownerId, ownerId))
      .orderBy(desc(payments.createdAt), desc(payments.id));
  },

  /** Writes the outcome of a move to a payment that is locked. */
  async change(id: string, changes: Partial<Omit<Payment, 'id'>>): Promise<void> {
    await sql.update(payments).set(changes).where(eq(payments.id, id));
  },

  /** Takes a turn at asking the provider about a payment. @returns true when no process has asked since `since` */
  async takeTurn(id: string, { since, now }: { since: Date; now: Date }): Promise<boolean> {
    const taken = await sql
      .update(payments)
      .set({ askedAt: now })
      .where(and(eq(payments.id, id), or(isNull(payments.askedAt), lt(payments.askedAt, since))))
      .returning({ id: payments.id });
    return taken.length > 0;
  },

  /** Counts the payments that an account has opened since a moment and not paid. */
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

/** Rows of payments whose outcome is not known yet. */
export const unsurePaymentsIn = (sql: Sql) => ({
  /**
   * Lists payments that may still get money, whose window ended in a period and that were not asked about lately. Each
   * account gets a turn with its longest waiting payment before any account gets a second one, so that an account with
   * many orders does not delay those of others.
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
