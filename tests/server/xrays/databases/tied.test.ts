import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../../server/db/connect.ts';
import { accounts, assessments, reanalyses } from '../../../../server/db/schema.ts';
import { accountsIn } from '../../../../server/repositories/accounts.ts';
import { xraysIn } from '../../../../server/repositories/xrays.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { saveResultOf, signUpAs } from '../../accounts/accounts.kit.ts';
import { bodyOf, reanalyse, reanalysesApp, save } from '../reanalyses.kit.ts';
import { RAVI, ask, jpeg, upload } from '../xrays.kit.ts';

const NOBODY = '00000000-0000-4000-8000-000000000009';
const OTHER = '00000000-0000-4000-8000-00000000000a';

describe.each(DATABASES)('what is tied to a saved result on $database', ({ fresh }) => {
  let database: Awaited<ReturnType<typeof fresh>>;
  let db: Database;
  let app: FastifyInstance;
  let made: Awaited<ReturnType<typeof reanalysesApp>>;
  let asha: { id: string; token: string };
  let xrayId: string;
  let diagnosisId: string;

  beforeEach(async () => {
    database = await fresh();
    ({ db } = database);
    made = await reanalysesApp(db);
    ({ app, asha, xrayId, diagnosisId } = made);
  });

  const rows = () => db.sql.select().from(reanalyses);
  /** @returns the id of another result of the account */
  const addOther = async (): Promise<string> => {
    const [kept] = await db.sql.select().from(assessments).where(eq(assessments.id, diagnosisId));
    if (!kept) throw new Error('There is no result');
    await db.sql.insert(assessments).values({ ...kept, id: OTHER });
    return OTHER;
  };

  it('[SAVE-05] [SAVE-07] ties the X-ray of a saved one to the same result, unless it has one', async () => {
    const tied = async () => {
      const { body } = await ask(app, asha.token, `/api/account/xrays/${xrayId}`);
      return [body.xray.xray_analysis_id, body.xray.diagnosis_id];
    };
    const saveOne = async (result: string | null) => {
      const { body } = await reanalyse(app, asha, bodyOf(xrayId));
      expect((await save(app, asha, body.reanalysis.id, result)).status).toBe(200);
    };
    await saveOne(null);
    expect(await tied()).toEqual([xrayId, null]);
    await saveOne(diagnosisId);
    expect(await tied()).toEqual([xrayId, diagnosisId]);
    await saveOne(await addOther());
    expect(await tied()).toEqual([xrayId, diagnosisId]);
  });

  it('saves one of a conversation with a result that was saved later, and with none of somebody else', async () => {
    const ravi = await signUpAs(app, RAVI);
    const ravis = await saveResultOf(app, ravi);
    const { body } = await reanalyse(app, asha, bodyOf(xrayId));
    const { id } = body.reanalysis;
    const refusals: readonly [string, () => Promise<{ status: number }>, number][] = [
      ['a result of somebody else', () => save(app, asha, id, ravis), 404],
      ['no result', () => save(app, asha, id, NOBODY), 404],
      ['somebody else', () => save(app, ravi, id), 404],
      ['no re-analysis', () => save(app, asha, NOBODY), 404],
      ['for somebody else', () => save(app, { ...asha, id: ravi.id }, id), 403],
      ['signed out', () => save(app, { ...asha, token: 'nobody' }, id), 401],
    ];
    for (const [name, call, status] of refusals) {
      expect([name, (await call()).status]).toEqual([name, status]);
    }
    expect((await rows())[0]?.savedAt).toBeNull();
    const saved = await save(app, asha, id, diagnosisId);
    expect(saved.body.original_diagnosis_id).toBe(diagnosisId);
    // What is saved stays as it was saved.
    expect((await save(app, asha, id)).body.original_diagnosis_id).toBe(diagnosisId);
  });

  it('ties one that was saved with no result, and its X-ray, to the first that comes later', async () => {
    const { body } = await reanalyse(app, asha, bodyOf(xrayId));
    const { id } = body.reanalysis;
    expect((await save(app, asha, id)).body.original_diagnosis_id).toBeNull();
    const [before] = await rows();
    made.clock.advance(1000);
    for (const result of [diagnosisId, await addOther(), null]) {
      expect((await save(app, asha, id, result)).body.original_diagnosis_id).toBe(diagnosisId);
      expect(await rows()).toEqual([{ ...before, diagnosisId }]);
    }
    expect((await xraysIn(db.sql).byId(xrayId))?.diagnosisId).toBe(diagnosisId);
  });

  it('[API-12] [API-13] [SAVE-06] ties an analysed X-ray to a result, once, and both of one’s own', async () => {
    const tie = (xray_id: string, diagnosis_id: string, { token } = asha) =>
      ask(app, token, '/chat_bot/chat/save_xray_analysis', { xray_id, diagnosis_id });
    const ravi = await signUpAs(app, RAVI);
    const ravis = await saveResultOf(app, ravi);
    const { body: waiting } = await upload(app, asha, await jpeg());
    expect((await tie(xrayId, ravis)).status).toBe(404);
    expect((await tie(xrayId, NOBODY)).status).toBe(404);
    expect((await tie(xrayId, ravis, ravi)).status).toBe(404);
    expect((await tie(waiting.fileId, diagnosisId)).status).toBe(422);
    expect((await tie(xrayId, diagnosisId, { ...asha, token: 'nobody' })).status).toBe(401);
    const saved = await tie(xrayId, diagnosisId);
    expect(saved).toEqual({
      status: 200,
      body: { result: 'saved', xray_analysis_id: xrayId, diagnosis_id: diagnosisId },
    });
    expect(await tie(xrayId, diagnosisId)).toEqual(saved);
    // Tied to the first, whatever it is saved with then, and that is said.
    expect(await tie(xrayId, await addOther())).toEqual(saved);
    const { body } = await ask(app, asha.token, `/api/account/xrays/${xrayId}`);
    expect(body.xray).toMatchObject({ xray_analysis_id: xrayId, diagnosis_id: diagnosisId });
    const { created_at } = body.xray;
    const xraysOf = async (id: string) =>
      (await ask(app, asha.token, `/api/account/results/${id}`)).body.xrays;
    expect([await xraysOf(diagnosisId), await xraysOf(OTHER)]).toEqual([
      [{ id: xrayId, created_at }],
      [],
    ]);
  });

  it('is tied to no result of an account that goes in the same moment: the account comes before its X-rays', async () => {
    let saved: Promise<{ status: number }> | null = null;
    await db.transaction(async (sql) => {
      await accountsIn(sql).lock(asha.id);
      saved = ask(app, asha.token, '/chat_bot/chat/save_xray_analysis', {
        xray_id: xrayId,
        diagnosis_id: diagnosisId,
      });
      // It has had time to take the X-ray first, if it did.
      await new Promise((resolve) => setTimeout(resolve, 500));
      await sql.delete(accounts).where(eq(accounts.id, asha.id));
    });
    expect((await (saved as unknown as Promise<{ status: number }>)).status).toBe(401);
  });
});
