import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { diagnose } from '../../contracts/endpoints/assessment.ts';
import type { Diagnosis } from '../../contracts/assessment/diagnosis.ts';
import type { Patient } from '../../server/assessment/patient.ts';
import type { Database } from '../../server/db/connect.ts';
import { randomIds } from '../../server/lib/ids.ts';
import type { ModelOpinion } from '../../server/providers/language-model/schema.ts';
import { assessmentsIn } from '../../server/repositories/assessments.ts';
import { chatSessionsIn } from '../../server/repositories/chat-sessions.ts';
import type { Engine } from '../../server/services/engine.ts';
import { freshDatabase } from '../kit/databases.ts';
import { DIAGNOSE_BODY } from '../kit/endpoints.ts';
import {
  DIAGNOSIS,
  deferred,
  engineHere,
  post,
  stepClock,
  stubEngine,
  testApp,
  testEnv,
} from '../kit/server.ts';

const URL = '/chat_bot/chat/diagnose';
/** How long a busy machine may take, in milliseconds. */
const SOON = 10_000;
const patients: Patient[] = [];

/** Writes down whom it judges. */
const watchedEngine: Engine = {
  ...stubEngine,
  assess: async (patient) => {
    patients.push(patient);
    return DIAGNOSIS;
  },
};

const without = (...keys: string[]) =>
  Object.fromEntries(Object.entries(DIAGNOSE_BODY).filter(([key]) => !keys.includes(key)));

const OPINION: ModelOpinion = {
  conditions: ['dentine_hypersensitivity'],
  urgency: 'see dentist soon',
  redFlags: [],
  explanation: '',
};

describe('POST /chat_bot/chat/diagnose', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp({ engine: watchedEngine });
  });

  it('[API-08] takes the chat context plus answers, history, allergies and X-ray findings', async () => {
    const reply = await post(app, URL, { ...DIAGNOSE_BODY, xrayFindings: 'caries on 36' });
    expect(reply.statusCode).toBe(200);
    expect(patients.at(-1)).toEqual({
      issue: 'My back tooth hurts when I drink cold water',
      category: 'pain',
      age: 'age_31_50',
      sex: 'female',
      followUpAnswers: { pain_location: 'one_tooth', pain_triggers: ['cold', 'sweet'] },
      medicalHistory: ['diabetes'],
      allergies: 'penicillin',
      xrayFindings: 'caries on 36',
    });
  });

  it('hands on what was said to the signs that were asked back, however many nobody knows', async () => {
    const confirmedSigns = { airway_compromise: 'no', of_a_newer_page: 'yes' };
    expect((await post(app, URL, { ...DIAGNOSE_BODY, confirmedSigns })).statusCode).toBe(200);
    expect(patients.at(-1)?.confirmedSigns).toEqual(confirmedSigns);
  });

  it('[API-09] answers success and the diagnosis', async () => {
    const reply = await post(app, URL, DIAGNOSE_BODY);
    expect(diagnose.replies[200].parse(reply.json())).toEqual({
      success: true,
      diagnosis: DIAGNOSIS,
    });
  });

  it('[DATA-05] judges by ids of the question bank, and takes what an older page may send without it', async () => {
    const known = { pain_location: 'one_tooth', pain_triggers: ['cold', 'sweet'] };
    const reply = await post(app, URL, {
      ...DIAGNOSE_BODY,
      followUpAnswers: {
        ...known,
        pain_triggers: ['cold', 'no_longer_offered', 'sweet'],
        pain_onset: 'no_longer_offered',
        no_longer_asked: 'today',
        gum_pain: 'no_pain',
        constructor: 'constructor',
      },
    });
    expect(reply.statusCode).toBe(200);
    expect(patients.at(-1)?.followUpAnswers).toEqual(known);
  });

  it('[PROD-09] needs no sign-in, no session and no name', async () => {
    const body = without('sessionToken', 'patientName', 'patientEmail', 'patientPhone', 'consent');
    expect((await post(app, URL, body)).statusCode).toBe(200);
  });

  it('never tells the engine who the patient is', async () => {
    await post(app, URL, DIAGNOSE_BODY);
    expect(JSON.stringify(patients.at(-1))).not.toMatch(/Asha|asha@|9876543210|detailed-/);
  });

  it.each([
    ['issue', undefined, 'The field "issue" is missing.'],
    ['issue', '', 'The field "issue" must not be empty.'],
    [
      'category',
      'teeth',
      'The field "category" must be one of: pain, gums, cosmetic, lesion, other.',
    ],
    ['age', 31, 'The field "age" must be one of: age_0_18, age_19_30, age_31_50, age_over_50.'],
    ['consent', false, 'The field "consent" must be one of: true.'],
    ['consentBy', 'friend', 'The field "consentBy" must be one of: guardian, adult, minor.'],
    ['followUpAnswers', [], 'The field "followUpAnswers" must be an object.'],
    [
      'followUpAnswers',
      { q1: 7 },
      'The field "followUpAnswers.q1" must be a text or a list of texts.',
    ],
    ['medicalHistory', 'Asthma', 'The field "medicalHistory" must be a list.'],
    ['allergies', 'x'.repeat(1001), 'The field "allergies" is too long: at most 1000 characters.'],
    [
      'followUpAnswers',
      { pain_onset: 'My name is Asha' },
      'The field "followUpAnswers.pain_onset" does not have the right form.',
    ],
    ['sessionToken', 'mine', 'The field "sessionToken" does not have the right form.'],
    ['chatSessionToken', 'mine', 'The field "chatSessionToken" does not have the right form.'],
  ])('refuses a bad %s with its name: %#', async (field, value, sentence) => {
    const reply = await post(app, URL, { ...DIAGNOSE_BODY, [field]: value });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ error: sentence, message: sentence, field });
  });
});

describe('keeping a result', () => {
  let app: FastifyInstance;
  let db: Database;

  beforeAll(async () => {
    ({ db } = await freshDatabase());
    app = await testApp({ db, ids: randomIds });
    await chatSessionsIn(db.sql).add(DIAGNOSE_BODY.chatSessionToken, new Date());
  });

  const rowsOf = (token: string) => assessmentsIn(db.sql).ofSession(token);
  const kept = async (token: string) => (await rowsOf(token))[0] ?? null;
  const ask = async (changes: object): Promise<Diagnosis> => {
    const reply = await post(app, URL, { ...DIAGNOSE_BODY, ...changes });
    expect(reply.statusCode).toBe(200);
    return diagnose.replies[200].parse(reply.json()).diagnosis;
  };
  const NOT_SAVED = { is_saved: false, diagnosis_id: null };

  it('[SESS-34] keeps it under the detailed session token, without name, e-mail and phone', async () => {
    const sessionToken = 'detailed-1767225600001-keepkeep1';
    await ask({ sessionToken });
    const row = await kept(sessionToken);
    expect(row?.engine).toBe('stub 1');
    expect(row?.request).toMatchObject({ issue: DIAGNOSE_BODY.issue, allergies: 'penicillin' });
    expect(JSON.stringify(row?.request)).not.toMatch(/Asha|asha@|9876543210/);
  });

  it('[DATA-06] says that it is saved once the row is there; its id is for the account that it goes to', async () => {
    const sessionToken = 'detailed-1767225600001-truetrue1';
    const diagnosis = await ask({ sessionToken });
    const row = await kept(sessionToken);
    expect(diagnosis).toEqual({ ...DIAGNOSIS, is_saved: true, diagnosis_id: null });
    expect(row?.diagnosis).toEqual({ ...diagnosis, diagnosis_id: row?.id });
    expect(row?.ownerId).toBeNull();
  });

  it('keeps it for 30 days', async () => {
    const sessionToken = 'detailed-1767225600002-keepkeep2';
    await ask({ sessionToken });
    const row = await kept(sessionToken);
    expect(row?.createdAt.toISOString()).toBe('2026-01-01T00:00:00.000Z');
    expect(row?.expiresAt?.toISOString()).toBe('2026-01-31T00:00:00.000Z');
  });

  it.each(['consent', 'sessionToken', 'chatSessionToken'])(
    '[DATA-06] keeps nothing without %s, and says so',
    async (missing) => {
      const sessionToken = `detailed-1767225600003-without${missing}`;
      expect(await ask({ sessionToken, [missing]: undefined })).toMatchObject(NOT_SAVED);
      expect(await kept(sessionToken)).toBeNull();
    },
  );

  it('[SESS-36] keeps nothing for a chat session that the server has not opened, and still gives the result', async () => {
    const sessionToken = 'detailed-1767225600003-madeup123';
    const diagnosis = await ask({ sessionToken, chatSessionToken: 'chat-made-up' });
    expect(diagnosis).toEqual({ ...DIAGNOSIS, ...NOT_SAVED });
    expect(await kept(sessionToken)).toBeNull();
  });

  it('[SESS-36] keeps nothing under the name of an assessment of another chat session', async () => {
    const sessionToken = 'detailed-1767225600003-foreign12';
    await chatSessionsIn(db.sql).add('chat-other', new Date());
    await ask({ sessionToken });
    const before = await rowsOf(sessionToken);
    const other = await ask({ sessionToken, chatSessionToken: 'chat-other', issue: 'my gums' });
    expect(other).toMatchObject(NOT_SAVED);
    expect(await rowsOf(sessionToken)).toEqual(before);
  });

  it('never changes a stored result: the same request again is another row', async () => {
    const sessionToken = 'detailed-1767225600004-samesame';
    await ask({ sessionToken });
    const [first] = await rowsOf(sessionToken);
    const again = await Promise.all([ask({ sessionToken }), ask({ sessionToken })]);
    const rows = await rowsOf(sessionToken);
    expect(rows).toHaveLength(3);
    expect(rows).toContainEqual(first);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(3);
    expect(again.every((each) => each.is_saved)).toBe(true);
  });

  it('keeps an emoji that a length limit cut in two', async () => {
    const sessionToken = 'detailed-1767225600005-halfemoji';
    await ask({ issue: 'tooth \ud83d', sessionToken });
    expect((await kept(sessionToken))?.request.issue).toBe('tooth \ufffd');
  });

  it('a second opinion is asked for when a language model is set up, and its result is the one given and kept', async () => {
    const withModel = await testApp({
      db,
      ids: randomIds,
      languageModel: { name: 'model', secondOpinion: () => Promise.resolve(OPINION) },
    });
    const sessionToken = 'detailed-1767225600006-secondop';
    const reply = await post(withModel, URL, { ...DIAGNOSE_BODY, sessionToken });
    const { diagnosis } = diagnose.replies[200].parse(reply.json());
    expect([diagnosis.urgency, diagnosis.engine.name]).toEqual([
      'see dentist soon',
      'stub + model',
    ]);
    const row = await kept(sessionToken);
    expect(row?.diagnosis).toEqual({ ...diagnosis, diagnosis_id: row?.id });
    await withModel.close();
  });
});

describe('a result that cannot be kept', () => {
  it('[DATA-06] is given all the same, and says that it is not saved', async () => {
    const logs: string[] = [];
    const storeless = await testApp({ env: testEnv({ LOG_LEVEL: 'warn' }), logs });
    const reply = await post(storeless, URL, DIAGNOSE_BODY);
    expect(reply.statusCode).toBe(200);
    expect(reply.json().diagnosis).toEqual({ ...DIAGNOSIS, is_saved: false, diagnosis_id: null });
    expect(logs.join('')).toContain('a result could not be kept');
    expect(logs.join('')).not.toMatch(/may be left|was not kept/);
    expect(logs.join('')).not.toMatch(/cold water|penicillin|asha|9876543210|chat-token/i);
    await storeless.close();
  });
});

describe('a second opinion', () => {
  it('is called off when the patient goes away', async () => {
    const calls = deferred<AbortSignal>();
    const withModel = await testApp({
      languageModel: {
        name: 'model',
        secondOpinion: (_patient, signal) => {
          calls.resolve(signal);
          return new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(new Error('called off')));
          });
        },
      },
    });
    await withModel.listen({ port: 0, host: '127.0.0.1' });
    const { port } = withModel.server.address() as AddressInfo;
    const leaving = new AbortController();
    const request = fetch(`http://127.0.0.1:${port}${URL}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(DIAGNOSE_BODY),
      signal: leaving.signal,
    });
    const signal = await calls.promise;
    const calledOff = new Promise((resolve) => signal.addEventListener('abort', resolve));
    leaving.abort();
    await expect(request).rejects.toThrow('abort');
    await calledOff;
    expect(signal.aborted).toBe(true);
    await withModel.close();
  });

  it('is called off after 30 seconds without an answer, and the patient is told', async () => {
    const calls = deferred<AbortSignal>();
    const clock = stepClock();
    const withModel = await testApp({
      clock,
      languageModel: {
        name: 'model',
        secondOpinion: (_patient, signal) => {
          calls.resolve(signal);
          return new Promise(() => {});
        },
      },
    });
    const request = post(withModel, URL, DIAGNOSE_BODY);
    const signal = await calls.promise;
    clock.advance(29_999);
    expect(signal.aborted).toBe(false);
    clock.advance(1);
    expect(signal.aborted).toBe(true);
    const reply = await request;
    expect(reply.statusCode).toBe(503);
    expect(reply.json().message).toContain('try again');
    await withModel.close();
  });

  it('leaves no timer behind when it has answered', async () => {
    const clock = stepClock();
    const quick = await testApp({ clock });
    const before = clock.armed();
    await post(quick, URL, DIAGNOSE_BODY);
    expect(clock.armed()).toBe(before);
    await quick.close();
  });

  it('a stop lets it finish first', async () => {
    const started = deferred<void>();
    const answer = deferred<ModelOpinion>();
    const clock = stepClock();
    const withModel = await testApp({
      clock,
      languageModel: {
        name: 'model',
        secondOpinion: () => {
          started.resolve();
          return answer.promise;
        },
      },
    });
    await withModel.listen({ port: 0, host: '127.0.0.1' });
    const { port } = withModel.server.address() as AddressInfo;
    const request = fetch(`http://127.0.0.1:${port}${URL}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(DIAGNOSE_BODY),
    });
    await started.promise;
    clock.advance(1);
    const stopping = withModel.close();
    await vi.waitFor(() => expect(clock.waits()).toContain(10_000), SOON);
    answer.resolve(OPINION);
    expect((await request).status).toBe(200);
    await stopping;
    expect(clock.armed()).toBe(0);
  });

  it('a stop waits ten seconds for it and no longer', async () => {
    const started = deferred<void>();
    const clock = stepClock();
    const hanging = () => {
      started.resolve();
      return new Promise<ModelOpinion>(() => undefined);
    };
    const withModel = await testApp({
      clock,
      languageModel: { name: 'model', secondOpinion: hanging },
    });
    await withModel.listen({ port: 0, host: '127.0.0.1' });
    const { port } = withModel.server.address() as AddressInfo;
    const request = fetch(`http://127.0.0.1:${port}${URL}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(DIAGNOSE_BODY),
    });
    const cut = request.then(
      () => 'answered',
      () => 'cut',
    );
    await started.promise;
    clock.advance(1);
    let stopped = false;
    const stopping = (async () => {
      await withModel.close();
      stopped = true;
    })();
    await vi.waitFor(() => expect(clock.waits()).toContain(10_000), SOON);
    clock.advance(9999);
    await wait(50);
    expect(stopped).toBe(false);
    clock.advance(1);
    await stopping;
    expect(await cut).toBe('cut');
    await vi.waitFor(() => expect(clock.armed()).toBe(0), SOON);
  });
});

describe('what was said to the signs', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp({ engine: engineHere });
  });

  const emergencyWith = async (confirmedSigns?: Readonly<Record<string, string>>) => {
    const body = { ...without('confirmedSigns'), issue: 'I cannot breathe, my neck is swollen' };
    const reply = await post(app, URL, confirmedSigns ? { ...body, confirmedSigns } : body);
    return reply.json<{ diagnosis: Diagnosis }>().diagnosis.emergency?.kinds ?? [];
  };

  it('decides whether words are an emergency; where nobody asked, plain words do', async () => {
    expect(await emergencyWith({ airway_compromise: 'no' })).toEqual([]);
    expect(await emergencyWith({})).toEqual([]);
    expect(await emergencyWith({ airway_compromise: 'yes' })).toEqual(['airway_compromise']);
    expect(await emergencyWith({ airway_compromise: 'not_sure' })).toEqual(['airway_compromise']);
    expect(await emergencyWith()).toContain('airway_compromise');
  });
});
