import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/connect.ts';
import { assessmentsIn } from '../../../server/repositories/assessments.ts';
import { deleteOld } from '../../../server/services/retention.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { DIAGNOSE_BODY } from '../../kit/endpoints.ts';
import { post } from '../../kit/server.ts';
import type { stepClock } from '../../kit/server.ts';
import { accountsApp, browserOn, signUp, signUpAs } from './accounts.kit.ts';

const DAY_MS = 24 * 60 * 60_000;
const NAME = DIAGNOSE_BODY.sessionToken;

describe('saved results', () => {
  let app: FastifyInstance;
  let db: Database;
  let clock: ReturnType<typeof stepClock>;
  let token: string;
  let id: string;
  /** The device's own proof. */
  let chatSessionToken: string;

  beforeEach(async () => {
    ({ db } = await freshDatabase());
    ({ app, clock } = await accountsApp(db));
    token = await signUp(app);
    id = (await browserOn(app).get('/api/auth/user', token)).body.id;
    chatSessionToken = (await post(app, '/api/chat/session', {})).json().sessionToken;
  });

  /** Has a result made and kept. @returns its id */
  const diagnose = async (changes: object = {}): Promise<string | undefined> => {
    const body = { ...DIAGNOSE_BODY, chatSessionToken, ...changes };
    expect((await post(app, '/chat_bot/chat/diagnose', body)).json().diagnosis.is_saved).toBe(true);
    return (await assessmentsIn(db.sql).ofSession(body.sessionToken))[0]?.id;
  };
  const save = async (changes: object = {}, bearer = token) => {
    const body = { ...DIAGNOSE_BODY, chatSessionToken, patient_id: id, ...changes };
    const headers = { authorization: `Bearer ${bearer}` };
    const reply = await browserOn(app).post('/chat_bot/chat/save_diagnose', body, headers);
    return { status: reply.status, body: reply.body };
  };
  const read = (path: string, bearer = token) =>
    browserOn(app).get(`/api/account/results${path}`, bearer);

  it("[API-10] [API-11] become the account's, with the id that they have", async () => {
    const stored = await diagnose();
    const saved = await save();
    expect([saved.status, saved.body]).toEqual([200, { result: 'saved', diagnosis_id: stored }]);
    const listed = await read('');
    expect(listed.body.results).toEqual([
      {
        id: stored,
        created_at: '2026-01-01T00:00:00.000Z',
        category: 'pain',
        issue: DIAGNOSE_BODY.issue,
        urgency: 'moderate',
        emergency: false,
        condition: 'Sensitive teeth',
        person: null,
      },
    ]);
    const whole = await read(`/${stored}`);
    expect(whole.body).toMatchObject({ id: stored, diagnosis: { urgency: 'moderate' } });
  });

  it('[SAVE-03] are saved once, however often that is asked, also at the same moment', async () => {
    const ids = (await Promise.all([save(), save(), save()])).map(({ body }) => body.diagnosis_id);
    expect(new Set(ids).size).toBe(1);
    expect((await save()).body.diagnosis_id).toBe(ids[0]);
    expect((await read('')).body.results).toHaveLength(1);
  });

  it('are judged from the answers where nothing is kept of them, whatever the client says', async () => {
    const saved = await save({ diagnosis: [{ name: 'Made up', likelihood: 99 }], urgency: 'none' });
    expect(saved.status).toBe(200);
    const whole = await read(`/${saved.body.diagnosis_id}`);
    expect(JSON.stringify(whole.body)).not.toContain('Made up');
    expect(whole.body.diagnosis).toMatchObject({ is_saved: true, urgency: 'moderate' });
  });

  it('stay when those of nobody go after 30 days', async () => {
    const other = `${NAME}x`;
    await diagnose();
    await diagnose({ sessionToken: other });
    await save();
    clock.advance(31 * DAY_MS);
    await deleteOld({ db, clock });
    expect(await assessmentsIn(db.sql).ofSession(NAME)).toHaveLength(1);
    expect(await assessmentsIn(db.sql).ofSession(other)).toEqual([]);
  });

  it('[SAVE-04] need somebody who is signed in, and consent', async () => {
    await diagnose();
    expect((await save({}, 'nobody-at-all')).status).toBe(401);
    expect((await save({ consent: undefined })).status).toBe(409);
    expect((await read('')).body.results).toEqual([]);
  });

  it('of somebody who may be a child need a grown-up who agrees, which is kept with them', async () => {
    const child = { age: 'age_0_18' };
    for (const consentBy of ['minor', undefined]) {
      const refused = await save({ ...child, consentBy });
      expect([refused.status, refused.body.message]).toEqual([
        409,
        'A result of somebody under 18 is kept only if a parent or guardian agrees. Please answer who agrees first.',
      ]);
    }
    expect(await assessmentsIn(db.sql).ofSession(NAME)).toEqual([]);
    expect((await save({ ...child, consentBy: 'guardian' })).status).toBe(200);
    const [row] = await assessmentsIn(db.sql).ofSession(NAME);
    expect([row?.consentBy, row?.ownerId]).toEqual(['guardian', id]);
  });

  it('are not taken over for a child once nobody agrees any more', async () => {
    await diagnose({ age: 'age_0_18', consentBy: 'guardian' });
    expect((await save({ age: 'age_0_18', consentBy: 'minor' })).status).toBe(409);
    expect((await read('')).body.results).toEqual([]);
  });

  it('are not claimed without the proof of the device, nor for somebody else', async () => {
    await diagnose();
    const another = (await post(app, '/api/chat/session', {})).json().sessionToken;
    expect((await save({ chatSessionToken: another })).status).toBe(403);
    expect((await save({ chatSessionToken: 'chat-made-up' })).status).toBe(403);
    expect((await save({ patient_id: '00000000-0000-4000-8000-000000000009' })).status).toBe(403);
    expect((await read('')).body.results).toEqual([]);
  });

  it('are not read, claimed again or deleted by anybody else once they have an owner', async () => {
    const stored = await diagnose();
    await save();
    const ravi = await signUpAs(app, { email: 'ravi@example.com', phone: '9876543211' });
    const claimed = await save({ patient_id: ravi.id }, ravi.token);
    expect([claimed.status, claimed.body.message]).toEqual([
      403,
      'This result was made on another device or belongs to another account.',
    ]);
    expect((await read(`/${stored}`, ravi.token)).status).toBe(404);
    expect((await read('', ravi.token)).body.results).toEqual([]);
    const key = { sessionToken: NAME, chatSessionToken };
    const deleted = await post(app, '/chat_bot/chat/delete_diagnose', key);
    expect(deleted.json()).toEqual({ verdict: 'not_yours' });
    expect((await read(`/${stored}`)).status).toBe(200);
  });
});
