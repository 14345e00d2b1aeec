import { describe, expect, it, vi } from 'vitest';
import type { Sql } from '../../../../server/db/connect.ts';
import { HOUSE, paymentLedger, payments } from '../../../../server/db/schema.ts';
import { randomIds } from '../../../../server/lib/ids.ts';
import { applyEventLocked } from '../../../../server/services/payments/apply-event.ts';
import type { Payment } from '../../../../server/repositories/payments.ts';
import type { PaymentEvent } from '../../../../server/services/payments/payment-state.ts';
import { numberMoves } from '../../../../server/services/payments/receipts/number-moves.ts';
import { addOwner } from '../../../kit/account-rows.ts';
import { freshEmbedded } from '../../../kit/databases.ts';
import { UNKNOWN_SELLER } from '../../../kit/operator.ts';
import { stepClock } from '../../../kit/server.ts';
import { NO_FAULTS, auditReceipts } from '../../../server/payments/receipts.kit.ts';

/** How many payments are made up; each comes, and goes back, whole or in two parts, or stays. */
const PAYMENTS = 5200;
/** How many of them in a transaction, and how many of these by the service that moves payments, one by one. */
const AT_ONCE = 100;
const ONE_BY_ONE = 4;

vi.setConfig({ testTimeout: 600_000 });

type Money = Pick<typeof paymentLedger.$inferInsert, 'event' | 'amount' | 'captureId' | 'refundId'>;

/** What becomes of a payment of some amount. */
const movesOf = (id: string, amount: number, place: number): Money[] => {
  const captureId = `pay_${id}`;
  const captured = { event: 'captured', amount, captureId, refundId: null } as const;
  const part = place % 3 === 0 ? amount : Math.floor(amount / 2);
  const back = place % 4 === 3 ? [] : [part, amount - part].filter((each) => each > 0);
  return [
    captured,
    ...back.map((each, at) => ({
      event: 'refunded' as const,
      amount: each,
      captureId,
      refundId: `rfnd_${at}_${id}`,
    })),
  ];
};

const amountAt = (place: number) => 100 + place;
const OPENED = { event: 'opened', amount: 0, captureId: null, refundId: null } as const;

/** Adds payments in few statements: those that move one by one are only opened. */
const addPayments = async (sql: Sql, ownerId: string, at: Date): Promise<Payment[]> => {
  const rows = Array.from({ length: AT_ONCE }, (_, place) => {
    const id = randomIds.row();
    return {
      id,
      ownerId,
      organizationId: HOUSE,
      product: 'videoCall15' as const,
      sessionToken: null,
      amount: amountAt(place),
      state: 'awaiting' as const,
      provider: place % 5 === 0 ? ('sandbox' as const) : ('razorpay' as const),
      providerRef: id,
      code: null,
      createdAt: at,
      expiresAt: at,
      askedAt: null,
    };
  });
  await sql.insert(payments).values(rows);
  await sql.insert(paymentLedger).values(
    rows.flatMap(({ id: paymentId, amount }, place) => {
      const money = place < ONE_BY_ONE ? [] : movesOf(paymentId, amount, place);
      return [OPENED, ...money].map((move, index) => ({
        ...move,
        paymentId,
        seq: index + 1,
        state: 'awaiting',
        source: 'provider' as const,
        at,
      }));
    }),
  );
  return rows;
};

const eventOf = ({ event, amount, captureId, refundId }: Money): PaymentEvent =>
  event === 'refunded'
    ? { type: event, amount, captureId: captureId ?? '', refundId: refundId ?? '' }
    : { type: 'captured', amount, captureId: captureId ?? '' };

describe('ten thousand payments and refunds', () => {
  it('[NEW-03] have receipts and credit notes that add up to the ledger, over the turn of a year', async () => {
    const { db } = await freshEmbedded();
    const clock = stepClock('2027-03-31T18:00:00.000Z');
    const seller = UNKNOWN_SELLER;
    const ownerId = await addOwner(db);
    const round = async (isUndone: boolean) =>
      db.transaction(async (sql) => {
        const rows = await addPayments(sql, ownerId, clock.now());
        for (const [place, payment] of rows.entries()) {
          if (place >= ONE_BY_ONE) {
            await numberMoves(sql, payment, { seller, at: clock.now() });
            continue;
          }
          for (const move of movesOf(payment.id, payment.amount, place)) {
            const deps = { clock, ids: randomIds, seller };
            const told = { event: eventOf(move), source: 'provider' } as const;
            await applyEventLocked(sql, deps, payment, told);
          }
        }
        if (isUndone) throw new Error('undone');
      });
    for (let done = 0; done < PAYMENTS; done += AT_ONCE) {
      // Some are undone, as by a kill.
      if (done % 1700 === 0) await expect(round(true)).rejects.toThrow('undone');
      await round(false);
      clock.advance(60_000);
    }
    const { sums, ledger, counts, faults } = await auditReceipts(db);
    expect(faults).toEqual(NO_FAULTS);
    expect(sums).toEqual(ledger);
    expect(Object.values(counts).reduce((all, each) => all + each, 0)).toBeGreaterThan(10_000);
    expect(Object.keys(counts).toSorted()).toEqual(
      ['TSC', 'TST', 'TW', 'TWC'].flatMap((series) => [`${series} 2026`, `${series} 2027`]),
    );
  });
});
