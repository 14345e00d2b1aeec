import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../kit/databases.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import { addSampleDoctors } from '../../../server/services/appointments/doctors.ts';
import { BOOKING } from '../../kit/consultation-replies.ts';
import { CALLS, DIAGNOSE_BODY } from '../../kit/endpoints.ts';
import { post } from '../../kit/server.ts';
import type { stepClock } from '../../kit/server.ts';
import {
  EMAIL,
  PASSWORD,
  PHONE,
  accountsApp,
  addressAbout,
  browserOn,
  signUp,
  signUpAs,
} from './accounts.kit.ts';
import { CONTEXT, addAnalyzed, bodyOf, reanalyse } from '../xrays/reanalyses.kit.ts';
import { FORM_TYPE, formOf } from '../xrays/xrays.kit.ts';

describe('a profile', () => {
  let app: FastifyInstance;
  let clock: ReturnType<typeof stepClock>;
  let token: string;

  beforeEach(async () => {
    const database = await freshDatabase();
    ({ app, clock } = await accountsApp(database.db));
    token = await signUp(app);
  });

  const call = async (path: string, body: unknown = {}) => {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await browserOn(app).post(path, body, headers);
    return { status: reply.status, body: reply.body };
  };
  const profile = async () => (await browserOn(app).get('/api/account/profile', token)).body;

  it('[ONBD-14] [ONBD-15] [ONBD-16] begins with the preferences of the documents', async () => {
    expect(await profile()).toMatchObject({
      email: EMAIL,
      phone: `+91${PHONE}`,
      hasPassword: true,
      onboarded: false,
      preferences: { notifications: true, reminders: true, newsletter: false },
    });
  });

  it('[ONBD-17] [ONBD-18] [ONBD-19] begins with nothing agreed to', async () => {
    const { consents } = await profile();
    expect(consents).toEqual({ dataProcessing: null, aiAnalysis: null, communications: null });
  });

  it('changes what is named and leaves the rest', async () => {
    await call('/api/account/profile', { lastName: ' Mehta ' });
    await call('/api/account/profile', { preferences: { newsletter: true } });
    expect(await profile()).toMatchObject({
      firstName: 'Asha',
      lastName: 'Mehta',
      name: 'Asha Mehta',
      preferences: { notifications: true, reminders: true, newsletter: true },
    });
    expect((await call('/api/account/profile', { firstName: '..' })).status).toBe(400);
    expect((await call('/api/account/profile', {})).status).toBe(200);
  });

  it('[NEW-98] keeps the language that somebody reads in, and tells every device', async () => {
    expect((await profile()).language).toBeNull();
    expect((await call('/api/account/profile', { language: 'hi' })).body.language).toBe('hi');
    expect((await browserOn(app).get('/api/auth/user', token)).body.language).toBe('hi');
    await call('/api/account/profile', { lastName: 'Mehta' });
    expect((await profile()).language).toBe('hi');
    for (const language of ['Hindi', 'hi-IN-x', '../hi', ''])
      expect((await call('/api/account/profile', { language })).status).toBe(400);
  });

  it('writes each decision down with its time, and the last one counts', async () => {
    await call('/api/account/consents', { consents: { dataProcessing: true, aiAnalysis: true } });
    clock.advance(1000);
    await call('/api/account/consents', { consents: { aiAnalysis: false } });
    expect((await profile()).consents).toEqual({
      dataProcessing: { granted: true, decided_at: '2026-01-01T00:00:00.000Z' },
      aiAnalysis: { granted: false, decided_at: '2026-01-01T00:00:01.000Z' },
      communications: null,
    });
    const { data } = (await browserOn(app).get('/api/account/export', token)).body;
    expect(data.consents).toHaveLength(3);
  });

  it('[API-53] [ONBD-12] ends the onboarding with an empty body, once both required consents are given', async () => {
    const missing = await call('/api/user/complete-onboarding');
    expect([missing.status, missing.body.message]).toEqual([
      409,
      'Please accept the required consents to continue.',
    ]);
    await call('/api/account/consents', { consents: { dataProcessing: true } });
    expect((await call('/api/user/complete-onboarding')).status).toBe(409);
    await call('/api/account/consents', { consents: { aiAnalysis: true } });
    const ended = await call('/api/user/complete-onboarding', null);
    expect([ended.status, ended.body.onboarded]).toEqual([200, true]);
    expect((await profile()).onboarded).toBe(true);
  });
});

/** Every call that only somebody who is signed in may make. */
const OF_ONE_PERSON = CALLS.filter(({ endpoint }) => endpoint.auth === 'patient');

const NOBODY = '00000000-0000-4000-8000-000000000009';
const OF_MALLORY = {
  ...BOOKING,
  patientEmail: 'mallory@example.com',
  patientPhone: '9000000000',
  sessionToken: undefined,
};

/** What is sent in place of an example: all that somebody else could change. */
const BODIES: Readonly<Record<string, object>> = {
  '/api/account/profile': { firstName: 'Mallory' },
  '/api/account/consents': { consents: { communications: true } },
  '/api/account/erase': { password: PASSWORD },
  '/api/teleconsultations/book': OF_MALLORY,
  '/api/teleconsultations/hold': { ...OF_MALLORY, product: 'videoCall15' },
  '/api/teleconsultations/schedule': { ...OF_MALLORY, payment_id: NOBODY },
};

describe('every call of somebody who is signed in', () => {
  it('reads and changes nothing of somebody else, whichever it is', async () => {
    const { db } = await freshDatabase();
    const { app } = await accountsApp(db);
    const asha = await signUpAs(app, { email: EMAIL, phone: PHONE });
    const chatSessionToken = (await post(app, '/api/chat/session', {})).json().sessionToken;
    const told = { ...DIAGNOSE_BODY, chatSessionToken, patient_id: asha.id };
    const own = { authorization: `Bearer ${asha.token}` };
    await browserOn(app).post('/chat_bot/chat/save_diagnose', told, own);
    await addSampleDoctors({ db, ids: randomIds });
    const booked = await browserOn(app).post('/api/teleconsultations/book', BOOKING, own);
    const appointmentId = booked.body.appointment.id;
    const sessionId = BOOKING.sessionToken;
    const asked = { sessionId, consultationType: 'dental_consultation' };
    const opened = await browserOn(app).post('/api/payments/create-qr', asked, own);
    const qrId: string = opened.body.qr_code.id;
    const paymentId: string = opened.body.payment_status.id;
    const xrayId = await addAnalyzed(app, asha);
    const made = await reanalyse(app, asha, bodyOf(xrayId, { chatContext: CONTEXT }));
    const reanalysisId: string = made.body.reanalysis.id;
    const ofXray = formOf([
      { name: 'llm_user_id', value: asha.id },
      { name: 'xray', value: xrayId },
    ]);
    const bodies: Readonly<Record<string, object>> = {
      ...BODIES,
      '/chat_bot/chat/save_diagnose': told,
      '/api/payments/create-qr': asked,
      '/api/payments/open': { sessionId },
      '/api/payments/close-qr': { qrId },
      '/api/payments/refund': { payment_id: paymentId },
      '/chat_bot/chat/save_xray_analysis': { xray_id: xrayId, diagnosis_id: NOBODY },
      '/xrays/reanalyse-diagnosis': bodyOf(xrayId),
      '/chat_bot/chat/save_reanalysis': {
        reanalysis: { id: reanalysisId },
        patient_id: asha.id,
        original_diagnosis_id: null,
      },
    };
    const PATHS_OF_MINE = [
      'account/profile',
      'account/results',
      'account/sessions',
      'teleconsultations',
      'account/xrays',
      `account/xrays/${xrayId}/reanalyses`,
    ];
    const mine = async () => {
      const read = await Promise.all(
        PATHS_OF_MINE.map((path) => browserOn(app).get(`/api/${path}`, asha.token)),
      );
      const open = await browserOn(app).post('/api/payments/open', { sessionId }, own);
      return [...read, open].map(({ body }) => body);
    };
    const before = await mine();
    const resultId = (await browserOn(app).get('/api/account/results', asha.token)).body.results[0]
      .id;
    expect(OF_ONE_PERSON.length).toBeGreaterThan(10);
    for (const [index, { endpoint, body: example }] of OF_ONE_PERSON.entries()) {
      const { method, path } = endpoint;
      const phone = String(9_876_543_300 + index);
      const mallory = await signUpAs(app, { email: `mallory${index}@example.com`, phone });
      const url = addressAbout(endpoint, {
        id: asha.id,
        email: EMAIL,
        resultId,
        appointmentId,
        xrayId,
        qrId,
      });
      const body = bodies[path] ?? example ?? {};
      const reply = await app.inject({
        method,
        url,
        headers: {
          authorization: `Bearer ${mallory.token}`,
          ...(method === 'POST' && {
            'content-type': endpoint.form ? FORM_TYPE : 'application/json',
          }),
        },
        ...(method === 'POST' && { payload: endpoint.form ? ofXray : JSON.stringify(body) }),
      });
      const hers = [resultId, appointmentId, qrId, paymentId, xrayId, reanalysisId];
      for (const of of [EMAIL, PHONE, asha.id, DIAGNOSE_BODY.issue, ...hers]) {
        expect(reply.body, `${method} ${path} told ${of}`).not.toContain(of);
      }
      const strange = await app.inject({ method, url });
      expect(strange.statusCode, `${method} ${path} for a stranger`).toBe(401);
    }
    expect(await mine()).toEqual(before);
  });
});
