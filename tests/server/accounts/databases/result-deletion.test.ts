import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../../server/db/connect.ts';
import {
  assessmentFacts,
  assessmentSessions,
  assessments,
  feedback,
  messages,
  reanalyses,
  recordReads,
  roomMessages,
  rooms,
  xrays,
} from '../../../../server/db/schema.ts';
import { BOOKING } from '../../../kit/consultation-replies.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { DIAGNOSE_BODY } from '../../../kit/endpoints.ts';
import { addSignedIn } from '../../../kit/account-rows.ts';
import { post } from '../../../kit/server.ts';
import { addCall, addConsultant } from '../../appointments/appointments.kit.ts';
import { bodyOf, reanalyse, reanalysesApp, save } from '../../xrays/reanalyses.kit.ts';
import { RAVI, ask } from '../../xrays/xrays.kit.ts';
import { signUpAs } from '../accounts.kit.ts';

const NAME = `${DIAGNOSE_BODY.sessionToken}b`;
const SHARED = '00000000-0000-4000-8000-0000000000d1';
const SHARED_OTHER = '00000000-0000-4000-8000-0000000000d2';

describe.each(DATABASES)('deleting one saved result on $database', ({ fresh }) => {
  let database: Awaited<ReturnType<typeof fresh>>;
  let db: Database;
  let app: FastifyInstance;
  let made: Awaited<ReturnType<typeof reanalysesApp>>;
  let asha: { id: string; token: string };
  let chatSessionToken: string;
  /** The one that is deleted, and another one of the same browser. */
  let id: string;
  let other: string;

  beforeEach(async () => {
    database = await fresh();
    ({ db } = database);
    made = await reanalysesApp(db);
    ({ app, asha } = made);
    chatSessionToken = (await post(app, '/api/chat/session', {})).json().sessionToken;
    id = await saveAs(NAME);
    other = await saveAs(`${NAME}c`);
  });

  const saveAs = async (sessionToken: string): Promise<string> => {
    const body = { ...DIAGNOSE_BODY, sessionToken, chatSessionToken, patient_id: asha.id };
    return (await ask(app, asha.token, '/chat_bot/chat/save_diagnose', body)).body.diagnosis_id;
  };
  const remove = (which = id, token = asha.token) =>
    ask(app, token, `/api/account/results/${which}/delete`, {});
  const listed = async (): Promise<string[]> =>
    (await ask(app, asha.token, '/api/account/results')).body.results.map(
      (each: { id: string }) => each.id,
    );

  it('takes it out of the list, its address says so, and asking again changes nothing', async () => {
    expect(await listed()).toContain(id);
    expect(await remove()).toEqual({ status: 200, body: { success: true } });
    expect(await listed()).toEqual(expect.arrayContaining([other, made.diagnosisId]));
    expect(await listed()).toHaveLength(2);
    expect((await ask(app, asha.token, `/api/account/results/${id}`)).status).toBe(404);
    expect((await remove()).status).toBe(404);
    expect(await listed()).toHaveLength(2);
  });

  it('is for its owner alone', async () => {
    const ravi = await signUpAs(app, RAVI);
    expect((await remove(id, ravi.token)).status).toBe(404);
    const staff = await addSignedIn({ db, clock: made.clock }, 'admin');
    expect((await remove(id, staff.token)).status).toBe(404);
    const strange = await app.inject({
      method: 'POST',
      url: `/api/account/results/${id}/delete`,
      payload: {},
    });
    expect(strange.statusCode).toBe(401);
    expect(await listed()).toContain(id);
  });

  it('takes along its facts, its report and every re-analysis it was read in, with the mails', async () => {
    const { xrayId } = made;
    const { body } = await reanalyse(app, asha, bodyOf(xrayId, { diagnosis_id: id }));
    await save(app, asha, body.reanalysis.id, id);
    const kept = await reanalyse(app, asha, bodyOf(xrayId, { diagnosis_id: other }));
    const [mail] = await db.sql
      .select({ id: reanalyses.messageId })
      .from(reanalyses)
      .where(eq(reanalyses.id, body.reanalysis.id));
    const report = { diagnosis_id: id };
    const made1 = await ask(app, asha.token, '/chat_bot/chat/generate_diagnosis_pdf', report);
    await remove();
    const facts = await db.sql.select({ of: assessmentFacts.assessmentId }).from(assessmentFacts);
    expect(facts.map(({ of }) => of).toSorted()).toEqual([other, made.diagnosisId].toSorted());
    const left = await db.sql.select({ id: reanalyses.id }).from(reanalyses);
    expect(left).toEqual([{ id: kept.body.reanalysis.id }]);
    const mails = await db.sql.select({ id: messages.id }).from(messages);
    expect(mails.map((each) => each.id)).not.toContain(mail?.id);
    const opened = await app.inject({ url: new URL(made1.body.pdf_url, 'http://x').pathname });
    expect(opened.statusCode).toBe(404);
  });

  it('leaves the X-ray that was kept with it, which can be kept with another one', async () => {
    const { xrayId } = made;
    const tie = (diagnosis_id: string) =>
      ask(app, asha.token, '/chat_bot/chat/save_xray_analysis', { xray_id: xrayId, diagnosis_id });
    await tie(id);
    await remove();
    const [row] = await db.sql.select().from(xrays).where(eq(xrays.id, xrayId));
    expect([row?.diagnosisId, row?.savedAt === null]).toEqual([null, false]);
    expect((await tie(other)).body.diagnosis_id).toBe(other);
  });

  it('takes it out of the video calls where it was shared, and leaves the call', async () => {
    await addConsultant(db, 'Dr. Meera Nair');
    const booked = await ask(app, asha.token, '/api/teleconsultations/book', {
      ...BOOKING,
      sessionToken: undefined,
    });
    const appointmentId: string = booked.body.appointment.id;
    const createdAt = made.clock.now();
    await db.sql.insert(rooms).values({
      appointmentId,
      booking: 0,
      name: 'a-room',
      lastSequence: 2,
      signalCount: 0,
      talkCount: 2,
      patientVisit: null,
      patientSeenAt: null,
      doctorVisit: null,
      doctorSeenAt: null,
      createdAt,
    });
    const shared = (row: string, sequence: number, result: string) =>
      db.sql.insert(roomMessages).values({
        id: row,
        appointmentId,
        sequence,
        sender: 'patient',
        kind: 'result',
        fromVisit: null,
        toVisit: null,
        createdAt,
        // What else it says does not count here.
        body: { kind: 'result', result: { id: result } as never },
      });
    await shared(SHARED, 1, id);
    await shared(SHARED_OTHER, 2, other);
    await remove();
    const left = await db.sql.select({ id: roomMessages.id }).from(roomMessages);
    expect(left).toEqual([{ id: SHARED_OTHER }]);
    expect((await ask(app, asha.token, `/api/teleconsultations/${appointmentId}`)).status).toBe(
      200,
    );
  });

  it('keeps the line of who of the staff has read it, which its owner still sees', async () => {
    const staff = await addSignedIn({ db, clock: made.clock }, 'admin');
    const doctorId = await addConsultant(db, 'Dr. Meera Nair');
    await addCall(db, { ownerId: asha.id, doctorId });
    await ask(app, staff.token, `/api/staff/patients/${asha.id}/results/${id}`);
    await remove();
    const [read] = await db.sql.select().from(recordReads);
    expect(read).toMatchObject({ patientId: asha.id, resultId: null, what: 'result' });
    const { body } = await ask(app, asha.token, '/api/account/export');
    expect(body.data.record_reads).toHaveLength(1);
    expect(JSON.stringify(body.data)).not.toContain(id);
  });

  it('forgets the name of its assessment, and what was said of it once no result says whose that is', async () => {
    await ask(app, asha.token, '/api/feedback/submit', {
      sessionToken: chatSessionToken,
      rating: 4,
      comment: 'It said it was my wisdom tooth',
    });
    const names = async () =>
      (await db.sql.select({ token: assessmentSessions.token }).from(assessmentSessions)).map(
        ({ token }) => token,
      );
    const said = () => db.sql.select().from(feedback);
    await remove();
    expect(await names()).not.toContain(NAME);
    expect(await said()).toHaveLength(1);
    await remove(other);
    expect(await said()).toEqual([]);
    // The same browser may save another result under the name.
    expect(await saveAs(NAME)).not.toBe(id);
    expect(await db.sql.select().from(assessments)).toHaveLength(2);
  });

  it('leaves the newer result of the same assessment, and its name', async () => {
    const [row] = await db.sql.select().from(assessments).where(eq(assessments.id, id));
    if (row === undefined) throw new Error('There is no result');
    await db.sql.insert(assessments).values({ ...row, id: SHARED });
    expect((await remove()).status).toBe(200);
    expect(await listed()).toContain(SHARED);
    expect(await listed()).not.toContain(id);
    const { token } = assessmentSessions;
    const names = await db.sql.select().from(assessmentSessions).where(eq(token, NAME));
    expect(names).toHaveLength(1);
  });
});
