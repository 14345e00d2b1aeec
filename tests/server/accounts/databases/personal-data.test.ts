import { getTableName, is, sql as expression } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../../server/db/connect.ts';
import * as schema from '../../../../server/db/schema.ts';
import { randomIds } from '../../../../server/lib/ids.ts';
import { passkeysIn } from '../../../../server/repositories/passkeys.ts';
import { PERSONAL_DATA } from '../../../../server/repositories/personal-data.ts';
import { BOOKING } from '../../../kit/consultation-replies.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { DIAGNOSE_BODY } from '../../../kit/endpoints.ts';
import { addSignedIn } from '../../../kit/account-rows.ts';
import { post, withSandboxKey } from '../../../kit/server.ts';
import type { stepClock } from '../../../kit/server.ts';
import { addConsultant } from '../../appointments/appointments.kit.ts';
import { jpeg, upload } from '../../xrays/xrays.kit.ts';
import {
  EMAIL,
  PASSWORD,
  PHONE,
  accountsApp,
  browserOn,
  codeFor,
  messagesTo,
  signUpAs,
} from '../accounts.kit.ts';

const TABLES = Object.values(schema).filter((each) => is(each, PgTable));
const RAVI = { email: 'ravi@example.com', phone: '9876543211' };

/** Rows with this are of somebody who did not ask for anything to be deleted. */
const ISSUE_OF_ASHA = 'the tooth of a person who goes';

describe('the rules for what is kept of a person', () => {
  it('name every table of the schema, and no other', () => {
    expect(Object.keys(PERSONAL_DATA).toSorted()).toEqual(TABLES.map(getTableName).toSorted());
  });
});

describe.each(DATABASES)('what is kept of a person on $database', ({ fresh }) => {
  let app: FastifyInstance;
  let db: Database;
  let clock: ReturnType<typeof stepClock>;
  let asha: { id: string; token: string };
  let ravi: { id: string; token: string };

  const call = (path: string, body: unknown, { token } = asha) =>
    browserOn(app).post(path, body, { authorization: `Bearer ${token}` });
  const get = (path: string, { token } = asha) => browserOn(app).get(path, token);

  /** A consultation that is paid and booked for later. */
  const consult = async (
    person: { readonly id: string; readonly token: string },
    { email, phone, sessionToken }: { email: string; phone: string; sessionToken: string },
  ): Promise<void> => {
    const asked = { sessionId: sessionToken, consultationType: 'dental_consultation' };
    const { body } = await call('/api/payments/create-qr', asked, person);
    const url = `/sandbox/pay/${body.qr_code.id}/answer?how=paid`;
    await app.inject({ url, headers: await withSandboxKey(app) });
    const status = await get(`/api/payments/status/${body.qr_code.id}`, person);
    expect(status.body.payment_status.is_paid).toBe(true);
    const booking = {
      ...BOOKING,
      patientEmail: email,
      patientPhone: phone,
      notes: `notes of ${person.id}`,
      sessionToken,
      payment_id: body.payment_status.id,
    };
    const booked = await call('/api/teleconsultations/schedule', booking, person);
    expect(booked.status).toBe(200);
  };

  /** Everything that is there to be kept: a saved result, consents, a code under way, messages, a second session. */
  const live = async (
    person: { readonly id: string; readonly token: string },
    { email, phone, issue }: { email: string; phone: string; issue: string },
  ): Promise<void> => {
    const chatSessionToken = (await post(app, '/api/chat/session', {})).json().sessionToken;
    const sessionToken = `detailed-1767225600000-${person.id.replaceAll('-', '')}`;
    const told = { ...DIAGNOSE_BODY, issue, sessionToken, chatSessionToken };
    await post(app, '/chat_bot/chat/diagnose', told);
    const stars = { sessionToken: chatSessionToken, rating: 4, comment: `stars of ${person.id}` };
    await post(app, '/api/feedback/submit', stars);
    await call('/chat_bot/chat/save_diagnose', { ...told, patient_id: person.id }, person);
    await call('/api/account/consents', { consents: { dataProcessing: true } }, person);
    const admin = await addSignedIn({ db, clock }, 'admin');
    const browser = browserOn(app);
    await browser.post('/llm/login', { email, password: PASSWORD });
    await browser.post('/llm/login-otp/generate', { email, isEmail: true });
    await codeFor(app, email, 2);
    await browser.post('/llm/login-otp/generate', { phone });
    await codeFor(app, `+91${phone}`, 2);
    await call('/api/staff/invitations', { email, role: 'ai_trainer' }, admin);
    await consult(person, { email, phone, sessionToken });
    await get(`/api/staff/patients/${person.id}`, admin);
    await messagesTo(app, email, 4);
    expect((await upload(app, person, await jpeg())).body.success).toBe(true);
    await passkeysIn(db.sql).add({
      id: randomIds.row(),
      accountId: person.id,
      credentialId: `credential of ${person.id}`,
      publicKey: 'public',
      counter: 1,
      transports: [],
      name: `passkey of ${person.id}`,
      addedAt: clock.now(),
      lastUsedAt: null,
    });
  };

  /** The rows of every table, each as a text. */
  const dump = async (): Promise<Record<string, string[]>> => {
    const tables: Record<string, string[]> = {};
    for (const name of TABLES.map(getTableName)) {
      const found = await db.sql.execute(expression.raw(`select * from ${name}`));
      const { rows } = found as { rows: object[] };
      tables[name] = rows.map((row) => JSON.stringify(row)).toSorted();
    }
    return tables;
  };

  beforeEach(async () => {
    ({ db } = await fresh());
    ({ app, clock } = await accountsApp(db));
    await addConsultant(db, 'Dr. Meera Iyer');
    await addConsultant(db, 'Dr. Kavita Menon');
    asha = await signUpAs(app, { email: EMAIL, phone: PHONE });
    ravi = await signUpAs(app, RAVI);
    clock.advance(60_000);
    await live(asha, { email: EMAIL, phone: PHONE, issue: ISSUE_OF_ASHA });
    await live(ravi, { ...RAVI, issue: 'my own tooth hurts' });
  });

  it('is handed out whole, without what protects the account and without anybody else', async () => {
    const { status, body } = await get('/api/account/export');
    expect(status).toBe(200);
    const { data } = body;
    expect(Object.keys(data).toSorted()).toEqual([
      'account_sessions',
      'accounts',
      'appointments',
      'assessments',
      'check_in_answers',
      'check_ins',
      'consents',
      'feedback',
      'google_identities',
      'known_devices',
      'messages',
      'passkeys',
      'payment_ledger',
      'payments',
      'prescriptions',
      'profiles',
      'reanalyses',
      'receipts',
      'record_reads',
      'result_link_openings',
      'result_links',
      'room_messages',
      'staff_identities',
      'staff_invitations',
      'stills',
      'visit_notes',
      'visit_results',
      'xrays',
    ]);
    expect(data.accounts).toEqual([
      expect.objectContaining({ id: asha.id, email: EMAIL, phone: `+91${PHONE}` }),
    ]);
    expect(data.assessments).toEqual([
      expect.objectContaining({ request: expect.objectContaining({ issue: ISSUE_OF_ASHA }) }),
    ]);
    expect(data.feedback).toEqual([
      expect.objectContaining({ rating: 4, comment: `stars of ${asha.id}` }),
    ]);
    expect(data.consents).toEqual([
      expect.objectContaining({ purpose: 'dataProcessing', granted: true }),
    ]);
    expect(data.passkeys).toEqual([expect.objectContaining({ name: `passkey of ${asha.id}` })]);
    expect(data.record_reads).toEqual([
      expect.objectContaining({ what: 'record', readerRole: 'admin' }),
    ]);
    expect(data.staff_invitations).toEqual([expect.objectContaining({ role: 'ai_trainer' })]);
    expect([data.account_sessions.length, data.messages.length]).toEqual([2, 6]);
    expect(data.appointments).toEqual([
      expect.objectContaining({ patientEmail: EMAIL, notes: `notes of ${asha.id}` }),
    ]);
    const paid = { product: 'reportAndCall30', amount: 49_900, state: 'settled' };
    expect(data.payments).toEqual([expect.objectContaining(paid)]);
    expect(data.xrays).toEqual([
      expect.objectContaining({ ownerId: asha.id, state: 'stored', width: 400, height: 200 }),
    ]);
    expect(data.payment_ledger).toEqual([
      expect.objectContaining({ event: 'opened', amount: 0 }),
      expect.objectContaining({ event: 'captured', amount: 49_900 }),
    ]);
    const receipt = { series: 'TST', year: 2025, number: 1, payer: 'Asha Rao' };
    expect(data.receipts).toEqual([expect.objectContaining(receipt)]);
    const text = JSON.stringify(body);
    for (const secret of [ravi.id, RAVI.email, 'scrypt', 'token', 'Hash']) {
      expect(text).not.toContain(secret);
    }
  });

  it('is deleted whole, and nothing of anybody else', async () => {
    const before = await dump();
    const erased = await call('/api/account/erase', { password: PASSWORD });
    expect([erased.status, erased.body]).toEqual([200, { success: true }]);
    const after = await dump();
    const traces = [asha.id, EMAIL, PHONE, ISSUE_OF_ASHA, asha.id.replaceAll('-', '')];
    for (const trace of traces) expect(JSON.stringify(before)).toContain(trace);
    for (const [table, rows] of Object.entries(after)) {
      for (const trace of traces) {
        expect(
          rows.filter((row) => row.includes(trace)),
          `${trace} in ${table}`,
        ).toEqual([]);
      }
    }
    for (const [table, rows] of Object.entries(before)) {
      const others = rows.filter((row) =>
        [ravi.id, RAVI.email, RAVI.phone].some((own) => row.includes(own)),
      );
      expect(after[table], table).toEqual(expect.arrayContaining(others));
    }
    // The books keep that it was paid, and that it goes back; the time is free.
    const rows = await db.sql.select().from(schema.payments);
    const gone = rows.filter(({ ownerId }) => ownerId === null);
    expect(gone).toMatchObject([{ amount: 49_900, sessionToken: null }]);
    expect(['refunding', 'refunded']).toContain(gone[0]?.state);
    expect(await db.sql.select().from(schema.appointments)).toMatchObject([{ ownerId: ravi.id }]);
    expect((await get('/api/auth/user')).status).toBe(401);
    expect((await get('/api/auth/user', ravi)).status).toBe(200);
    // The contacts are free again.
    clock.advance(60_000);
    const sent = await browserOn(app).post('/llm/send-email-verification', { email: EMAIL });
    expect(sent.body.success).toBe(true);
  });

  it('stays when the password is not given or not right', async () => {
    const before = await dump();
    for (const password of [null, 'not the password']) {
      const refused = await call('/api/account/erase', { password });
      expect([refused.status, refused.body.message]).toEqual([403, 'That password isn’t right.']);
    }
    const { accounts, assessments } = await dump();
    expect([accounts, assessments]).toEqual([before['accounts'], before['assessments']]);
  });
});
