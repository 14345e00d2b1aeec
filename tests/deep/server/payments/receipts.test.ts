import { describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../../server/db/connect.ts';
import { paymentLedger, payments } from '../../../../server/db/schema.ts';
import { randomIds } from '../../../../server/lib/ids.ts';
import { applyEventLocked } from '../../../../server/services/payments/apply-event.ts';
import { paymentsIn } from '../../../../server/repositories/payments.ts';
import { addOwner } from '../../../kit/account-rows.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { UNKNOWN_SELLER } from '../../../kit/operator.ts';
import { stepClock } from '../../../kit/server.ts';
import { NO_FAULTS, auditReceipts } from '../../../server/payments/receipts.kit.ts';

/** How many payments are made up; every second one goes back, whole or in two parts. */
const PAYMENTS = 7000;

vi.setConfig({ testTimeout: 600_000 });

/** As many payments, opened and waiting for their money, in few statements. */
const addOpened = async ({ sql }: Database, ownerId: string) => {
  const at = new Date('2027-03-01T00:00:00Z');
  const ids = Array.from({ length: PAYMENTS }, () => randomIds.row());
  const steps = Array.from({ length: PAYMENTS / 500 }, (_, step) =>
    ids.slice(step * 500, (step + 1) * 500),
  );
  for (const some of steps) {
    await sql.insert(payments).values(
      some.map((id, place) => ({
        id,
        ownerId,
        product: 'videoCall15' as const,
        sessionToken: null,
        amount: 100 + place,
        state: 'awaiting' as const,
        provider: place % 5 === 0 ? ('sandbox' as const) : ('razorpay' as const),
        providerRef: id,
        code: null,
        createdAt: at,
        expiresAt: at,
        askedAt: null,
      })),
    );
    await sql.insert(paymentLedger).values(
      some.map((paymentId) => ({
        paymentId,
        seq: 1,
        event: 'opened' as const,
        amount: 0,
        state: 'awaiting',
        captureId: null,
        refundId: null,
        source: 'provider' as const,
        at,
      })),
    );
  }
  return ids;
};

describe.each(DATABASES)('ten thousand payments and refunds on $database', ({ fresh }) => {
  it('[NEW-03] have receipts and credit notes that add up to the ledger, over the turn of a year', async () => {
    const { db } = await fresh();
    const clock = stepClock('2027-03-31T17:30:00.000Z');
    const deps = { clock, ids: randomIds, seller: UNKNOWN_SELLER };
    const ids = await addOpened(db, await addOwner(db));
    const source = 'provider' as const;
    // Fifty in a transaction, of which some are undone as by a kill.
    const rounds = Array.from({ length: PAYMENTS / 50 }, (_, round) =>
      ids.slice(round * 50, (round + 1) * 50),
    );
    let undone = 0;
    const inOne = async (some: readonly string[], isUndone: boolean) =>
      db
        .transaction(async (sql) => {
          for (const [place, id] of some.entries()) {
            const payment = await paymentsIn(sql).lock(id);
            if (payment === null) throw new Error('a payment is gone');
            const captureId = `pay_${id}`;
            const { amount } = payment;
            const captured = { type: 'captured', captureId, amount } as const;
            await applyEventLocked(sql, deps, payment, { event: captured, source });
            if (place % 2 === 1) continue;
            const half = place % 4 === 0 ? amount : Math.floor(amount / 2);
            for (const [part, back] of [half, amount - half].entries()) {
              if (back === 0) continue;
              const refundId = `rfnd_${part}_${id}`;
              const event = { type: 'refunded', captureId, refundId, amount: back } as const;
              await applyEventLocked(sql, deps, payment, { event, source });
            }
          }
          if (isUndone) throw new Error('undone');
        })
        .catch((error: unknown) => {
          if (!isUndone) throw error;
          undone += 1;
        });
    for (const [round, some] of rounds.entries()) {
      if (round % 7 === 3) await inOne(some.slice(0, 20), true);
      await inOne(some, false);
      clock.advance(60_000);
    }
    const { sums, ledger, counts, faults } = await auditReceipts(db);
    expect(undone).toBe(20);
    expect(faults).toEqual(NO_FAULTS);
    expect(sums).toEqual(ledger);
    const numbers = Object.values(counts).reduce((all, each) => all + each, 0);
    expect(numbers).toBeGreaterThanOrEqual(10_000);
    expect(Object.keys(counts).toSorted()).toEqual(
      ['TSC', 'TST', 'TW', 'TWC'].flatMap((series) => [`${series} 2026`, `${series} 2027`]),
    );
  });
});
