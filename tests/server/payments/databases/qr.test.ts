import jsQR from 'jsqr';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../../server/db/connect.ts';
import { messages } from '../../../../server/db/schema.ts';
import { readPaid } from '../../../../server/services/payments/own-payments.ts';
import { addSignedIn } from '../../../kit/account-rows.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { MINUTE, SESSION, callAs, credited, hook, paymentsApp } from '../payments.kit.ts';
import type { PaymentsApp } from '../payments.kit.ts';

const ASKED = { sessionId: SESSION, consultationType: 'dental_consultation' };

describe.each(DATABASES)('a payment by QR code on $database', ({ fresh }) => {
  let db: Database;
  let its: PaymentsApp;
  let call: ReturnType<typeof callAs>;

  const create = async (key = 'a-key-of-one', asked: unknown = ASKED) =>
    call('POST', '/api/payments/create-qr', asked, { 'idempotency-key': key });
  const opened = async (key?: string) => {
    const { body } = await create(key);
    return { ref: String(body.qr_code.id), id: String(body.payment_status.id) };
  };
  const status = async (ref: string) =>
    (await call('GET', `/api/payments/status/${ref}`)).body.payment_status;
  const close = (ref: string) => call('POST', '/api/payments/close-qr', { qrId: ref });

  beforeEach(async () => {
    ({ db } = await fresh());
    its = await paymentsApp(db);
    call = callAs(its.app, its.member);
  });

  it('[API-22] [API-23] [DATA-10] is opened with a code for ten minutes', async () => {
    const { status: code, body } = await create();
    expect(code).toBe(200);
    expect(body).toMatchObject({
      success: true,
      qr_code: {
        id: expect.stringMatching(/^qr_\w+$/),
        qr_code_url: expect.stringMatching(/^data:image/),
        sandbox_url: `/sandbox/pay/${body.qr_code.id}`,
      },
      payment_status: {
        product: 'reportAndCall30',
        is_paid: false,
        state: 'awaiting',
        amount: 49_900,
        expires_in_ms: 600_000,
        refund_due: 0,
      },
    });
    expect(await its.ledger(body.payment_status.id)).toEqual(['opened (provider): awaiting']);
  });

  it('[QR-03] has a picture that says the amount to a UPI app', async () => {
    const { qr_code: code } = (await create()).body;
    const said = read(code.qr_code_url);
    expect(said).toBe(code.upi_url);
    const { protocol, searchParams } = new URL(said);
    expect(protocol).toBe('upi:');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      pa: 'sandbox@toothwise',
      pn: 'Toothwise',
      am: '499.00',
      cu: 'INR',
      tr: code.id,
    });
  });

  it('is for whoever is signed in', async () => {
    const reply = await its.app.inject({
      method: 'POST',
      url: '/api/payments/create-qr',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(ASKED),
    });
    expect(reply.statusCode).toBe(401);
  });

  it('[API-25][QR-11] is paid as soon as the provider says so, and says so no twice', async () => {
    const { ref, id } = await opened();
    expect(await status(ref)).toMatchObject({ is_paid: false, state: 'awaiting' });
    await its.pay(ref);
    its.clock.advance(5000);
    expect(await status(ref)).toMatchObject({ is_paid: true, state: 'settled' });
    // The webhook comes twice, after the poll.
    await its.work();
    its.clock.advance(5000);
    expect(await status(ref)).toMatchObject({ is_paid: true, state: 'settled', refund_due: 0 });
    expect(await its.ledger(id)).toEqual([
      'opened (provider): awaiting',
      'captured 49900 (poll): settled',
    ]);
  });

  it('is not asked about at the provider more often than a page asks us', async () => {
    const { ref, id } = await opened();
    await status(ref);
    await its.pay(ref);
    its.clock.advance(3999);
    expect(await status(ref)).toMatchObject({ is_paid: false });
    its.clock.advance(2);
    expect(await status(ref)).toMatchObject({ is_paid: true });
    expect((await its.ledger(id)).length).toBe(2);
  });

  it('is written down once, told five times, out of order, before and after the poll', async () => {
    const { ref, id } = await opened();
    const [paid = ''] = await its.pay(ref);
    const told = () => hook(its.app, credited(ref, paid), { eventId: 'event_x' });
    const refused = hook(its.app, credited(ref, 'pay_ofnobody'), { secret: 'another' });
    const first = await Promise.all([told(), told(), refused, told()]);
    expect(first.map(({ statusCode }) => statusCode)).toEqual([200, 200, 401, 200]);
    its.clock.advance(5000);
    expect(await status(ref)).toMatchObject({ is_paid: true });
    expect((await told()).statusCode).toBe(200);
    expect((await hook(its.app, credited(ref, paid), { eventId: 'event_y' })).statusCode).toBe(200);
    expect(await its.ledger(id)).toEqual([
      'opened (provider): awaiting',
      'captured 49900 (webhook): settled',
    ]);
  });

  it.each([
    // The fee of an account whose customers bear it, in Razorpay's own form.
    ['that the payer bears', 51_078, { fee: 1178, tax: 180, fee_bearer: 'customer' }, 'settled'],
    ['that we bear', 49_900, { fee: 1178, tax: 180, fee_bearer: 'platform' }, 'settled'],
    ['that nobody names', 51_078, {}, 'amountMismatch'],
    [
      'that we bear, with more money',
      51_078,
      { fee: 1178, fee_bearer: 'platform' },
      'amountMismatch',
    ],
    [
      'that the payer bears within the price',
      49_900,
      { fee: 1178, fee_bearer: 'customer' },
      'settled',
    ],
    ['that is unreadable', 51_078, { fee: '1178', fee_bearer: 'customer' }, 'amountMismatch'],
  ])('counts with a fee %s: %d paise', async (_fee, amount, more, state) => {
    const { ref, id } = await opened();
    const told = await hook(its.app, credited(ref, 'pay_withafee', amount, more));
    expect(told.statusCode).toBe(200);
    const counted = state === 'settled' ? 49_900 : amount;
    expect(await its.ledger(id)).toEqual([
      'opened (provider): awaiting',
      `captured ${counted} (webhook): ${state}`,
    ]);
  });

  it('[QR-13] ends after ten minutes, when the provider has been asked once more', async () => {
    const { ref, id } = await opened();
    its.clock.advance(10 * MINUTE - 1);
    expect((await close(ref)).body.payment_status).toMatchObject({
      state: 'awaiting',
      expires_in_ms: 1,
    });
    its.clock.advance(1);
    expect((await close(ref)).body.payment_status).toMatchObject({
      state: 'expired',
      expires_in_ms: 0,
    });
    expect((await close(ref)).body.payment_status).toMatchObject({ state: 'expired' });
    expect(await its.ledger(id)).toEqual(['opened (provider): awaiting', 'expired (job): expired']);
  });

  it('[QR-13] is paid when somebody has paid before the end, whatever the page has heard', async () => {
    const { ref } = await opened();
    await its.pay(ref);
    its.clock.advance(10 * MINUTE);
    expect((await close(ref)).body.payment_status).toMatchObject({
      state: 'settled',
      is_paid: true,
    });
  });

  it('[QR-13] keeps money of minute 11, shows it and gives it back to whoever asks', async () => {
    const { ref, id } = await opened();
    its.clock.advance(10 * MINUTE);
    await close(ref);
    its.clock.advance(MINUTE);
    await its.pay(ref);
    await its.work();
    expect(await status(ref)).toMatchObject({ state: 'lateSettled', is_paid: true });
    const { body } = await call('POST', '/api/payments/refund', { payment_id: id });
    expect(body.payment_status).toMatchObject({
      state: 'refunding',
      is_paid: false,
      refund_due: 49_900,
    });
    await its.work();
    expect(await status(ref)).toMatchObject({ state: 'refunded', refund_due: 0 });
    expect(await its.ledger(id)).toEqual([
      'opened (provider): awaiting',
      'expired (job): expired',
      'captured 49900 (webhook): lateSettled',
      'refundRequested (request): refunding',
      'refunded 49900 (job): refunded',
    ]);
    expect((await call('POST', '/api/payments/refund', { payment_id: id })).status).toBe(200);
  });

  it('[QR-13] is shown until its money is back, and for a month from its beginning', async () => {
    const { ref, id } = await opened();
    await its.pay(ref, 'wrongAmount');
    const shown = async () => (await call('GET', '/api/payments/paid')).body.payments;
    await status(ref);
    const [back] = await shown();
    expect(back).toMatchObject({ id, is_paid: false, amount: 49_900 });
    await its.work();
    expect(await shown()).toMatchObject([{ id, state: 'refunded', refund_due: 0 }]);
    its.clock.advance(30 * 24 * 60 * MINUTE);
    expect(await readPaid(its.deps, { ownerId: its.member.id })).toEqual([]);
  });

  it('[NEW-12] is found by who waits for it, although no webhook came, for ten minutes after the window', async () => {
    const { ref } = await opened();
    its.clock.advance(10 * MINUTE);
    expect((await close(ref)).body.payment_status).toMatchObject({ state: 'expired' });
    await its.payUnheard(ref);
    its.clock.advance(10 * MINUTE - 1);
    expect(await status(ref)).toMatchObject({ state: 'lateSettled', is_paid: true });
  });

  it('[NEW-12] is looked for by no page ten minutes after the window', async () => {
    const { ref } = await opened();
    its.clock.advance(10 * MINUTE);
    expect((await close(ref)).body.payment_status).toMatchObject({ state: 'expired' });
    await its.payUnheard(ref);
    its.clock.advance(10 * MINUTE);
    expect(await status(ref)).toMatchObject({ state: 'expired' });
  });

  it('is found late although no webhook came, and although no page is open', async () => {
    const { ref } = await opened();
    its.clock.advance(10 * MINUTE + 5000);
    await its.work();
    expect(await status(ref)).toMatchObject({ state: 'expired' });
    await its.payUnheard(ref);
    its.clock.advance(40 * MINUTE);
    await its.work();
    expect(await status(ref)).toMatchObject({ state: 'lateSettled' });
  });

  const mails = async () =>
    (await db.sql.select().from(messages)).map(({ kind, recipient, values }) => ({
      kind,
      recipient,
      values,
    }));

  it('[NEW-16] is told by one mail where the money came after its window', async () => {
    const { ref } = await opened();
    its.clock.advance(10 * MINUTE);
    await close(ref);
    await its.pay(ref);
    await its.work();
    await its.pay(ref);
    await its.work();
    expect(await mails()).toEqual([
      {
        kind: 'paymentLate',
        recipient: its.member.email,
        values: { amount: '49900', due: '49900' },
      },
    ]);
  });

  it('[NEW-16] is told by a mail where what came is not the price', async () => {
    const { ref } = await opened();
    await its.pay(ref, 'wrongAmount');
    await its.work();
    expect(await mails()).toMatchObject([
      { kind: 'paymentReturned', values: { amount: '49800', due: '49900' } },
    ]);
  });

  it('[NEW-16] is not told by mail where its page is there to say it', async () => {
    const { ref } = await opened();
    await its.pay(ref);
    await its.work();
    expect(await mails()).toEqual([]);
  });

  it.each([
    ['twice', 'settled', 49_900],
    ['wrongAmount', 'amountMismatch', 49_800],
  ] as const)('gives back what is paid %s by itself', async (how, state, due) => {
    const { ref, id } = await opened();
    await its.pay(ref, how);
    its.clock.advance(5000);
    expect(await status(ref)).toMatchObject({ state, refund_due: due });
    await its.work();
    expect(await status(ref)).toMatchObject({ refund_due: 0, is_paid: how === 'twice' });
    expect((await its.ledger(id)).at(-1)).toBe(
      `refunded ${due} (job): ${how === 'twice' ? 'settled' : 'refunded'}`,
    );
  });

  it('stays open when the bank declines, and while the money is on its way', async () => {
    const { ref } = await opened();
    await its.pay(ref, 'declined');
    await its.pay(ref, 'slow');
    await its.work();
    its.clock.advance(19_000);
    expect(await status(ref)).toMatchObject({ state: 'awaiting' });
    its.clock.advance(1000);
    await its.work();
    expect(await status(ref)).toMatchObject({ state: 'settled' });
  });

  it('is one for the same request, and for two tabs of the same assessment', async () => {
    const all = await Promise.all([create('tab-one-1'), create('tab-one-1'), create('tab-two-1')]);
    const refs = new Set(all.map(({ body }) => body.qr_code?.id));
    expect(refs.size).toBe(1);
    const { body } = await create('tab-three');
    expect(refs.has(body.qr_code.id)).toBe(true);
    const other = { ...ASKED, sessionId: `${SESSION}x` };
    expect((await create('tab-one-1', other)).status).toBe(422);
    expect((await create('tab-four-1', other)).body.qr_code.id).not.toBe(body.qr_code.id);
  });

  it('is handed out again where it is paid already, so that nobody pays twice', async () => {
    const { ref } = await opened();
    await its.pay(ref);
    await its.work();
    const { body } = await create('another-key');
    expect(body).toMatchObject({ qr_code: { id: ref }, payment_status: { is_paid: true } });
    const open = await call('POST', '/api/payments/open', { sessionId: SESSION });
    expect(open.body).toMatchObject({ qr_code: { id: ref }, payment_status: { is_paid: true } });
  });

  it('goes on where a page was reloaded, and begins anew after one that has ended', async () => {
    const open = () => call('POST', '/api/payments/open', { sessionId: SESSION });
    expect((await open()).body).toEqual({ success: true, qr_code: null, payment_status: null });
    const { ref } = await opened();
    its.clock.advance(4 * MINUTE);
    expect((await open()).body).toMatchObject({
      qr_code: { id: ref },
      payment_status: { state: 'awaiting', expires_in_ms: 6 * MINUTE },
    });
    its.clock.advance(6 * MINUTE);
    await close(ref);
    expect((await open()).body).toMatchObject({ payment_status: null });
    expect((await opened('another-key')).ref).not.toBe(ref);
  });

  it("is nobody else's", async () => {
    const { ref, id } = await opened();
    const stranger = callAs(its.app, await addSignedIn({ db, clock: its.clock }, 'patient'));
    expect((await stranger('GET', `/api/payments/status/${ref}`)).status).toBe(404);
    expect((await stranger('POST', '/api/payments/close-qr', { qrId: ref })).status).toBe(404);
    expect((await stranger('POST', '/api/payments/refund', { payment_id: id })).status).toBe(404);
    const open = await stranger('POST', '/api/payments/open', { sessionId: SESSION });
    expect(open.body.payment_status).toBeNull();
    expect((await call('POST', '/api/payments/refund', { payment_id: id })).status).toBe(409);
  });

  it('leaves a ledger that cannot be written over', async () => {
    const { id } = await opened();
    for (const statement of [
      `update payment_ledger set amount = 1 where payment_id = '${id}'`,
      `delete from payment_ledger where payment_id = '${id}'`,
      'truncate payment_ledger cascade',
    ]) {
      await expect(db.sql.execute(statement)).rejects.toMatchObject({
        cause: expect.objectContaining({
          message: expect.stringContaining('rows of payment_ledger are never changed'),
        }),
      });
    }
    expect(await its.ledger(id)).toHaveLength(1);
  });
});

/** What a scanner reads in a picture of squares. */
const read = (picture: string): string => {
  const svg = Buffer.from(picture.split(',')[1] ?? '', 'base64').toString();
  const [, size = '0'] = /viewBox="0 0 (\d+) /.exec(svg) ?? [];
  const scale = 4;
  const width = Number(size) * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  const unit = Number(size);
  const squares = [...svg.matchAll(/M(\d+),(\d+)h(\d+)v(\d+)/g)].map((each) =>
    each.slice(1).map(Number),
  );
  const step = squares[0]?.[2] ?? 1;
  expect(unit).toBeGreaterThan(20);
  for (const [x = 0, y = 0, w = step, h = step] of squares) {
    for (let row = y * scale; row < (y + h) * scale; row += 1) {
      for (let column = x * scale; column < (x + w) * scale; column += 1) {
        pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
      }
    }
  }
  return jsQR(pixels, width, width)?.data ?? '';
};
