import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addProfile } from '../../../../contracts/endpoints/family.ts';
import { makeResultLink } from '../../../../contracts/endpoints/result-links.ts';
import type { RequiredConsent } from '../../../../contracts/accounts/account.ts';
import type { Database } from '../../../../server/db/connect.ts';
import {
  assessments,
  feedback,
  reanalyses,
  roomMessages,
  stills,
  xrays,
} from '../../../../server/db/schema.ts';
import { BOOKING } from '../../../kit/consultation-replies.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { ENDPOINT_TABLE } from '../../../kit/endpoint-table.ts';
import { DIAGNOSE_BODY } from '../../../kit/endpoints.ts';
import { engineHere, post } from '../../../kit/server.ts';
import { stubReader } from '../../../kit/xrays.ts';
import {
  FRIDAY_TEN,
  addConsultant,
  bookingOf,
  callAs,
} from '../../appointments/appointments.kit.ts';
import { addDoctorWithAccount, callerOf, entryOf } from '../../rooms/rooms.kit.ts';
import { CONTEXT, bodyOf, reanalyse, save, reanalysesApp } from '../../xrays/reanalyses.kit.ts';
import { ASHA, RAVI, analyze, ask, formOf, jpeg, sendForm, upload } from '../../xrays/xrays.kit.ts';
import { writerOf } from '../../visits/visits.kit.ts';
import { signUpAs } from '../accounts.kit.ts';

const SENTENCES: Readonly<Record<RequiredConsent, string>> = {
  dataProcessing:
    'You took back “Keeping my data” on your profile, so nothing new is kept. To go on, agree to it again there.',
  aiAnalysis:
    'You took back “Assessment by software” on your profile, so no program reads this. To go on, agree to it again there.',
};

/** The name of an assessment that nobody has saved. */
const NEW = `${DIAGNOSE_BODY.sessionToken}b`;

/** What keeps health data in an account, and which consents that wants. */
const STORING = new Map(
  Object.entries(ENDPOINT_TABLE).flatMap(([name, [{ consents }]]) =>
    consents === undefined ? [] : [[name, consents] as const],
  ),
);

describe.each(DATABASES)('a consent that was taken back on $database', ({ fresh }) => {
  let database: Awaited<ReturnType<typeof fresh>>;
  let db: Database;
  let app: FastifyInstance;
  let made: Awaited<ReturnType<typeof reanalysesApp>>;
  let asha: { id: string; token: string };
  let image: Buffer;
  /** What happens while a program is at work. */
  let meanwhile: () => Promise<void>;

  beforeEach(async () => {
    database = await fresh();
    ({ db } = database);
    meanwhile = async () => undefined;
    const held = async <T>(work: () => Promise<T>): Promise<T> => {
      await meanwhile();
      return work();
    };
    made = await reanalysesApp(db, {
      engine: {
        ...engineHere,
        assess: (...asked) => held(() => engineHere.assess(...asked)),
        readTogether: (...asked) => held(() => engineHere.readTogether(...asked)),
      },
      xrayReader: { ...stubReader, read: (...asked) => held(() => stubReader.read(...asked)) },
    });
    ({ app, asha } = made);
    image = await jpeg();
  });

  const decide = async (purpose: RequiredConsent, granted: boolean): Promise<void> => {
    const consents = { [purpose]: granted };
    const reply = await ask(app, asha.token, '/api/account/consents', { consents });
    expect(reply.status).toBe(200);
    made.clock.advance(1000);
  };
  /** All health data that the account has, in rows. */
  const kept = async () => ({
    results: await db.sql.select().from(assessments),
    xrays: await db.sql.select().from(xrays),
    readings: await db.sql.select().from(reanalyses),
    feedback: await db.sql.select().from(feedback),
    stills: await db.sql.select().from(stills),
    shared: await db.sql.select().from(roomMessages).where(eq(roomMessages.kind, 'result')),
  });
  /** An assessment of this browser. */
  const told = async () => {
    const chatSessionToken = (await post(app, '/api/chat/session', {})).json().sessionToken;
    return { ...DIAGNOSE_BODY, sessionToken: NEW, chatSessionToken };
  };
  const diagnose = async (body: object) =>
    (await post(app, '/chat_bot/chat/diagnose', body)).json().diagnosis.is_saved;
  const saveResult = (body: object) =>
    ask(app, asha.token, '/chat_bot/chat/save_diagnose', { ...body, patient_id: asha.id });
  const uploaded = async (): Promise<string> => (await upload(app, asha, image)).body.fileId;

  /** A call to which the patient and a dentist have come. */
  const openCall = async () => {
    const { clock } = made;
    const doctor = await addDoctorWithAccount({ db, clock });
    const reply = await callAs(
      { app, token: asha.token },
      '/book',
      bookingOf({ ...asha, ...ASHA }),
    );
    const { id } = reply.body.appointment;
    clock.advance(new Date(FRIDAY_TEN).getTime() - clock.now().getTime());
    for (const each of [asha, doctor]) await entryOf(callerOf(app, each, id));
    return { call: String(id), doctor };
  };

  /** Each call that stores something, ready to be made. */
  const prepared = async (): Promise<
    Record<string, () => Promise<{ status: number; body: unknown }>>
  > => {
    const { xrayId, diagnosisId } = made;
    const { call } = await openCall();
    const unread = await uploaded();
    const held = await told();
    expect(await diagnose(held)).toBe(true);
    const { body } = await reanalyse(app, asha, bodyOf(xrayId, { chatContext: CONTEXT }));
    const asked = `/api/account/results/${diagnosisId}/check-in`;
    await ask(app, asha.token, asked, { is_on: true });
    const today = { answer: 'same', signs: [], is_sure: true, said: null };
    return {
      addProfile: () => ask(app, asha.token, '/api/account/profiles', addProfile.example.body),
      answerCheckIn: () => ask(app, asha.token, `${asked}/answer`, today),
      makeResultLink: () =>
        ask(
          app,
          asha.token,
          `/api/account/results/${diagnosisId}/links`,
          makeResultLink.example.body,
        ),
      saveDiagnosis: () => saveResult(held),
      sendRoomMessage: () =>
        ask(app, asha.token, `/api/teleconsultations/${call}/room/messages`, {
          kind: 'result',
          result_id: diagnosisId,
        }),
      uploadXray: () => upload(app, asha, image),
      analyzeXray: () => analyze(app, asha, unread),
      tellXrayKind: () =>
        ask(app, asha.token, `/api/account/xrays/${unread}/kind`, { kind: 'dental' }),
      saveXrayAnalysis: () =>
        ask(app, asha.token, '/chat_bot/chat/save_xray_analysis', {
          xray_id: xrayId,
          diagnosis_id: diagnosisId,
        }),
      reanalyse: () => reanalyse(app, asha, bodyOf(xrayId, { chatContext: CONTEXT })),
      saveReanalysis: () => save(app, asha, body.reanalysis.id),
      sendStill: () =>
        sendForm(app, formOf([{ name: 'picture', value: image, filename: 'x.jpg' }]), {
          token: asha.token,
          url: `/api/teleconsultations/${call}/stills`,
        }),
      submitFeedback: () =>
        ask(app, asha.token, '/api/feedback/submit', {
          sessionId: xrayId,
          rating: 8,
          symptomCategory: 'pain',
          urgencyLevel: 'moderate',
        }),
    };
  };

  it.each(['dataProcessing', 'aiAnalysis'] as const)(
    'stops whatever wants it until it is given again: %s',
    async (purpose) => {
      const calls = await prepared();
      await decide(purpose, false);
      const before = await kept();
      expect(Object.keys(calls).toSorted()).toEqual([...STORING.keys()].toSorted());
      const all = Object.entries(calls);
      const refused = all.filter(([name]) => STORING.get(name)?.includes(purpose));
      for (const [name, call] of refused) {
        const reply = await call();
        expect([name, reply]).toEqual([
          name,
          {
            status: 409,
            body: {
              error: SENTENCES[purpose],
              message: SENTENCES[purpose],
              code: 'consent_withdrawn',
            },
            ...('headers' in reply ? { headers: expect.anything() } : {}),
          },
        ]);
      }
      expect(await kept()).toEqual(before);
      // What does not want it goes on.
      for (const [name, call] of all) {
        if (refused.some(([each]) => each === name)) continue;
        expect([name, (await call()).status]).toEqual([name, 200]);
      }
      await decide(purpose, true);
      for (const [name, call] of refused) {
        const { status } = await call();
        expect([name, status]).toEqual([name, 200]);
      }
    },
  );

  it('also stops the file that is sent and read in one call, and keeps no picture of it', async () => {
    const form = formOf([
      { name: 'llm_user_id', value: asha.id },
      { name: 'xray', value: image, filename: 'x.jpg' },
    ]);
    const send = () => sendForm(app, form, { token: asha.token, url: '/xrays/analyze' });
    const pictures = made.files.kept.size;
    for (const purpose of ['dataProcessing', 'aiAnalysis'] as const) {
      await decide(purpose, false);
      expect(await send()).toMatchObject({ status: 409, body: { code: 'consent_withdrawn' } });
      await decide(purpose, true);
    }
    expect(made.files.kept.size).toBe(pictures);
    expect((await send()).status).toBe(200);
  });

  it('leaves what is kept to be read, downloaded and deleted, and bookings go on', async () => {
    await addConsultant(db, 'Dr. Meera Nair');
    await decide('dataProcessing', false);
    await decide('aiAnalysis', false);
    const { xrayId, diagnosisId } = made;
    for (const path of [
      'account/results',
      `account/results/${diagnosisId}`,
      `account/xrays/${xrayId}`,
      'account/export',
    ]) {
      expect([path, (await ask(app, asha.token, `/api/${path}`)).status]).toEqual([path, 200]);
    }
    const report = { diagnosis_id: diagnosisId };
    const pdf = await ask(app, asha.token, '/chat_bot/chat/generate_diagnosis_pdf', report);
    expect(pdf.body.success).toBe(true);
    const booked = await ask(app, asha.token, '/api/teleconsultations/book', {
      ...BOOKING,
      sessionToken: undefined,
    });
    expect(booked.status).toBe(200);
    const deleted = await ask(app, asha.token, `/api/account/xrays/${xrayId}/delete`, {});
    expect(deleted.status).toBe(200);
  });

  it('[NEW-77] lets a call go on with words and with what was shared in it before, and nothing more is shared', async () => {
    const { call, doctor } = await openCall();
    const patient = callerOf(app, asha, call);
    const share = (key: string) => patient.share(made.diagnosisId, key);
    const first = await share('shared-before-1');
    await decide('dataProcessing', false);
    await decide('aiAnalysis', false);
    // A reply that was lost is asked for again, and shares nothing more.
    expect((await share('shared-before-1')).body).toEqual(first.body);
    expect((await share('shared-after-1')).status).toBe(409);
    expect((await patient.write('It still hurts.')).status).toBe(200);
    const { desk } = (await writerOf(app, doctor, call).desk()).body;
    expect(desk.results).toEqual([first.body.message.result]);
  });

  it('does not stop an assessment without an account, which has a consent of its own', async () => {
    await decide('dataProcessing', false);
    await decide('aiAnalysis', false);
    expect(await diagnose(await told())).toBe(true);
  });

  it('saves what the server holds already while only software was declined, and judges nothing anew', async () => {
    const held = await told();
    await diagnose(held);
    await decide('aiAnalysis', false);
    expect((await saveResult(held)).status).toBe(200);
    const unheld = await saveResult({ ...held, sessionToken: `${NEW}c` });
    expect([unheld.status, unheld.body.message]).toEqual([409, SENTENCES.aiAnalysis]);
  });

  it.each(['dataProcessing', 'aiAnalysis'] as const)(
    'counts also where it comes while the work is under way: %s',
    async (purpose) => {
      const unheld = await told();
      const before = await kept();
      const withdraw = async (): Promise<void> => {
        meanwhile = async () => undefined;
        await decide(purpose, false);
      };
      meanwhile = withdraw;
      const unsaved = await saveResult(unheld);
      expect([unsaved.status, unsaved.body.message]).toEqual([409, SENTENCES[purpose]]);
      await decide(purpose, true);
      meanwhile = withdraw;
      const body = bodyOf(made.xrayId, { chatContext: CONTEXT });
      expect((await reanalyse(app, asha, body)).status).toBe(409);
      expect(await kept()).toEqual(before);
      await decide(purpose, true);
      const id = await uploaded();
      meanwhile = withdraw;
      const { body: read } = await analyze(app, asha, id);
      expect([read.xray.state, read.xray.analysis]).toEqual(['failed', null]);
      await decide(purpose, true);
      expect((await analyze(app, asha, id)).body.xray.state).toBe('analyzed');
    },
  );

  it('is asked before any program reads', async () => {
    const unheld = await told();
    const unread = await uploaded();
    await decide('aiAnalysis', false);
    let readings = 0;
    meanwhile = async () => {
      readings += 1;
    };
    const body = bodyOf(made.xrayId, { chatContext: CONTEXT });
    for (const refused of [
      await saveResult(unheld),
      await reanalyse(app, asha, body),
      await analyze(app, asha, unread),
    ]) {
      expect(refused.status).toBe(409);
    }
    expect(readings).toBe(0);
    await decide('aiAnalysis', true);
    expect((await reanalyse(app, asha, body)).status).toBe(200);
    expect(readings).toBe(1);
  });

  it('is asked again before each try to read an X-ray that waits', async () => {
    const id = await uploaded();
    let tries = 0;
    meanwhile = async () => {
      tries += 1;
      throw new Error('Not now');
    };
    const first = analyze(app, asha, id);
    await vi.waitFor(() => expect(tries).toBe(1));
    made.clock.advance(5000);
    expect((await first).body.xray.state).toBe('analyzing');
    await decide('aiAnalysis', false);
    await vi.waitFor(async () => {
      made.clock.advance(60_000);
      const { body } = await ask(app, asha.token, `/api/account/xrays/${id}`);
      expect(body.xray.state).toBe('failed');
    });
    expect(tries).toBe(1);
  });

  it('is nobody’s who was never asked, and one account’s alone', async () => {
    expect((await saveResult(await told())).status).toBe(200);
    const { body } = await ask(app, asha.token, '/api/account/profile');
    expect(body.consents).toMatchObject({ dataProcessing: null, aiAnalysis: null });
    await decide('dataProcessing', false);
    const ravi = await signUpAs(app, RAVI);
    expect((await upload(app, ravi, image)).status).toBe(200);
  });
});
