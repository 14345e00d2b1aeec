import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/connect.ts';
import { accounts, consents, messages } from '../../../server/db/schema.ts';
import { namesIn } from '../../../server/services/accounts/phone-account.ts';
import { BOOKING } from '../../kit/consultation-replies.ts';
import { addSignedIn } from '../../kit/account-rows.ts';
import { freshDatabase } from '../../kit/databases.ts';
import type { stepClock } from '../../kit/server.ts';
import { addConsultant, callAs, readAs, rowsIn } from '../appointments/appointments.kit.ts';
import {
  EMAIL,
  PHONE,
  accountsApp,
  browserOn,
  codeFor,
  messagesTo,
  notCode,
  outboxOf,
  signUp,
} from './accounts.kit.ts';

const SEND = '/api/auth/phone/code';
const ENTER = '/api/auth/phone/enter';
const NEW_PHONE = '9811122233';
const NAME = 'Meera  Nair Iyer';
const SENT = { success: true, resend_in: 60, expires_in: 600 };

describe('booking with a phone alone', () => {
  let app: FastifyInstance;
  let db: Database;
  let clock: ReturnType<typeof stepClock>;

  beforeEach(async () => {
    ({ db } = await freshDatabase());
    ({ app, clock } = await accountsApp(db));
  });

  const enter = async (phone = NEW_PHONE, name = NAME, count = 1) => {
    const browser = browserOn(app);
    await browser.post(SEND, { phone });
    const otp = await codeFor(app, `+91${phone}`, count);
    return { browser, otp, ...(await browser.post(ENTER, { phone, otp, name })) };
  };

  it('[NEW-20] makes an account without address and password of a verified phone and a name', async () => {
    const { status, body } = await enter();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      email: null,
      username: `+91${NEW_PHONE}`,
      phone: `+91${NEW_PHONE}`,
      firstName: 'Meera',
      lastName: 'Nair Iyer',
      role: 'patient',
      onboarded: false,
    });
    const [kept] = await db.sql.select().from(accounts);
    expect(kept).toMatchObject({ email: null, passwordHash: null, phone: `+91${NEW_PHONE}` });
    const user = await browserOn(app).get('/api/auth/user', body.access_token);
    expect(user.body).toMatchObject({ id: body.id, email: null, name: 'Meera Nair Iyer' });
  });

  it('[NEW-20] notes the consent that was shown beside the button, and none of an account that is there', async () => {
    const { body } = await enter();
    const decided = () => db.sql.select().from(consents);
    expect(await decided()).toMatchObject([
      {
        accountId: body.id,
        purpose: 'dataProcessing',
        granted: true,
        wording: '2026-11-booking',
      },
    ]);
    clock.advance(60_000);
    const again = await enter(NEW_PHONE, 'Somebody Else', 2);
    expect(again.body).toMatchObject({ id: body.id, name: 'Meera Nair Iyer' });
    expect(await decided()).toHaveLength(1);
  });

  it('[NEW-20] signs in to the account that has the number, and leaves its name and address', async () => {
    await signUp(app);
    clock.advance(60_000);
    const { body } = await enter(PHONE, 'Another Name', 2);
    expect(body).toMatchObject({ success: true, email: EMAIL, firstName: 'Asha', lastName: 'Rao' });
    expect(await db.sql.select().from(accounts)).toHaveLength(1);
  });

  it('[NEW-20] answers and writes the same, whether or not an account has the number', async () => {
    await signUp(app);
    clock.advance(60_000);
    const replies = [];
    for (const [phone, count] of [[PHONE, 2] as const, [NEW_PHONE, 1] as const]) {
      const browser = browserOn(app);
      const sent = await browser.post(SEND, { phone });
      const [newest] = await messagesTo(app, `+91${phone}`, count);
      const otp = /\d{6}/.exec(newest?.text ?? '')?.[0] ?? '';
      const text = newest?.text.replace(otp, '');
      const wrong = await browser.post(ENTER, { phone, otp: notCode(otp), name: NAME });
      replies.push([sent.status, sent.body, text, wrong.status, wrong.body]);
    }
    expect(replies[0]).toEqual(replies[1]);
    expect(replies[0]?.[1]).toEqual(SENT);
    expect(replies[0]?.[4]).toEqual({ success: false, verdict: 'wrong', tries_left: 4 });
  });

  it('takes a code once, from the browser that asked for it, and for nothing else', async () => {
    const { browser, otp } = await enter();
    const body = { phone: NEW_PHONE, otp, name: NAME };
    const EXPIRED = { success: false, verdict: 'expired', tries_left: 0 };
    expect((await browser.post(ENTER, body)).body).toEqual(EXPIRED);
    expect((await browserOn(app).post(ENTER, body)).body).toEqual(EXPIRED);
    clock.advance(60_000);
    await browser.post(SEND, { phone: NEW_PHONE });
    const next = await codeFor(app, `+91${NEW_PHONE}`, 2);
    const asSignIn = await browser.post('/llm/login-otp/verify', { phone: NEW_PHONE, otp: next });
    expect(asSignIn.body).toEqual(EXPIRED);
    expect((await browser.post(ENTER, { ...body, otp: next })).body).toMatchObject({
      success: true,
    });
  });

  it('refuses a number that gets no text messages at its field, and a name without a letter', async () => {
    const { status, body } = await browserOn(app).post(SEND, { phone: '0000000000' });
    expect([status, body.field, body.message]).toEqual([
      422,
      'phone',
      'Please enter a valid phone number',
    ]);
    const nameless = await browserOn(app).post(ENTER, {
      phone: NEW_PHONE,
      otp: '012345',
      name: '12',
    });
    expect(nameless.status).toBe(400);
  });

  it('makes one account of two browsers that enter the right codes at once', async () => {
    const browsers = [browserOn(app), browserOn(app)];
    const codes: string[] = [];
    for (const [index, browser] of browsers.entries()) {
      clock.advance(1000);
      await browser.post(SEND, { phone: NEW_PHONE });
      codes.push(await codeFor(app, `+91${NEW_PHONE}`, index + 1));
    }
    const entered = await Promise.all(
      browsers.map((browser, index) =>
        browser.post(ENTER, { phone: NEW_PHONE, otp: codes[index], name: NAME }),
      ),
    );
    expect(entered.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(entered.map(({ body }) => body.id)).size).toBe(1);
  });
});

describe('an account without an address', () => {
  let app: FastifyInstance;
  let db: Database;
  let clock: ReturnType<typeof stepClock>;
  let token: string;
  let id: string;

  beforeEach(async () => {
    ({ db } = await freshDatabase());
    ({ app, clock } = await accountsApp(db));
    await addConsultant(db, 'Dr. Meera Iyer');
    ({ token, id } = await addSignedIn({ db, clock }, 'patient', {
      email: null,
      phone: `+91${NEW_PHONE}`,
      passwordHash: null,
    }));
  });
  const post = (path: string, body: object) =>
    browserOn(app).post(path, body, { authorization: `Bearer ${token}` });

  it('[NEW-21] [NEW-22] books without any address, is told that no mail comes, and gets none', async () => {
    const booked = await callAs(
      { app, token },
      '/book',
      { ...BOOKING, patientEmail: '' },
      'key-12345678',
    );
    expect(booked.status).toBe(200);
    expect(booked.body.appointment).toMatchObject({ patient_email: '', is_mailed: false });
    const listed = await readAs(app, { token });
    expect(listed.body.appointments).toMatchObject([{ is_mailed: false }]);
    expect(await rowsIn(db)).toHaveLength(1);
    expect(await db.sql.select().from(messages)).toEqual([]);
  });

  it('[NEW-22] is one that staff cannot remind, and they read why', async () => {
    const { body } = await callAs(
      { app, token },
      '/book',
      { ...BOOKING, patientEmail: '' },
      'key-12345678',
    );
    const admin = await addSignedIn({ db, clock }, 'admin');
    const listed = await browserOn(app).get('/api/staff/reminders', admin.token);
    expect(listed.body.appointments).toMatchObject([{ wants_reminders: true, is_mailed: false }]);
    const sent = await browserOn(app).post(
      `/api/staff/reminders/${body.appointment.id}/send`,
      {},
      { authorization: `Bearer ${admin.token}` },
    );
    expect([sent.status, sent.body.message]).toEqual([
      409,
      'This account has no email address, so a reminder cannot be sent.',
    ]);
  });

  it('hands out what is kept of it, and is deleted without a password', async () => {
    await callAs({ app, token }, '/book', { ...BOOKING, patientEmail: '' }, 'key-12345678');
    const data = await browserOn(app).get('/api/account/export', token);
    expect(data.status).toBe(200);
    expect(JSON.stringify(data.body)).toContain(id);
    const erased = await post('/api/account/erase', { password: null });
    expect(erased.status).toBe(200);
    expect(await db.sql.select().from(accounts)).toEqual([]);
  });

  it('shows no address in its profile, and signs in again with a code to its phone', async () => {
    const profile = await browserOn(app).get('/api/account/profile', token);
    expect([profile.status, profile.body.email, profile.body.hasPassword]).toEqual([
      200,
      null,
      false,
    ]);
    const browser = browserOn(app);
    await browser.post('/llm/login-otp/generate', { phone: NEW_PHONE });
    const otp = await codeFor(app, `+91${NEW_PHONE}`);
    const { body } = await browser.post('/llm/login-otp/verify', { phone: NEW_PHONE, otp });
    expect(body).toMatchObject({ success: true, id });
  });

  it('is never found by an empty address', async () => {
    const reset = await browserOn(app).post('/llm/forgot-password', { email: '' });
    expect(reset.status).toBe(400);
    expect(await outboxOf(app, '')).toEqual([]);
  });
});

it.each([
  ['Asha', { firstName: 'Asha', lastName: '' }],
  ['Asha Rao', { firstName: 'Asha', lastName: 'Rao' }],
  ['Asha Devi Rao', { firstName: 'Asha', lastName: 'Devi Rao' }],
])('splits %s at its first space', (name, names) => {
  expect(namesIn(name)).toEqual(names);
});
