import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { generateDiagnosisPdf } from '../../../../contracts/endpoints/reports.ts';
import { courseOf, sharedResultOf } from '../../../../contracts/rules/shared-result.ts';
import type { Database } from '../../../../server/db/connect.ts';
import { roomMessages } from '../../../../server/db/schema.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { readPdf } from '../../../kit/read-pdf.ts';
import { browserOn, saveResultOf } from '../../accounts/accounts.kit.ts';
import { beOf, callsOf } from '../../check-ins/check-ins.kit.ts';
import { MINUTE, booked, entryOf } from '../../rooms/rooms.kit.ts';
import type { Booked } from '../../rooms/rooms.kit.ts';
import { LINE, prescribing } from '../prescribing.kit.ts';
import { WRITTEN, meet, writerOf } from '../visits.kit.ts';

const DANGER = { answer: 'worse', signs: ['cannot_swallow'] };

describe.each(DATABASES)('what a patient told since a result on $database', ({ fresh }) => {
  let db: Database;
  let house: Booked;
  let resultId: string;
  let own: ReturnType<typeof callsOf>;
  let dentist: ReturnType<typeof writerOf>;

  beforeEach(async () => {
    ({ db } = await fresh());
    house = await booked(db);
    const { app, asha } = house;
    resultId = await saveResultOf(app, asha);
    await beOf(db, resultId, 'moderate');
    own = callsOf(app, asha, resultId);
    await own.turn(true);
    dentist = writerOf(app, house.doctor, house.id);
    await meet(house);
  });

  const courseAtDesk = async () => (await dentist.desk()).body.desk.results[0].course;
  const check = async () => {
    const path = `/api/teleconsultations/${house.id}/prescription-check`;
    const headers = { authorization: `Bearer ${house.doctor.token}` };
    const { body } = await browserOn(house.app).post(path, prescribing(LINE.paracetamol), headers);
    return body.conflicts.map(({ id, kind }: { id: string; kind: string }) => [id, kind]);
  };

  it('[NEW-75] is shared with the result as the patient has seen it, and stands at the desk', async () => {
    await own.tell({ answer: 'same' });
    house.clock.advance(MINUTE);
    await own.tell({ ...DANGER, said: null });
    const path = `/api/account/results/${resultId}`;
    const seen = (await browserOn(house.app).get(path, house.asha.token)).body;
    const shown = sharedResultOf(seen);
    expect(shown.course).toMatchObject([
      { answer: 'same', level: 'moderate', signs: [], is_sure: true },
      { answer: 'worse', level: 'emergency', signs: ['cannot_swallow'] },
    ]);
    expect(Object.keys(shown.course[0] ?? {})).not.toContain('said');
    await house.patient.share(resultId);
    expect((await entryOf(house.dentist)).messages).toMatchObject([{ result: shown }]);
    expect((await dentist.desk()).body.desk.results).toEqual([shown]);
  });

  it('[NEW-75] after sharing reaches the desk too, and a result of the release before is read without', async () => {
    await house.patient.share(resultId);
    expect(await courseAtDesk()).toEqual([]);
    await own.tell(DANGER);
    expect(await courseAtDesk()).toEqual(courseOf((await own.read()).answers));
    const [row] = await db.sql.select().from(roomMessages);
    if (row?.body.kind !== 'result') throw new Error('nothing was shared');
    const { course: _none, ...result } = row.body.result;
    await db.sql.update(roomMessages).set({ body: { kind: 'result', result } });
    expect((await entryOf(house.dentist)).messages).toMatchObject([{ result: { course: [] } }]);
    expect(await courseAtDesk()).toHaveLength(1);
  });

  it('[NEW-75] asks for a reason before a medicine where it was a danger, seen since or not', async () => {
    await house.patient.share(resultId);
    await own.tell({ answer: 'worse', signs: ['cheek_a_little_swollen'] });
    expect(await check()).toEqual([]);
    await own.tell(DANGER);
    expect(await check()).toEqual([['emergency_told', 'reason']]);
    await own.tell({ answer: 'seen' });
    expect(await check()).toEqual([['emergency_told', 'reason']]);
    const prescription = prescribing(LINE.paracetamol);
    expect((await dentist.close({ ...WRITTEN, prescription })).status).toBe(422);
    const reasons = { emergency_told: 'Seen at a hospital yesterday, it is over.' };
    const lines = [{ ...LINE.paracetamol, reasons }];
    const closed = await dentist.close({ ...WRITTEN, prescription: prescribing(...lines) });
    expect([closed.status, closed.body.message]).toEqual([200, undefined]);
  });

  const paper = async (): Promise<string[]> => {
    const reply = await house.app.inject({
      method: 'POST',
      url: generateDiagnosisPdf.path,
      headers: { authorization: `Bearer ${house.asha.token}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ diagnosis_id: resultId }),
    });
    const file = await house.app.inject({ method: 'GET', url: reply.json().pdf_url });
    const { pages } = await readPdf(new Uint8Array(file.rawPayload));
    return pages.map(({ tree }) => tree?.text ?? '');
  };

  it('[NEW-75] stands on both pages of the report, with help first for a danger and the signs for the dentist', async () => {
    expect((await paper()).join(' ')).not.toContain('What you told us');
    await own.tell({ answer: 'worse', is_sure: false });
    const [worse = ''] = await paper();
    expect(worse).toContain('2 January 2026: worse. See a dentist by Sunday, 4 January.');
    expect(worse.indexOf('4 January')).toBeLessThan(worse.indexOf('What you told us'));
    await own.tell(DANGER);
    const [patient = '', ...more] = await paper();
    expect(patient).toContain('Emergency (now)');
    expect(patient.indexOf('Emergency (now)')).toBeLessThan(patient.indexOf('What you told us'));
    expect(patient).toContain('2 January 2026: worse, with a danger sign. Get help at once.');
    const forDentist = more.join(' ');
    expect(forDentist).toContain('Told after this assessment');
    expect(forDentist).toContain('2 January 2026: worse. Not sure about danger signs.');
    expect(forDentist).toContain(
      '2 January 2026: worse. Danger signs: Barely able to swallow: only sips go down, or drooling.',
    );
  });

  it('[NEW-75] goes with the result', async () => {
    await own.tell(DANGER);
    await house.patient.share(resultId);
    await own.remove();
    expect((await dentist.desk()).body.desk.results).toEqual([]);
    const left = db.sql.select().from(roomMessages).where(eq(roomMessages.kind, 'result'));
    expect(await left).toEqual([]);
  });
});
