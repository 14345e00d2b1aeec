import { and, asc, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { paymentLedger, payments } from '../db/schema.ts';

export type Payment = typeof payments.$inferSelect;
export type LedgerRow = typeof paymentLedger.$inferSelect;

const one = ([row]: readonly Payment[]): Payment | null => row ?? null;

/** Payments and their ledger, as rows. */
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

  /** Payments in one of these states whose window closed before that moment, the oldest first. */
  closedBefore(moment: Date, states: readonly Payment['state'][], limit: number) {
    return sql
      .select()
      .from(payments)
      .where(and(inArray(payments.state, [...states]), lt(payments.expiresAt, moment)))
      .orderBy(asc(payments.expiresAt))
      .limit(limit);
  },

  /** The moves of a payment, in their order. */
  ledgerOf(id: string): Promise<LedgerRow[]> {
    return sql
      .select()
      .from(paymentLedger)
      .where(eq(paymentLedger.paymentId, id))
      .orderBy(asc(paymentLedger.seq));
  },

  /** Adds a move; one that is there already is refused by the database. */
  async addMove(move: LedgerRow): Promise<void> {
    await sql.insert(paymentLedger).values(move);
  },

  /** Whose payment the provider's money belongs to. */
  async byCapture(captureId: string): Promise<Payment | null> {
    const [found] = await sql
      .select({ payment: payments })
      .from(paymentLedger)
      .innerJoin(payments, eq(payments.id, paymentLedger.paymentId))
      .where(and(eq(paymentLedger.captureId, captureId), eq(paymentLedger.event, 'captured')));
    return found?.payment ?? null;
  },
});
