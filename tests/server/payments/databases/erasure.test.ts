import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_PRICES } from '../../../../contracts/payments/products.ts';
import type { Database } from '../../../../server/db/connect.ts';
import { accounts, appointments, payments, sandboxPayments } from '../../../../server/db/schema.ts';
import { ownAsker } from '../../../../server/lib/password.ts';
import { PaymentFailure } from '../../../../server/providers/payments/port.ts';
import type { PaymentProvider } from '../../../../server/providers/payments/port.ts';
import { eraseAccount } from '../../../../server/services/accounts/personal-data.ts';
import { openPayment } from '../../../../server/services/payments/opening.ts';
import { addSignedIn } from '../../../kit/account-rows.ts';
import type { Member } from '../../../kit/account-rows.ts';
import { BOOKING } from '../../../kit/consultation-replies.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { quickPasswords } from '../../../kit/server.ts';
import { addConsultant } from '../../appointments/appointments.kit.ts';
import { MINUTE, SESSION, callAs, paymentsApp } from '../payments.kit.ts';
import type { PaymentsApp } from '../payments.kit.ts';

const DAY = 24 * 60 * MINUTE;
const passwords = quickPasswords();

describe.each(DATABASES)('the money of an account that is deleted on $database', ({ fresh }) => {
  let db: Database;
  let its: PaymentsApp;
  let call: ReturnType<typeof callAs>;
  /** What the provider does in place of answering. */
  let fault: Partial<PaymentProvider>;
  /** What every transaction of the server waits for. */
  let beforeRows: () => Promise<unknown>;

  beforeEach(async () => {
    ({ db } = await fresh());
    fault = {};
    beforeRows = () => Promise.resolve();
    const provider = (sandbox: PaymentProvider): PaymentProvider => ({
      ...sandbox,
      refund: (asked) => ({ ...sandbox, ...fault }).refund(asked),
      refundsOf: (captureId) => ({ ...sandbox, ...fault }).refundsOf(captureId),
    });
    const interrupted: Database = {
      ...db,
      transaction: async (work) => {
        await beforeRows();
        return db.transaction(work);
      },
    };
    its = await paymentsApp(interrupted, { provider, logs: [] });
    call = callAs(its.app, its.member);
    await addConsultant(db, 'Dr. Meera Iyer');
  });

  const open = async (by = call, sessionId = SESSION) => {
    const asked = { sessionId, consultationType: 'dental_consultation' };
    const { body } = await by('POST', '/api/payments/create-qr', asked);
    return { ref: String(body.qr_code.id), id: String(body.payment_status.id) };
  };
  const paid = async (by = call, sessionId = SESSION) => {
    const opened = await open(by, sessionId);
    await its.pay(opened.ref);
    await its.work();
    expect((await its.ledger(opened.id)).at(-1)).toBe('captured 49900 (webhook): settled');
    return opened;
  };
  const schedule = async ({ email }: Member, payment_id: string) => {
    const booking = { ...BOOKING, patientEmail: email, payment_id };
    const reply = await call('POST', '/api/teleconsultations/schedule', booking);
    expect(reply.status).toBe(200);
  };
  const erase = async (password: string | null = null) =>
    (await call('POST', '/api/account/erase', { password })).status;

  /** What the provider has given back, in paise. */
  const givenBack = async (): Promise<unknown[]> => {
    const found = await db.sql
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.kind, 'refund'));
    return found.map(({ entity }) => entity['amount']);
  };
  const rowOf = async (id: string) => {
    const [row] = await db.sql.select().from(payments).where(eq(payments.id, id));
    return row;
  };
  const isGone = async () => {
    expect(await db.sql.select().from(accounts).where(eq(accounts.id, its.member.id))).toEqual([]);
  };

  it('goes back by the provider when the account is gone, and the ledger keeps it without a name', async () => {
    const { id } = await paid();
    const stranger = await addSignedIn({ db, clock: its.clock }, 'patient');
    const others = await paid(callAs(its.app, stranger), `${SESSION}x`);
    // The account goes while the provider is away: nothing waits for it.
    fault = { refund: () => Promise.reject(new PaymentFailure('unavailable', 'late')) };
    expect(await erase()).toBe(200);
    await isGone();
    expect(await givenBack()).toEqual([]);
    fault = {};
    its.clock.advance(DAY);
    await its.work();
    expect(await givenBack()).toEqual([49_900]);
    expect(await its.ledger(id)).toEqual([
      'opened (provider): awaiting',
      'captured 49900 (webhook): settled',
      'refundRequested (request): refunding',
      'refunded 49900 (job): refunded',
    ]);
    expect(await rowOf(id)).toMatchObject({ ownerId: null, sessionToken: null, state: 'refunded' });
    // Nobody else's is touched.
    expect(await rowOf(others.id)).toMatchObject({ ownerId: stranger.id, state: 'settled' });
  });

  it('goes back for a consultation that was booked for later, whose time is free', async () => {
    const { id } = await paid();
    await schedule(its.member, id);
    expect(await erase()).toBe(200);
    await its.work();
    expect(await givenBack()).toEqual([49_900]);
    expect(await db.sql.select().from(appointments)).toEqual([]);
  });

  it('stays for a consultation that has begun, to the millisecond', async () => {
    const { id } = await paid();
    await schedule(its.member, id);
    const begins = Date.parse(BOOKING.scheduledTime);
    its.clock.advance(begins - its.clock.now().getTime());
    expect(await erase()).toBe(200);
    await isGone();
    await its.work();
    expect(await givenBack()).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ ownerId: null, state: 'settled' });
  });

  it('stays for a consultation that both have come to before its time', async () => {
    const { id } = await paid();
    await schedule(its.member, id);
    const cameAt = its.clock.now();
    await db.sql.update(appointments).set({ patientCameAt: cameAt, doctorCameAt: cameAt });
    expect(await erase()).toBe(200);
    await its.work();
    expect(await givenBack()).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ ownerId: null, state: 'settled' });
  });

  it('goes back a millisecond before it begins', async () => {
    const { id } = await paid();
    await schedule(its.member, id);
    const begins = Date.parse(BOOKING.scheduledTime);
    its.clock.advance(begins - 1 - its.clock.now().getTime());
    expect(await erase()).toBe(200);
    await its.work();
    expect(await givenBack()).toEqual([49_900]);
    expect(await rowOf(id)).toMatchObject({ state: 'refunded' });
  });

  it('stays for a consultation that was had', async () => {
    const { id } = await paid();
    await schedule(its.member, id);
    await db.sql.update(appointments).set({ state: 'ended' });
    expect(await erase()).toBe(200);
    await its.work();
    expect(await givenBack()).toEqual([]);
    expect((await its.ledger(id)).at(-1)).toBe('captured 49900 (webhook): settled');
  });

  it.each([
    ['in time', 'paid', 'settled'],
    ['late', 'late', 'lateSettled'],
  ] as const)('goes back where an open code is paid after that, %s', async (_, how, state) => {
    const { ref, id } = await open();
    expect(await erase()).toBe(200);
    await isGone();
    await its.pay(ref, how);
    for (const waited of [0, 10 * MINUTE + 5000, MINUTE]) {
      its.clock.advance(waited);
      await its.work();
    }
    const moves = (await its.ledger(id)).filter((line) => !line.startsWith('expired'));
    expect(moves).toEqual([
      'opened (provider): awaiting',
      `captured 49900 (webhook): ${state}`,
      'refundRequested (webhook): refunding',
      'refunded 49900 (job): refunded',
    ]);
    expect(await givenBack()).toEqual([49_900]);
    expect(await rowOf(id)).toMatchObject({ ownerId: null, state: 'refunded' });
  });

  it.each([
    ['/api/payments/create-qr', { sessionId: SESSION, consultationType: 'dental_consultation' }],
    ['/api/razorpay/create-order', { amount: DEFAULT_PRICES[15], currency: 'INR' }],
  ])('is asked for by %s of nobody whose account goes in that moment', async (path, body) => {
    // The caller is recognised; the account goes before the first row is written.
    let going: Promise<unknown> | null = null;
    const deps = {
      ...its.deps,
      db,
      wakeJobs: () => undefined,
      passwords,
      secondFactor: 'offered' as const,
    };
    beforeRows = () => (going ??= eraseAccount(deps, its.member, null));
    expect((await call('POST', path, body)).status).toBe(401);
    await isGone();
    expect(await db.sql.select().from(payments)).toEqual([]);
    const asked = { ownerId: its.member.id, requestKey: 'key-of-nobody', body };
    const wanted = { product: 'reportAndCall30', sessionToken: SESSION } as const;
    expect(
      await openPayment({ ...its.deps, prices: DEFAULT_PRICES }, { ...asked, ...wanted }),
    ).toEqual({ kind: 'gone' });
  });

  it('is asked back once, however often the account is deleted', async () => {
    const { id } = await paid();
    const replies = await Promise.all([erase(), erase(), erase()]);
    expect(replies.filter((status) => status === 200).length).toBeGreaterThan(0);
    await its.work();
    expect(await givenBack()).toEqual([49_900]);
    const asked = (await its.ledger(id)).filter((line) => line.startsWith('refundRequested'));
    expect(asked).toHaveLength(1);
  });

  it('stays where the password is wrong, and nothing is deleted', async () => {
    const { id } = await paid();
    await db.sql
      .update(accounts)
      .set({ passwordHash: await passwords.hash('eleven green tigers', ownAsker('here')) })
      .where(eq(accounts.id, its.member.id));
    expect(await erase('not this one')).toBe(403);
    await its.work();
    expect(await rowOf(id)).toMatchObject({ ownerId: its.member.id, state: 'settled' });
    expect(await givenBack()).toEqual([]);
  });
});
