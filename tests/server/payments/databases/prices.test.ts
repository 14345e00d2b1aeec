import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../../../../server/env.ts';
import { payments } from '../../../../server/db/schema.ts';
import type { Database } from '../../../../server/db/connect.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { testEnv } from '../../../kit/server.ts';
import { accountsApp } from '../../accounts/accounts.kit.ts';
import {
  addPayment,
  bookingOf,
  callAs,
  consultations,
  mailsTo,
  readAs,
} from '../../appointments/appointments.kit.ts';
import { SESSION, callAs as callApi } from '../payments.kit.ts';

const SET = { PRICE_15_MINUTES: '349', PRICE_30_MINUTES: '599' };
const ORDER = { amount: 349_00, currency: 'INR', sessionId: SESSION };

describe.each(DATABASES)('the prices that an operator sets, on $database', ({ fresh }) => {
  let db: Database;
  let folder: string;
  let env: ReturnType<typeof testEnv>;

  beforeEach(async () => {
    ({ db } = await fresh());
    folder = mkdtempSync(join(tmpdir(), 'toothwise-test-'));
    mkdirSync(join(folder, 'app'));
    mkdirSync(join(folder, 'site'));
    const page = '<!doctype html><html><head><title>T</title></head><body></body></html>';
    for (const name of ['index', 'landing', 'app/chat']) {
      writeFileSync(join(folder, `${name}.html`), page);
    }
    writeFileSync(
      join(folder, 'site/terms-of-service.html'),
      '<td>{{price:15}}</td><td>{{price:30}}</td>',
    );
    env = testEnv({ ...SET, STATIC_DIR: folder });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('[NEW-13] are asked for an order, and no others are taken', async () => {
    const { app, asha } = await consultations(db, { env });
    const order = (amount: number, key: string) =>
      callApi(app, asha)(
        'POST',
        '/api/razorpay/create-order',
        { ...ORDER, amount },
        { 'idempotency-key': key },
      );
    const stale = await order(299_00, 'a-page-of-before');
    // [NEW-13]: the page can name the price in force.
    expect([stale.status, stale.body.message, stale.body.field, stale.body.price]).toEqual([
      400,
      'The price has changed. Please load the page again. Nothing was paid.',
      'amount',
      349_00,
    ]);
    expect(await db.sql.select().from(payments)).toEqual([]);
    const taken = await order(349_00, 'a-page-of-now');
    expect([taken.status, taken.body.amount]).toEqual([200, 349_00]);
    const [row] = await db.sql.select().from(payments);
    expect(row?.amount).toBe(349_00);
  });

  it('are asked for a code', async () => {
    const { app, asha } = await consultations(db, { env });
    const body = { sessionId: SESSION, consultationType: 'dental_consultation' };
    const opened = await callApi(app, asha)('POST', '/api/payments/create-qr', body, {
      'idempotency-key': 'a-code-of-one',
    });
    expect(opened.body.payment_status.amount).toBe(599_00);
  });

  it('open no order of before a change of them', async () => {
    const { app, asha } = await consultations(db, { env });
    const order = (on: typeof app, amount: number, key: string) =>
      callApi(on, asha)(
        'POST',
        '/api/razorpay/create-order',
        { ...ORDER, amount },
        { 'idempotency-key': key },
      );
    const before = await order(app, 349_00, 'before-the-change');
    expect((await order(app, 349_00, 'once-more-before')).body.payment_id).toBe(
      before.body.payment_id,
    );
    const cheaper = testEnv({ PRICE_15_MINUTES: '199' });
    const { app: after } = await accountsApp(db, { env: cheaper });
    const now = await order(after, 199_00, 'after-the-change');
    expect(now.body.amount).toBe(199_00);
    expect(now.body.payment_id).not.toBe(before.body.payment_id);
  });

  it('hold for a call as they were told when it was booked', async () => {
    const { app, asha } = await consultations(db, { env });
    const { body } = await callAs({ app, ...asha }, '/book', bookingOf(asha));
    expect(body.appointment.price).toBe(599_00);
    const [mail] = await mailsTo(app, asha, 1);
    expect(mail?.text).toContain('You pay ₹599 at the time of the appointment.');
    const { app: later } = await accountsApp(db, { env: testEnv({ PRICE_30_MINUTES: '999' }) });
    const read = await readAs(later, asha, `/${body.appointment.id}`);
    expect(read.body.appointment.price).toBe(599_00);
  });

  it('are what was paid, where a call is booked with a payment of before', async () => {
    const { app, asha } = await consultations(db, { env });
    const paid = await addPayment(db, asha);
    const schedule = { ...bookingOf(asha), payment_id: paid };
    const { body } = await callAs({ app, ...asha }, '/schedule', schedule);
    expect(body.appointment.price).toBe(299_00);
  });

  it('stand in every page of the app, the start page, a page that is missing, and the terms', async () => {
    const { app } = await consultations(db, { env });
    const tag = '<meta name="call-prices" content="15=34900 30=59900"></head>';
    for (const [url, status] of [
      ['/', 200],
      ['/chat', 200],
      ['/profile', 200],
      ['/nowhere', 404],
    ] as const) {
      const { statusCode, body } = await app.inject({ url });
      expect([url, statusCode, body.split('call-prices').length]).toEqual([url, status, 2]);
      expect(body).toContain(tag);
    }
    const { body: terms } = await app.inject({ url: '/terms-of-service' });
    expect(terms).toBe('<td>₹349</td><td>₹599</td>');
  });

  it('are not written where the operator sets none, or the usual ones', async () => {
    const usual = { PRICE_15_MINUTES: '299', PRICE_30_MINUTES: '499' };
    for (const set of [{}, usual] as readonly Record<string, string>[]) {
      const { app } = await accountsApp(db, { env: testEnv({ ...set, STATIC_DIR: folder }) });
      const { body } = await app.inject({ url: '/chat' });
      expect(body).not.toContain('call-prices');
    }
    expect(readEnv({}).prices).toEqual({ 15: 299_00, 30: 499_00 });
  });
});
