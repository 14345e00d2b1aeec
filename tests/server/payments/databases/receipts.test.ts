import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../../server/db/connect.ts';
import { accounts, paymentLedger, receiptNumbers, receipts } from '../../../../server/db/schema.ts';
import { randomIds } from '../../../../server/lib/ids.ts';
import { accountsIn } from '../../../../server/repositories/accounts.ts';
import { openSession } from '../../../../server/services/accounts/sessions.ts';
import { applyEvent } from '../../../../server/services/payments/apply-event.ts';
import { addOwner, addSignedIn } from '../../../kit/account-rows.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { UNKNOWN_SELLER } from '../../../kit/operator.ts';
import { readPdf } from '../../../kit/read-pdf.ts';
import { stepClock } from '../../../kit/server.ts';
import { addPayment } from '../../appointments/appointments.kit.ts';
import { MINUTE, SESSION, callAs, paymentsApp } from '../payments.kit.ts';
import type { PaymentsApp } from '../payments.kit.ts';
import { NO_FAULTS, REGISTERED, auditReceipts, numbersOf } from '../receipts.kit.ts';

const ASKED = { sessionId: SESSION, consultationType: 'dental_consultation' };

describe.each(DATABASES)('receipts on $database', ({ fresh }) => {
  let db: Database;
  let peer: Database;
  let its: PaymentsApp;
  let call: ReturnType<typeof callAs>;

  const start = async (set: Record<string, string> = {}) => {
    its = await paymentsApp(db, {
      set,
      // The money of a trial has numbers of its own: these tests look at the real ones.
      provider: (sandbox) => ({ ...sandbox, name: 'razorpay' }),
    });
    call = callAs(its.app, its.member);
  };
  beforeEach(async () => {
    ({ db, peer } = await fresh());
    await start();
  });

  /** Another assessment has a payment of its own. */
  const opened = async (sessionId = SESSION) => {
    const { body } = await call('POST', '/api/payments/create-qr', { ...ASKED, sessionId });
    return { ref: String(body.qr_code.id), id: String(body.payment_status.id) };
  };
  const paid = async (how?: Parameters<PaymentsApp['pay']>[1]) => {
    const payment = await opened();
    await its.pay(payment.ref, how);
    await its.work();
    return payment;
  };
  const givenBack = async () => {
    const payment = await paid();
    await call('POST', '/api/payments/refund', { payment_id: payment.id });
    await its.work();
    return payment;
  };
  const ask = (payment_id: string, by = call) =>
    by('POST', '/api/payments/receipt', { payment_id });
  const read = async (payment_id: string) => {
    const { body } = await ask(payment_id);
    const { rawPayload, headers } = await its.app.inject({ url: body.pdf_url });
    const { pages } = await readPdf(new Uint8Array(rawPayload));
    return { texts: pages.map(({ tree }) => tree?.text ?? ''), headers };
  };
  const signInAgain = async () => {
    const opening = { clock: its.clock, ids: randomIds, secondFactor: 'offered' } as const;
    const account = await accountsIn(db.sql).byId(its.member.id);
    if (account === null) throw new Error('nobody to sign in');
    const device = { browser: 'Firefox on a test', device: 'of a test' };
    const { access_token: token } = await openSession(db.sql, opening, { account, ...device });
    call = callAs(its.app, { ...its.member, token });
  };
  /** A payment as an old release has left it: without numbers. */
  const forget = async (id: string) => {
    await db.sql.transaction(async (sql) => {
      await sql.execute('set local session_replication_role = replica');
      await sql.delete(receipts).where(eq(receipts.paymentId, id));
      await sql.delete(receiptNumbers);
    });
  };

  it('[NEW-03] have a number for what came and one for what went back, in series of their own', async () => {
    const { id } = await givenBack();
    const other = await paid();
    expect(await numbersOf(db, id)).toEqual(['TW/25-26/000001', 'TWC/25-26/000001']);
    expect(await numbersOf(db, other.id)).toEqual(['TW/25-26/000002']);
    // Told again, it is no other move and has no other number.
    await its.work();
    expect(await auditReceipts(db)).toMatchObject({ faults: NO_FAULTS });
  });

  it('[NEW-03] count the money of a trial apart, so that it leaves no gap in the real numbers', async () => {
    its = await paymentsApp(db);
    call = callAs(its.app, its.member);
    const { id } = await givenBack();
    expect(await numbersOf(db, id)).toEqual(['TST/25-26/000001', 'TSC/25-26/000001']);
  });

  it('[NEW-03] are written for money that came twice, and for what goes back of it', async () => {
    const { id } = await paid('twice');
    await its.work();
    const { texts } = await read(id);
    expect(texts.map((text) => text.split(' ', 3).slice(0, 2).join(' '))).toHaveLength(3);
    expect(texts[0]).toContain('Video call, 30 minutes');
    expect(texts[1]).toContain('It pays for no call');
    expect(texts[2]).toContain('given back for receipt TW/25-26/000002');
    expect(await auditReceipts(db)).toMatchObject({ faults: NO_FAULTS });
  });

  it('[NEW-03] are not written where no money has moved', async () => {
    const { id } = await opened();
    its.clock.advance(11 * MINUTE);
    await its.work();
    expect(await its.ledger(id)).toEqual(['opened (provider): awaiting', 'expired (job): expired']);
    expect(await numbersOf(db, id)).toEqual([]);
    expect((await ask(id)).status).toBe(404);
  });

  /** As many payments at once, half of them through another process, each at its own moment. */
  const together = async (moments: readonly string[]) => {
    const owner = await addOwner(db);
    const ids: string[] = [];
    for (const _ of moments) {
      const id = await addPayment(db, { id: owner }, { state: 'awaiting' });
      const deps = { db, clock: stepClock(), ids: randomIds, seller: UNKNOWN_SELLER };
      await applyEvent(deps, id, { event: { type: 'opened' }, source: 'provider' });
      ids.push(id);
    }
    const capture = (id: string, at: number) =>
      applyEvent(
        {
          db: at % 2 === 0 ? db : peer,
          clock: stepClock(moments[at]),
          ids: randomIds,
          seller: UNKNOWN_SELLER,
        },
        id,
        {
          event: { type: 'captured', captureId: `pay_${id}`, amount: 299_00 },
          source: 'provider',
        },
      );
    await Promise.all(ids.map(capture));
    return ids;
  };

  it('[NEW-03] of payments at one moment have numbers one after the other', async () => {
    await together(Array.from({ length: 15 }, () => '2026-06-01T00:00:00.000Z'));
    const { faults, counts } = await auditReceipts(db);
    expect(faults).toEqual(NO_FAULTS);
    expect(counts).toEqual({ 'TST 2026': 15 });
  });

  it('[NEW-03] begin anew with the financial year, in the middle of parallel payments', async () => {
    const old = '2027-03-31T18:29:59.999Z';
    const ids = await together(
      Array.from({ length: 15 }, (_, at) => (at % 3 === 0 ? '2027-03-31T18:30:00.000Z' : old)),
    );
    const { faults, counts } = await auditReceipts(db);
    expect(faults).toEqual(NO_FAULTS);
    expect(counts).toEqual({ 'TST 2026': 10, 'TST 2027': 5 });
    for (const [at, id] of ids.entries()) {
      expect((await numbersOf(db, id))[0]).toMatch(at % 3 === 0 ? /^TST\/27-28/ : /^TST\/26-27/);
    }
  });

  it('[NEW-03] and the payments are written together or not at all', async () => {
    await paid();
    const { id } = await opened(`${SESSION}x`);
    const capture = () =>
      applyEvent(its.deps, id, {
        event: { type: 'captured', captureId: 'pay_1', amount: 499_00 },
        source: 'webhook',
      });
    const last = async () =>
      (await db.sql.select().from(receiptNumbers)).map(({ last: number }) => number);
    await db.sql.execute(
      'create trigger broken before insert on receipts for each statement execute function refuse_change()',
    );
    await expect(capture()).rejects.toThrow('insert into "receipts"');
    expect(await its.ledger(id)).toEqual(['opened (provider): awaiting']);
    expect([await numbersOf(db, id), await last()]).toEqual([[], [1]]);
    await db.sql.execute('drop trigger broken on receipts');
    await capture();
    // What was not written has used no number up.
    expect([await numbersOf(db, id), await last()]).toEqual([['TW/25-26/000002'], [2]]);
  });

  it('[NEW-03] can be neither changed nor deleted, and no number is given twice', async () => {
    const { id } = await paid();
    for (const statement of [
      'update receipts set number = 7',
      "update receipts set payer = 'Another'",
      `update receipts set seller = '{}'`,
      'delete from receipts',
      'truncate receipts',
      'update receipt_numbers set last = 0',
      'update receipt_numbers set last = last + 2',
      'delete from receipt_numbers',
    ]) {
      await expect(db.sql.execute(statement)).rejects.toMatchObject({
        cause: expect.objectContaining({ message: expect.stringContaining('are never changed') }),
      });
    }
    expect(await numbersOf(db, id)).toEqual(['TW/25-26/000001']);
  });

  it('[NEW-04] are read by who has paid, and by nobody else', async () => {
    const { id } = await paid();
    const asked = await ask(id);
    expect([asked.status, asked.body.success]).toEqual([200, true]);
    const { texts, headers } = await read(id);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="toothwise-receipt-TW-25-26-000001.pdf"',
      'cache-control': 'private, no-store',
    });
    expect(texts).toHaveLength(1);
    for (const words of ['TW/25-26/000001', '₹499', 'Asha Rao', 'Video call, 30 minutes']) {
      expect(texts[0]).toContain(words);
    }
    const stranger = await addSignedIn({ db, clock: its.clock }, 'patient');
    expect((await ask(id, callAs(its.app, stranger))).status).toBe(404);
    const admin = await addSignedIn({ db, clock: its.clock }, 'admin');
    expect((await ask(id, callAs(its.app, admin))).status).toBe(404);
    expect((await ask(randomIds.row())).status).toBe(404);
    const nobody = callAs(its.app, { ...its.member, token: 'nobody-at-all' });
    expect((await ask(id, nobody)).status).toBe(401);
  });

  it('[NEW-04] are made where reports of results are switched off', async () => {
    await start({ PDF_REPORTS: 'off' });
    const { id } = await paid();
    expect((await read(id)).texts[0]).toContain('TW/25-26/000001');
  });

  it('[NEW-04] of a payment from before there were numbers get theirs when they are asked for, once', async () => {
    const { id } = await givenBack();
    await forget(id);
    its.clock.advance(120 * 24 * 60 * MINUTE);
    await signInAgain();
    const asked = await Promise.all([ask(id), ask(id), ask(id)]);
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
    // Of the day on which they are written, in the order of the ledger.
    expect(await numbersOf(db, id)).toEqual(['TW/26-27/000001', 'TWC/26-27/000001']);
    const { texts } = await read(id);
    expect(texts[0]).toContain('Date 1 May 2026 Paid on 1 January 2026');
    expect(texts[1]).toContain('for receipt TW/26-27/000001 of 1 May 2026');
    expect(await auditReceipts(db)).toMatchObject({ faults: NO_FAULTS });
  });

  it('[NEW-04] of such a payment are there before the credit note that takes them back', async () => {
    const { id } = await paid();
    await forget(id);
    await call('POST', '/api/payments/refund', { payment_id: id });
    await its.work();
    expect(await numbersOf(db, id)).toEqual(['TW/25-26/000001', 'TWC/25-26/000001']);
  });

  it('[NEW-05] keep the operator, the price with its tax and the name of their day', async () => {
    await start({ ...REGISTERED, OPERATOR_GST_RATE: '18' });
    const { id } = await paid();
    await db.sql.update(accounts).set({ firstName: 'Usha' }).where(eq(accounts.id, its.member.id));
    const [row] = await db.sql.select().from(receipts);
    expect(row).toMatchObject({ payer: 'Asha Rao', seller: { rate: 18, sac: '999312' } });
    const { texts } = await read(id);
    for (const words of ['Tax invoice', 'Asha Rao', 'CGST 9% ₹38.06', 'taxable value ₹422.88']) {
      expect(texts[0]).toContain(words);
    }
    // Exempt from now on: what goes back takes the tax back with which it came.
    const { seller } = its.deps;
    await call('POST', '/api/payments/refund', { payment_id: id });
    const exempt = { ...its.deps, seller: { ...seller, rate: null } };
    await applyEvent(exempt, id, {
      event: {
        type: 'refunded',
        captureId: await captureOf(id),
        refundId: 'rfnd_1',
        amount: 499_00,
      },
      source: 'job',
    });
    expect((await read(id)).texts[1]).toContain('CGST 9% ₹38.06');
  });

  const captureOf = async (id: string): Promise<string> => {
    const [found] = await db.sql
      .select()
      .from(paymentLedger)
      .where(and(eq(paymentLedger.paymentId, id), eq(paymentLedger.event, 'captured')));
    return found?.captureId ?? '';
  };

  it('[NEW-08] forget who has paid with the account, and keep number and amount', async () => {
    const { id } = await paid();
    const stranger = await addSignedIn({ db, clock: its.clock }, 'patient');
    const { body } = await callAs(its.app, stranger)('POST', '/api/payments/create-qr', ASKED);
    await its.pay(body.qr_code.id);
    await its.work();
    expect((await call('POST', '/api/account/erase', { password: null })).status).toBe(200);
    await its.work();
    const rows = await db.sql.select().from(receipts);
    const payers = rows.map(
      ({ paymentId, series, payer }) => `${paymentId === id ? 'own' : 'other'} ${series} ${payer}`,
    );
    expect(new Set(payers)).toEqual(new Set(['own TW null', 'own TWC null', 'other TW Asha Rao']));
    expect(await auditReceipts(db)).toMatchObject({
      faults: NO_FAULTS,
      sums: { captured: 998_00, refunded: 499_00 },
    });
  });
});
