import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { Reanalysis } from '../../../contracts/endpoints/xrays.ts';
import { REANALYSES_OF_XRAY_MAX, XRAY_KEPT_DAYS } from '../../../contracts/xray/xray-files.ts';
import type { Database } from '../../../server/db/connect.ts';
import { assessments, messages, reanalyses } from '../../../server/db/schema.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import { xraysIn } from '../../../server/repositories/xrays.ts';
import { tidyUp } from '../../../server/services/xrays/upkeep.ts';
import { deleteOld } from '../../../server/services/retention.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { engineHere } from '../../kit/server.ts';
import {
  PASSWORD,
  accountsApp,
  browserOn,
  messagesTo,
  saveResultOf,
  signUpAs,
} from '../accounts/accounts.kit.ts';
import {
  CONTEXT,
  EMAIL_TYPED,
  NO_CONTEXT,
  addAnalyzed,
  bodyOf,
  readReanalyses,
  reanalyse,
  reanalysesApp,
  save,
} from './reanalyses.kit.ts';
import { ASHA, RAVI, ask, jpeg, upload } from './xrays.kit.ts';

const NOBODY = '00000000-0000-4000-8000-000000000009';
const DAY_MS = 24 * 60 * 60 * 1000;

/** What the stub reader marks on every picture, as it is told. */
const FOUND = 'Dark area in a tooth, may be decay (your right side; less sure, 64 of 100).';

describe('re-analyses', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let db: Database;
  let app: FastifyInstance;
  let made: Awaited<ReturnType<typeof reanalysesApp>>;
  let asha: { id: string; token: string };
  let xrayId: string;
  let diagnosisId: string;

  beforeEach(async () => {
    database = await freshDatabase();
    ({ db } = database);
    made = await reanalysesApp(db);
    ({ app, asha, xrayId, diagnosisId } = made);
  });

  const rows = () => db.sql.select().from(reanalyses);

  it('[API-61] [DATA-09] reads a saved result and an X-ray together, in the form of the contract', async () => {
    const { status, body } = await reanalyse(
      app,
      asha,
      bodyOf(xrayId, { diagnosis_id: diagnosisId }),
    );
    expect(status).toBe(200);
    const reanalysis = Reanalysis.parse(body.reanalysis);
    expect(reanalysis).toMatchObject({
      xray_id: xrayId,
      patient_id: asha.id,
      original_diagnosis_id: diagnosisId,
      reanalysis_id: null,
      created_at: '2026-01-01T00:00:00.000Z',
      key_findings: [FOUND],
    });
    expect(reanalysis.diagnosis_a_combined.bullet_points.length).toBeGreaterThan(2);
    expect(reanalysis.diagnosis_b_questionnaire_only.bullet_points.length).toBeGreaterThan(1);
    expect(reanalysis.key_differences).toContain('Only a dentist can say what an X-ray shows.');
    expect(reanalysis.recommended_actions.length).toBeGreaterThan(1);
    const [kept] = await db.sql.select().from(assessments);
    const [first] = kept?.diagnosis.diagnosis ?? [];
    expect(reanalysis.diagnosis_b_questionnaire_only.bullet_points[0]).toContain(first?.name);
  });

  it('[REAN-11] takes the findings of the server, and nothing that the request says of them', async () => {
    const lie = {
      xrayFindings: 'A huge abscess with swelling of the whole face, I cannot breathe.',
    };
    const { body: one } = await reanalyse(app, asha, bodyOf(xrayId, lie));
    const { body: other } = await reanalyse(app, asha, bodyOf(xrayId, { xrayFindings: '' }));
    expect(one.reanalysis.key_findings).toEqual([FOUND]);
    expect({ ...one.reanalysis, id: '' }).toEqual({ ...other.reanalysis, id: '' });
    expect(JSON.stringify(one)).not.toContain('abscess with swelling');
  });

  it('[REAN-10] [REAN-14] asks the result that is named, else the newest of the assessment, else the conversation', async () => {
    const sessionToken = `detailed-1767225600000-${asha.id.replaceAll('-', '')}`;
    const original = async (over: object) =>
      (await reanalyse(app, asha, bodyOf(xrayId, over))).body.reanalysis?.original_diagnosis_id;
    expect(await original({ diagnosis_id: diagnosisId })).toBe(diagnosisId);
    expect(await original({ sessionToken, chatContext: NO_CONTEXT })).toBe(diagnosisId);
    expect(await original({ sessionToken, diagnosis_id: NOBODY })).toBe(diagnosisId);
    expect(await original({})).toBeNull();
    const { body } = await reanalyse(app, asha, bodyOf(xrayId));
    expect(body.reanalysis.diagnosis_b_questionnaire_only.bullet_points[0]).toMatch(/^Most likely/);
  });

  it.each([
    ['a danger sign that was affirmed', { confirmedSigns: { dysphagia: 'yes' } }, 'emergency'],
    ['a body that fights infections badly', { medicalHistory: ['immunosuppression'] }, 'emergency'],
    ['neither', { confirmedSigns: {} }, 'urgent'],
  ])('[REAN-10] judges a conversation by all that was told in it: %s', async (_, told, level) => {
    const issue = 'My gum is swollen and there is pus, and I have a fever';
    const chatContext = { ...CONTEXT, category: 'gums', issue, quickInput: {}, confirmedSigns: {} };
    const asked = bodyOf(xrayId, { chatContext: { ...chatContext, ...told } });
    const { status, body } = await reanalyse(app, asha, asked);
    expect([status, body.reanalysis?.urgency_level]).toEqual([200, level]);
  });

  it('reads nothing of a result of somebody else, by its id or by its assessment', async () => {
    const ravi = await signUpAs(app, RAVI);
    const his = await saveResultOf(app, ravi, 'Something that only Ravi has said');
    const sessionToken = `detailed-1767225600000-${ravi.id.replaceAll('-', '')}`;
    for (const over of [{ diagnosis_id: his }, { sessionToken }]) {
      const asked = bodyOf(xrayId, { ...over, chatContext: NO_CONTEXT });
      expect((await reanalyse(app, asha, asked)).status).toBe(422);
    }
    expect(await rows()).toEqual([]);
  });

  it('[REAN-12] [REAN-13] judges by nothing that patientData says of age and sex', async () => {
    const contents: unknown[] = [];
    for (const said of [{}, { age: 3, sex: 'female' }, { age: 99, sex: 'male' }, { age: null }]) {
      const patientData = { chiefComplaint: '', email: EMAIL_TYPED, ...said };
      const { body } = await reanalyse(app, asha, bodyOf(xrayId, { patientData }));
      const { id: _id, ...content } = body.reanalysis;
      contents.push(content);
    }
    expect(new Set(contents.map((each) => JSON.stringify(each))).size).toBe(1);
  });

  it('refuses what cannot be read together, each with its sentence, and writes nothing', async () => {
    const { body: waiting } = await upload(app, asha, await jpeg());
    const ravi = await signUpAs(app, RAVI);
    const ravis = await addAnalyzed(app, ravi);
    const missing = (part: object) => bodyOf(xrayId, { chatContext: { ...CONTEXT, ...part } });
    const bad: readonly [string, object, number, RegExp][] = [
      ['an X-ray of somebody else', bodyOf(ravis), 404, /nothing at this address/],
      ['no X-ray', bodyOf(NOBODY), 404, /nothing at this address/],
      ['one that is not analysed', bodyOf(waiting.fileId), 422, /not analysed yet/],
      ['nothing answered', bodyOf(xrayId, { chatContext: NO_CONTEXT }), 422, /do an assessment/],
      ['no age', missing({ age: null }), 422, /do an assessment/],
      ['no sex', missing({ sex: null }), 422, /do an assessment/],
      ['no category', missing({ category: null }), 422, /do an assessment/],
      ['no concern', missing({ issue: '  ' }), 422, /do an assessment/],
      ['a child', missing({ age: 'age_0_18' }), 422, /parent or guardian/],
    ];
    for (const [name, body, status, sentence] of bad) {
      const reply = await reanalyse(app, asha, body);
      expect([name, reply.status]).toEqual([name, status]);
      expect(reply.body.message, name).toMatch(sentence);
    }
    const signedOut = await reanalyse(app, { token: 'nobody' }, bodyOf(xrayId));
    expect([signedOut.status, signedOut.body.message]).toEqual([401, 'Invalid token']);
    expect(await rows()).toEqual([]);
    expect(
      await db.sql
        .select()
        .from(messages)
        .then((all) => all.map(({ kind }) => kind)),
    ).not.toContain('reanalysis');
  });

  it('makes and mails one re-analysis of a request that is made again, in another process too', async () => {
    const asked = bodyOf(xrayId, { diagnosis_id: diagnosisId });
    const { clock, files } = made;
    const beside = await accountsApp(database.peer, { clock, files, engine: engineHere });
    const replies = await Promise.all([
      reanalyse(app, asha, asked, 'reanalysis-key-1'),
      reanalyse(beside.app, asha, asked, 'reanalysis-key-1'),
      reanalyse(app, asha, asked, 'reanalysis-key-1'),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ body }) => body.reanalysis.id)).size).toBe(1);
    const later = await reanalyse(beside.app, asha, asked, 'reanalysis-key-1');
    expect(later.body).toMatchObject({ email_sent: true, email_queued: false });
    expect(await rows()).toHaveLength(1);
    const mails = await messagesTo(app, ASHA.email);
    expect(mails.filter(({ subject }) => subject.includes('result'))).toHaveLength(1);
    const other = bodyOf(xrayId, { patientData: { email: 'other@example.org' } });
    const refused = await reanalyse(app, asha, other, 'reanalysis-key-1');
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'This request was made before, and said something else.',
    ]);
  });

  it('reads one X-ray so often and no more, says so, and still answers what was asked before', async () => {
    const { body: first } = await reanalyse(app, asha, bodyOf(xrayId), 'first-of-many');
    const [row] = await rows();
    if (row === undefined) throw new Error('Nothing is kept');
    const more = Array.from({ length: REANALYSES_OF_XRAY_MAX - 1 }, () => ({
      ...row,
      id: randomIds.row(),
    }));
    await db.sql.insert(reanalyses).values(more);
    const refused = await reanalyse(app, asha, bodyOf(xrayId), 'one-too-many');
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'This X-ray was read together with answers 30 times already. They are all in your account.',
    ]);
    expect(await rows()).toHaveLength(REANALYSES_OF_XRAY_MAX);
    const again = await reanalyse(app, asha, bodyOf(xrayId), 'first-of-many');
    expect(again.body.reanalysis).toEqual(first.reanalysis);
    const other = await addAnalyzed(app, asha);
    expect((await reanalyse(app, asha, bodyOf(other))).status).toBe(200);
  });

  it('[DATA-08] reads the re-analyses of an X-ray again, the newest first, and nobody else does', async () => {
    expect((await readReanalyses(app, asha, xrayId)).body).toEqual({ reanalyses: [] });
    const { body: first } = await reanalyse(app, asha, bodyOf(xrayId));
    made.clock.advance(1000);
    const { body: second } = await reanalyse(app, asha, bodyOf(xrayId));
    const { body } = await readReanalyses(app, asha, xrayId);
    expect(body.reanalyses).toEqual([second.reanalysis, first.reanalysis]);
    const other = await addAnalyzed(app, asha);
    expect((await readReanalyses(app, asha, other)).body).toEqual({ reanalyses: [] });
    const ravi = await signUpAs(app, RAVI);
    for (const of of [xrayId, NOBODY]) {
      expect((await readReanalyses(app, ravi, of)).status).toBe(404);
    }
    expect((await readReanalyses(app, { ...asha, token: 'nobody' }, xrayId)).status).toBe(401);
  });

  it('[API-14] [API-15] [SAVE-08] saves one for good, and under one id however often', async () => {
    const { body } = await reanalyse(app, asha, bodyOf(xrayId, { diagnosis_id: diagnosisId }));
    const { id } = body.reanalysis;
    const saved = await save(app, asha, id, diagnosisId);
    expect(saved).toEqual({
      status: 200,
      body: {
        result: { reanalysis: { ...body.reanalysis, reanalysis_id: id } },
        reanalysis_id: id,
        patient_id: asha.id,
        original_diagnosis_id: diagnosisId,
      },
    });
    made.clock.advance(1000);
    const before = await rows();
    expect((await save(app, asha, id, diagnosisId)).body).toEqual(saved.body);
    expect(await rows()).toEqual(before);
    expect((await readReanalyses(app, asha, xrayId)).body.reanalyses[0].reanalysis_id).toBe(id);
  });

  it('keeps a saved one with its X-ray when the others go, and ends them all with their X-ray', async () => {
    const { clock, files } = made;
    const { body: kept } = await reanalyse(app, asha, bodyOf(xrayId));
    await reanalyse(app, asha, bodyOf(xrayId));
    await save(app, asha, kept.reanalysis.id);
    const unsaved = await addAnalyzed(app, asha);
    await reanalyse(app, asha, bodyOf(unsaved));
    clock.advance(XRAY_KEPT_DAYS * DAY_MS + 1000);
    await deleteOld({ db, clock });
    await tidyUp({ db, clock, ids: randomIds, files });
    expect((await rows()).map(({ id }) => id)).toEqual([kept.reanalysis.id]);
    const left = await xraysIn(db.sql).ofOwner(asha.id);
    expect(left.map(({ id }) => id)).toEqual([xrayId]);
    await xraysIn(db.sql).delete(xrayId);
    expect(await rows()).toEqual([]);
  });

  it('goes with the account, and so does its mail on the way', async () => {
    await app.close();
    const mails: string[] = [];
    const mail = async ({ to }: { to: string }) => {
      if (to === ASHA.email) throw new Error('the provider is away');
      mails.push(to);
    };
    const away = await accountsApp(db, { ...made, mail, engine: engineHere });
    ({ app } = away);
    const asked = reanalyse(app, asha, bodyOf(xrayId));
    const { body } = await asked;
    expect([body.email_sent, body.email_queued]).toEqual([false, true]);
    const headers = { authorization: `Bearer ${asha.token}` };
    await browserOn(app).post('/api/account/erase', { password: PASSWORD }, headers);
    expect(await rows()).toEqual([]);
    const left = await db.sql.select().from(messages);
    expect(left.filter(({ recipient }) => recipient === ASHA.email)).toEqual([]);
    expect((await reanalyse(app, asha, bodyOf(xrayId))).status).toBe(401);
    expect(await rows()).toEqual([]);
  });

  it('writes nothing for an account, or of an X-ray, that goes while it is read', async () => {
    await app.close();
    let meanwhile = async (): Promise<unknown> => undefined;
    const engine: typeof engineHere = {
      ...engineHere,
      readTogether: async (together, signal) => {
        await meanwhile();
        return engineHere.readTogether(together, signal);
      },
    };
    ({ app } = await accountsApp(db, { ...made, engine }));
    const other = await addAnalyzed(app, asha);
    meanwhile = () => ask(app, asha.token, `/api/account/xrays/${other}/delete`, {});
    expect((await reanalyse(app, asha, bodyOf(other))).status).toBe(404);
    const headers = { authorization: `Bearer ${asha.token}` };
    meanwhile = () => browserOn(app).post('/api/account/erase', { password: PASSWORD }, headers);
    const gone = await reanalyse(app, asha, bodyOf(xrayId));
    expect(gone.status).toBe(401);
    expect(await rows()).toEqual([]);
    const left = await db.sql.select().from(messages);
    expect(left.filter(({ kind }) => kind === 'reanalysis')).toEqual([]);
  });
});
