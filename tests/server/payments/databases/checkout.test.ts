import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../../server/db/connect.ts';
import { accounts, payments, sandboxPayments } from '../../../../server/db/schema.ts';
import { PaymentFailure } from '../../../../server/providers/payments/port.ts';
import type { PaymentProvider } from '../../../../server/providers/payments/port.ts';
import { signatureOf } from '../../../../server/services/payments/sandbox/payer.ts';
import { addSignedIn } from '../../../kit/account-rows.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { deferred } from '../../../kit/server.ts';
import { MINUTE, SESSION, callAs, capturedEntity, hook, paymentsApp } from '../payments.kit.ts';
import type { PaymentsApp } from '../payments.kit.ts';

const ASKED = { amount: 29_900, currency: 'INR', sessionId: SESSION };
const REFUSED = { status: 200, body: { success: false, payment_id: null } };

/** What the checkout hands back to the page (DATA-13). */
const resultOf = (orderId: string, paymentId: string, signature?: string) => ({
  razorpay_order_id: orderId,
  razorpay_payment_id: paymentId,
  razorpay_signature: signature ?? signatureOf(orderId, paymentId),
});

/** What `payment.captured` tells of an order. */
const capturedHook = (orderId: string, id: string, amount = 29_900) => ({
  entity: 'event',
  event: 'payment.captured',
  contains: ['payment'],
  payload: { payment: { entity: capturedEntity(id, amount, orderId) } },
});

describe.each(DATABASES)('the card checkout on $database', ({ fresh }) => {
  let db: Database;
  let its: PaymentsApp;
  let call: ReturnType<typeof callAs>;
  let logs: string[];
  /** What the provider does in place of answering. */
  let fault: Partial<PaymentProvider>;

  const refusals = () => logs.flatMap((line) => /a checkout was refused: [^"]*/.exec(line) ?? []);
  const create = (key = 'a-key-of-one', asked: unknown = ASKED) =>
    call('POST', '/api/razorpay/create-order', asked, { 'idempotency-key': key });
  const opened = async (key?: string, asked?: unknown) => {
    const { body } = await create(key, asked);
    return { ref: String(body.order_id), id: String(body.payment_id) };
  };
  const verify = (result: unknown, by = call) => by('POST', '/api/razorpay/verify', result);
  const paid = async (ref: string, how?: Parameters<PaymentsApp['pay']>[1]) =>
    (await its.pay(ref, how))[0] ?? '';

  beforeEach(async () => {
    ({ db } = await fresh());
    logs = [];
    fault = {};
    const provider = (sandbox: PaymentProvider): PaymentProvider => ({
      ...sandbox,
      openOrder: (asked) => ({ ...sandbox, ...fault }).openOrder(asked),
      paymentsOf: (ref) => ({ ...sandbox, ...fault }).paymentsOf(ref),
    });
    its = await paymentsApp(db, { provider, logs });
    call = callAs(its.app, its.member);
  });

  const unavailable = () => Promise.reject(new PaymentFailure('unavailable', 'late'));

  it('[API-18] [API-19] [DATA-12] is opened with an order of ₹299', async () => {
    const { status, body } = await create();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      order_id: expect.stringMatching(/^order_\w+$/),
      amount: 29_900,
      currency: 'INR',
      is_paid: false,
    });
    const [order] = await db.sql
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.id, body.order_id));
    expect(order?.entity).toMatchObject({
      amount: 29_900,
      currency: 'INR',
      receipt: body.payment_id,
    });
    const [row] = await db.sql.select().from(payments);
    expect(row).toMatchObject({ product: 'videoCall15', amount: 29_900, state: 'awaiting' });
    expect(await its.ledger(body.payment_id)).toEqual(['opened (provider): awaiting']);
  });

  it('[API-18][CONST-06][CONST-07] takes no other amount and currency', async () => {
    for (const wrong of [
      { amount: 29_901 },
      { amount: 299 },
      { amount: 0 },
      { amount: -29_900 },
      { amount: '29900' },
      { amount: 49_900 },
      { amount: undefined },
      { currency: 'USD' },
      { currency: 'inr' },
      { currency: undefined },
    ]) {
      const { status } = await create('a-key-of-one', { ...ASKED, ...wrong });
      expect([wrong, status]).toEqual([wrong, 400]);
    }
    expect(await db.sql.select().from(payments)).toEqual([]);
    expect(await db.sql.select().from(sandboxPayments)).toEqual([]);
  });

  it('[CARD-07][CARD-09][CARD-10] has a description, who pays, and a public key alone', async () => {
    await db.sql
      .update(accounts)
      .set({ phone: '+919876543210' })
      .where(eq(accounts.id, its.member.id));
    const { body } = await create();
    expect(body).toMatchObject({
      key: 'rzp_test_sandbox',
      script: '/sandbox/checkout/checkout.js',
      description: '15-min Teleconsultation with Registered Dentist',
      prefill: { name: 'Asha Rao', email: its.member.email, contact: '+919876543210' },
      calendar_url: '/teleconsultation',
    });
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it('[CARD-09] leaves the contact empty where no phone is known', async () => {
    expect((await create()).body.prefill.contact).toBe('');
  });

  it('[CARD-03] [API-20] [API-21] is verified by the signature and by the money, again and again', async () => {
    const { ref, id } = await opened();
    const result = resultOf(ref, await paid(ref));
    const verified = { status: 200, body: { success: true, payment_id: id } };
    expect(await verify(result)).toEqual(verified);
    // The page repeats it, and the webhooks tell it twice more.
    expect(await Promise.all([verify(result), verify(result)])).toEqual([verified, verified]);
    await its.work();
    expect(await its.ledger(id)).toEqual([
      'opened (provider): awaiting',
      'captured 29900 (checkout): settled',
    ]);
    expect(refusals()).toEqual([]);
  });

  it('is verified where the webhook was faster', async () => {
    const { ref, id } = await opened();
    const money = await paid(ref);
    await its.work();
    expect((await verify(resultOf(ref, money))).body).toEqual({ success: true, payment_id: id });
    expect(await its.ledger(id)).toEqual([
      'opened (provider): awaiting',
      'captured 29900 (webhook): settled',
    ]);
  });

  it('[API-21] is refused with a wrong signature, although the money is there', async () => {
    const { ref, id } = await opened();
    const money = await paid(ref);
    for (const signature of [
      'ab'.repeat(32),
      '0'.repeat(64),
      signatureOf('order_another1', money),
      signatureOf(ref, 'pay_another1'),
    ]) {
      expect(await verify(resultOf(ref, money, signature))).toEqual(REFUSED);
    }
    expect(refusals()).toEqual(Array(4).fill('a checkout was refused: wrong signature'));
    expect(await its.ledger(id)).toEqual(['opened (provider): awaiting']);
    // It is not lost: the webhook comes.
    await its.work();
    expect((await create('another-key')).body).toMatchObject({ order_id: ref, is_paid: true });
  });

  it('[API-20] takes three fields of the right form alone', async () => {
    const { ref } = await opened();
    for (const wrong of [
      { razorpay_signature: '' },
      { razorpay_signature: 'AB'.repeat(32) },
      { razorpay_signature: 'ab'.repeat(33) },
      { razorpay_order_id: '' },
      { razorpay_order_id: 'order_1|pay_1' },
      { razorpay_payment_id: undefined },
    ]) {
      const { status } = await verify({ ...resultOf(ref, 'pay_1'), ...wrong });
      expect([wrong, status]).toEqual([wrong, 400]);
    }
  });

  it('is refused for an order that somebody else has opened, and for one of nobody', async () => {
    const { ref, id } = await opened();
    const money = await paid(ref);
    const stranger = callAs(its.app, await addSignedIn({ db, clock: its.clock }, 'patient'));
    expect(await verify(resultOf(ref, money), stranger)).toEqual(REFUSED);
    expect(await verify(resultOf('order_ofnobody', money))).toEqual(REFUSED);
    const whose = 'a checkout was refused: the order is not of this account';
    expect(refusals()).toEqual([whose, whose]);
    expect(await its.ledger(id)).toEqual(['opened (provider): awaiting']);
  });

  it('is for whoever is signed in', async () => {
    for (const [url, payload] of [
      ['/api/razorpay/create-order', ASKED],
      ['/api/razorpay/verify', resultOf('order_1', 'pay_1')],
    ] as const) {
      const headers = { 'content-type': 'application/json', 'idempotency-key': 'a-key-of-one' };
      const body = JSON.stringify(payload);
      const reply = await its.app.inject({ method: 'POST', url, headers, payload: body });
      expect(reply.statusCode).toBe(401);
    }
    expect(await db.sql.select().from(payments)).toEqual([]);
  });

  it('pays one order: what was handed back for it is worth nothing for the next', async () => {
    const first = await opened();
    const money = await paid(first.ref);
    await verify(resultOf(first.ref, money));
    const other = { ...ASKED, sessionId: `${SESSION}x` };
    const second = await opened('another-key', other);
    const signature = signatureOf(first.ref, money);
    expect(await verify(resultOf(second.ref, money, signature))).toEqual(REFUSED);
    // Even rightly signed there is no money for it.
    expect(await verify(resultOf(second.ref, money))).toEqual(REFUSED);
    expect(await its.ledger(second.id)).toEqual(['opened (provider): awaiting']);
    expect(refusals()).toEqual([
      'a checkout was refused: wrong signature',
      'a checkout was refused: the money has not come',
    ]);
  });

  it('is refused when the bank has declined, and verified after the next try', async () => {
    const { ref } = await opened();
    expect(await verify(resultOf(ref, await paid(ref, 'declined')))).toEqual(REFUSED);
    expect(refusals()).toEqual(['a checkout was refused: the money has not come']);
    expect((await verify(resultOf(ref, await paid(ref)))).body.success).toBe(true);
  });

  it('gives a wrong amount back, and is refused for it', async () => {
    const { ref, id } = await opened();
    expect(await verify(resultOf(ref, await paid(ref, 'wrongAmount')))).toEqual(REFUSED);
    await its.work();
    expect(await its.ledger(id)).toEqual([
      'opened (provider): awaiting',
      'captured 29800 (checkout): amountMismatch',
      'refunded 29800 (job): refunded',
    ]);
    expect(logs.some((line) => line.includes('a wrong amount came'))).toBe(true);
  });

  it('is refused once the money has been asked back: an old result opens nothing', async () => {
    const { ref, id } = await opened();
    const result = resultOf(ref, await paid(ref));
    await verify(result);
    expect((await call('POST', '/api/payments/refund', { payment_id: id })).status).toBe(200);
    expect(await verify(result)).toEqual(REFUSED);
    await its.work();
    expect(await verify(result)).toEqual(REFUSED);
    expect((await its.ledger(id)).at(-1)).toBe('refunded 29900 (job): refunded');
  });

  it('decides nothing while the provider does not answer, and verifies when it does', async () => {
    const { ref, id } = await opened();
    const result = resultOf(ref, await paid(ref));
    fault = { paymentsOf: unavailable };
    const { status, body } = await verify(result);
    expect([status, body.message]).toEqual([
      503,
      'The payment service does not answer at the moment. Whatever was paid is kept. Please try again.',
    ]);
    expect(await its.ledger(id)).toEqual(['opened (provider): awaiting']);
    fault = {};
    expect((await verify(result)).body).toEqual({ success: true, payment_id: id });
  });

  it('says that nothing was paid when no order can be opened, and opens one for the next request', async () => {
    fault = { openOrder: unavailable };
    const { status, body } = await create();
    expect([status, body.message]).toEqual([
      503,
      'The payment service does not answer at the moment. Nothing was paid. Please try again.',
    ]);
    expect(logs.some((line) => line.includes('no payment could be opened'))).toBe(true);
    fault = {};
    expect((await create()).status).toBe(503);
    expect((await create('another-key')).status).toBe(200);
  });

  it('is one order for the same request, and is not for the same key with another one', async () => {
    const asked = { amount: 29_900, currency: 'INR' };
    const all = await Promise.all([create('tab-one-1', asked), create('tab-one-1', asked)]);
    expect(new Set(all.map(({ body }) => body.order_id)).size).toBe(1);
    expect((await create('tab-one-1', ASKED)).status).toBe(422);
    // Without an assessment each request is a consultation of its own; so is each without a key.
    expect((await create('tab-two-1', asked)).body.order_id).not.toBe(all[0]?.body.order_id);
    expect((await call('POST', '/api/razorpay/create-order', asked)).status).toBe(200);
    expect(await db.sql.select().from(payments)).toHaveLength(3);
  });

  it('[NEW-87] opens an order for the longer call at its own price alone', async () => {
    const asked = { amount: 49_900, currency: 'INR', product: 'videoCall30' };
    const { body } = await create('a-longer-call', asked);
    expect(body).toMatchObject({ amount: 49_900, is_paid: false });
    const [row] = await db.sql.select().from(payments);
    expect(row).toMatchObject({ product: 'videoCall30', amount: 49_900 });
    const cheap = await create('a-cheaper-call', { ...asked, amount: 29_900 });
    expect([cheap.status, cheap.body.price]).toEqual([400, 49_900]);
  });

  it('shows nobody an order of a payment that has failed or ended meanwhile', async () => {
    const { promise, resolve } = deferred<string>();
    fault = { openOrder: () => promise };
    const slow = create('tab-one-1');
    await expect.poll(() => db.sql.select().from(payments)).toHaveLength(1);
    fault = { openOrder: unavailable };
    expect((await create('tab-one-1')).status).toBe(503);
    resolve('order_toolate');
    expect((await slow).status).toBe(503);
    const [row] = await db.sql.select().from(payments);
    expect(row).toMatchObject({ state: 'creationFailed', providerRef: null });
  });

  it('says `is_paid` where the same assessment is paid already, so that nobody pays twice', async () => {
    const { ref, id } = await opened();
    await verify(resultOf(ref, await paid(ref)));
    const again = await create('another-key');
    expect(again.body).toMatchObject({ order_id: ref, payment_id: id, is_paid: true });
    expect(await db.sql.select().from(payments)).toHaveLength(1);
  });

  it('says `is_paid` to whoever comes back before any webhook, and the open order where the provider does not answer', async () => {
    const { ref } = await opened();
    fault = { paymentsOf: unavailable };
    await paid(ref);
    expect((await create('another-key')).body).toMatchObject({ order_id: ref, is_paid: false });
    fault = {};
    its.clock.advance(5000);
    expect((await create('a-third-key')).body).toMatchObject({ order_id: ref, is_paid: true });
  });

  it('keeps what is paid after half an hour, although the order has ended', async () => {
    const { ref, id } = await opened();
    its.clock.advance(30 * MINUTE + 5000);
    await its.work();
    expect((await its.ledger(id)).at(-1)).toBe('expired (job): expired');
    const result = resultOf(ref, await paid(ref));
    expect((await verify(result)).body).toEqual({ success: true, payment_id: id });
    expect((await its.ledger(id)).at(-1)).toBe('captured 29900 (checkout): lateSettled');
  });

  it('counts the money of an order that the webhook tells with a wrong amount, and gives it back', async () => {
    const { ref, id } = await opened();
    const money = await paid(ref, 'wrongAmount');
    expect((await hook(its.app, capturedHook(ref, money, 29_800))).statusCode).toBe(200);
    await its.work();
    expect(await its.ledger(id)).toEqual([
      'opened (provider): awaiting',
      'captured 29800 (webhook): amountMismatch',
      'refunded 29800 (job): refunded',
    ]);
  });
});
