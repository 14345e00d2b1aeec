import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../../server/db/connect.ts';
import { randomIds } from '../../../../server/lib/ids.ts';
import { sandboxPayments } from '../../../../server/services/payments/sandbox/provider.ts';
import { syncPendingPayments } from '../../../../server/services/payments/payment-jobs.ts';
import { addSignedIn } from '../../../kit/account-rows.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { UNKNOWN_SELLER } from '../../../kit/operator.ts';
import { stepClock } from '../../../kit/server.ts';
import { addPayment } from '../../appointments/appointments.kit.ts';
import { MINUTE, SESSION, callAs, paymentsApp } from '../payments.kit.ts';
import type { PaymentsApp } from '../payments.kit.ts';

/** Two hours of looking, in rounds of ten minutes. */
const ROUNDS = 12;

describe.each(DATABASES)('money that no webhook has told of, on $database', ({ fresh }) => {
  let db: Database;
  let clock: ReturnType<typeof stepClock>;
  let asked: string[];
  beforeEach(async () => {
    ({ db } = await fresh());
    clock = stepClock();
    asked = [];
  });

  const person = () => addSignedIn({ db, clock }, 'patient');
  /** An order whose window ended a minute ago. */
  const addExpired = (id: string): Promise<string> => {
    const at = new Date(clock.now().getTime() - MINUTE);
    return addPayment(db, { id }, { state: 'expired', at });
  };
  /** One round of looking; the provider knows of no money. */
  const round = () =>
    syncPendingPayments({
      db,
      clock,
      ids: randomIds,
      seller: UNKNOWN_SELLER,
      log: { warn: () => undefined, error: () => undefined },
      wakeJobs: () => undefined,
      provider: {
        ...sandboxPayments({ db, clock, ids: randomIds }),
        paymentsOf: async (ref) => {
          asked.push(ref);
          return [];
        },
      },
    });

  it('is asked for every 40 minutes, while another account has 110 new unpaid orders every ten', async () => {
    const hoarder = await person();
    const late = await addExpired((await person()).id);
    const minutes: number[] = [];
    for (let passed = 0; passed < ROUNDS * 10; passed += 10) {
      for (let count = 0; count < 110; count += 1) await addExpired(hoarder.id);
      asked = [];
      await round();
      expect(asked).toHaveLength(100);
      if (asked.includes(late)) minutes.push(passed);
      clock.advance(10 * MINUTE);
    }
    // At once, and again as soon as half an hour is over.
    expect(minutes).toEqual([0, 40, 80]);
  });

  it('is asked for among the orders of one account by how long each has waited, the newest too', async () => {
    const { id: own } = await person();
    const old: string[] = [];
    for (let count = 0; count < 150; count += 1) old.push(await addExpired(own));
    await round();
    clock.advance(10 * MINUTE);
    const newest = await addExpired(own);
    await round();
    expect(old.filter((id) => !asked.includes(id))).toEqual([]);
    expect(asked).toContain(newest);
    expect(asked).toHaveLength(151);
  });

  it('comes of at most ten payments that an account begins within an hour, and pays none of', async () => {
    const its: PaymentsApp = await paymentsApp(db);
    const call = callAs(its.app, its.member);
    const open = (index: number, by = call) =>
      by('POST', '/api/payments/create-qr', {
        sessionId: SESSION.replace(/..$/, String(10 + index)),
        consultationType: 'dental_consultation',
      });
    const replies = [];
    for (let index = 0; index < 12; index += 1) replies.push(await open(index));
    expect(replies.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 10 }, () => 200),
      429,
      429,
    ]);
    expect(replies.at(-1)?.body.message).toMatch(/^You have begun many payments within an hour/);
    // What is open is still handed out, and others are not held up.
    expect((await open(3)).status).toBe(200);
    const other = callAs(its.app, await addSignedIn({ db, clock: its.clock }, 'patient'));
    expect((await open(30, other)).status).toBe(200);
    its.clock.advance(60 * MINUTE);
    expect((await open(11)).status).toBe(200);
  });
});
