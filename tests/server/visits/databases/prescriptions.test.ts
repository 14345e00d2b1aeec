import { ne, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ROLES } from '../../../../contracts/accounts/account.ts';
import { generateVisitPdf } from '../../../../contracts/endpoints/reports.ts';
import type { Database } from '../../../../server/db/connect.ts';
import {
  appointments,
  doctors,
  prescriptions,
  recordReads,
  visitNotes,
} from '../../../../server/db/schema.ts';
import { randomIds } from '../../../../server/lib/ids.ts';
import { appointmentsIn } from '../../../../server/repositories/appointments.ts';
import { accountsIn } from '../../../../server/repositories/accounts.ts';
import { profilesIn } from '../../../../server/repositories/profiles.ts';
import { erasePersonalData } from '../../../../server/repositories/personal-data.ts';
import { addSignedIn } from '../../../kit/account-rows.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { readPdf } from '../../../kit/read-pdf.ts';
import { DIAGNOSIS } from '../../../kit/server.ts';
import { browserOn } from '../../accounts/accounts.kit.ts';
import { readAs } from '../../appointments/appointments.kit.ts';
import { MINUTE, NO_VISIT, addDoctorWithAccount, booked } from '../../rooms/rooms.kit.ts';
import type { Booked } from '../../rooms/rooms.kit.ts';
import { HEALTHY, LINE, prescribing } from '../prescribing.kit.ts';
import { WRITTEN, meet, writerOf } from '../visits.kit.ts';

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const PRESCRIBED = prescribing(LINE.paracetamol);
const CODE = /^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/;

describe.each(DATABASES)('a prescription on $database', ({ fresh }) => {
  let db: Database;
  let house: Booked;
  let dentist: ReturnType<typeof writerOf>;

  const rows = () => db.sql.select().from(prescriptions).orderBy(prescriptions.version);
  const close = (prescription: unknown, after = 0, key?: string) =>
    dentist.close({ ...WRITTEN, after, prescription }, key);
  const verify = async (code: string) => {
    const { status, body } = await browserOn(house.app).post('/api/prescriptions/verify', { code });
    expect(status).toBe(200);
    return body;
  };
  const codeOf = async (after = 0, prescribed: unknown = PRESCRIBED): Promise<string> => {
    const { status, body } = await close(prescribed, after);
    expect([status, body.message]).toEqual([200, undefined]);
    return body.note.prescription.code;
  };
  const qualified = (qualification: string | null) => db.sql.update(doctors).set({ qualification });
  /** An earlier call of the same patient with the same dentist, so many days before. */
  /** Says for whom the earlier calls were. */
  const ofPerson = (profileId: string | null) =>
    db.sql.update(appointments).set({ profileId }).where(ne(appointments.id, house.id));

  const seenBefore = async (days: number) => {
    const now = await appointmentsIn(db.sql).byId(house.id);
    if (now === null) throw new Error('There is no call');
    const id = randomIds.row();
    const startsAt = new Date(now.startsAt.getTime() - days * 24 * 60 * MINUTE);
    await appointmentsIn(db.sql).add({ ...now, id, startsAt, state: 'ended' });
    await db.sql.insert(visitNotes).values({
      id: randomIds.row(),
      appointmentId: id,
      version: 1,
      doctorId: now.doctorId,
      doctorName: 'Dr. Meera Iyer',
      doctorRegistration: 'KA-12345',
      content: { findings: 'f', finalWord: { kind: 'cannotSay' }, advice: 'a', nextVisit: '' },
      closedAt: startsAt,
    });
  };

  beforeEach(async () => {
    ({ db } = await fresh());
    house = await booked(db);
    dentist = writerOf(house.app, house.doctor, house.id);
    await meet(house);
  });

  it('[NEW-51] is closed with its version of the note, which nothing changes, and read by the patient', async () => {
    const { status, body } = await close(PRESCRIBED);
    expect([status, body.note.prescription]).toEqual([
      200,
      {
        kind: 'made',
        code: expect.stringMatching(CODE),
        doctor_qualification: 'BDS, MDS',
        ...PRESCRIBED,
      },
    ]);
    const { visit_notes: told } = (await readAs(house.app, house.asha)).body;
    expect(told[0].note).toEqual(body.note);
    expect((await dentist.desk()).body.desk.note).toEqual(body.note);
    for (const change of [
      db.sql.update(prescriptions).set({ code: 'X' }),
      db.sql.delete(prescriptions),
      db.sql.execute(sql`truncate prescriptions`),
    ]) {
      await expect(change).rejects.toThrow('Failed query');
    }
  });

  it('[NEW-51] is checked for the dentist of that call alone, and nothing is kept of it', async () => {
    const { app, clock, doctor, asha, ravi, id } = house;
    const path = (of: string) => `/api/teleconsultations/${of}/prescription-check`;
    const ask = (token: string, of = id) =>
      browserOn(app).post(path(of), prescribing(LINE.ibuprofen), {
        authorization: `Bearer ${token}`,
      });
    const others = [asha, ravi, await addDoctorWithAccount({ db, clock }, 'Dr. Other')];
    for (const role of ROLES) others.push(await addSignedIn({ db, clock }, role));
    const nowhere = await ask(doctor.token, NO_VISIT);
    expect(nowhere.status).toBe(404);
    for (const { token } of others) {
      const { status, body } = await ask(token);
      expect([status, body]).toEqual([404, nowhere.body]);
    }
    expect((await ask(doctor.token)).body).toEqual({ conflicts: [] });
    expect([await rows(), await db.sql.select().from(visitNotes)]).toEqual([[], []]);
  });

  it('[NEW-51] that a rule refuses is refused by the server too, reason or not, and leaves nothing', async () => {
    const told = { ...HEALTHY, history: 'asthma' };
    const lines = [{ ...LINE.ibuprofen, reasons: { 'app.asthma': 'I know better.' } }];
    const { status, body } = await close({ told, lines });
    expect(status).toBe(422);
    expect(body.message).toMatch(/^Ibuprofen tablet: .*asthma/);
    expect([await rows(), await db.sql.select().from(visitNotes)]).toEqual([[], []]);
  });

  it('[NEW-51] that needs a reason is closed with one, and not without', async () => {
    const told = { ...HEALTHY, answers: { ...HEALTHY.answers, stomach: 'not_sure' as const } };
    const refused = await close({ told, lines: [LINE.ibuprofen] });
    expect([refused.status, refused.body.message]).toEqual([
      422,
      expect.stringMatching(/Write a reason\.$/),
    ]);
    const id = 'app.unsure_stomach';
    const blank = await close({ told, lines: [{ ...LINE.ibuprofen, reasons: { [id]: '   ' } }] });
    expect(blank.status).toBe(422);
    const why = 'No ulcer, endoscopy last year.';
    // A reason for something else answers nothing, and is not kept.
    const elsewhere = [{ ...LINE.ibuprofen, reasons: { follow_up: why } }];
    expect((await close({ told, lines: elsewhere })).status).toBe(422);
    const lines = [{ ...LINE.ibuprofen, reasons: { [id]: why, follow_up: why } }];
    const { status, body } = await close({ told, lines });
    expect([status, body.note.prescription.lines[0].reasons]).toEqual([200, { [id]: why }]);
  });

  it('[NEW-51] is checked against what the patient has shared in the room, saved with its own words', async () => {
    const resultId = randomIds.row();
    await db.sql.execute(sql`insert into chat_sessions (token, created_at) values ('chat', now())`);
    await db.sql.execute(
      sql`insert into assessment_sessions (token, chat_session) values ('s', 'chat')`,
    );
    await db.sql.execute(
      sql`insert into assessments (id, session_token, owner_id, created_at, request, diagnosis, engine) values (
        ${resultId}, 's', ${house.asha.id}, now(),
        ${JSON.stringify({
          version: 1,
          value: {
            issue: 'my tooth hurts',
            category: 'pain',
            age: 'age_31_50',
            sex: 'female',
            followUpAnswers: {},
            medicalHistory: ['asthma'],
            allergies: '',
          },
        })}, ${JSON.stringify({ version: 1, value: DIAGNOSIS })}, 'stub')`,
    );
    expect((await house.patient.share(resultId)).status).toBe(200);
    expect((await close(prescribing(LINE.ibuprofen))).status).toBe(422);
    expect((await close(prescribing(LINE.paracetamol))).status).toBe(200);
  });

  it('[NEW-50] has list B at a follow-up alone: an earlier closed visit with that dentist, within six months', async () => {
    const listB = {
      ...LINE.amoxicillin,
      reasons: { follow_up: 'Prescribed in the clinic on 20 December.' },
    };
    expect((await close(prescribing(listB))).status).toBe(422);
    await seenBefore(200);
    expect((await close(prescribing(listB))).status).toBe(422);
    await seenBefore(20);
    expect((await close(prescribing({ ...listB, reasons: {} }))).status).toBe(422);
    // A visit of somebody else of the account is none of this patient's.
    const mother = randomIds.row();
    await profilesIn(db.sql).add({
      id: mother,
      accountId: house.asha.id,
      name: 'Lata Rao',
      relation: 'parent',
      birthYear: 1950,
      guardian: null,
      createdAt: house.clock.now(),
    });
    await ofPerson(mother);
    expect((await close(prescribing(listB))).status).toBe(422);
    await ofPerson(null);
    // The reason for list B lifts no caution beside it.
    const pregnant = { ...HEALTHY.answers, pregnancy: 'pregnant' as const };
    const both = await close({ told: { ...HEALTHY, answers: pregnant }, lines: [listB] });
    expect([both.status, both.body.message]).toEqual([422, expect.stringContaining('pregnant')]);
    expect((await close(prescribing(listB))).status).toBe(200);
  });

  it('[NEW-51] is written until two days after the room has closed, and only withdrawn later', async () => {
    await codeOf();
    house.at(2 * DAY);
    expect((await close(PRESCRIBED, 1)).status).toBe(200);
    house.at(2 * DAY + 3 * HOUR);
    expect((await dentist.desk()).body.desk.prescribing).toBe('over');
    const late = await close(PRESCRIBED, 2);
    expect([late.status, late.body.message]).toEqual([422, expect.stringContaining('48 hours')]);
    expect((await close(undefined, 2)).body.note.prescription).toEqual({ kind: 'withdrawn' });
  });

  it.each([
    ['nobody under 18', { ...PRESCRIBED, told: { ...HEALTHY, age: 17 } }],
    ['no age', { ...PRESCRIBED, told: { ...HEALTHY, age: null } }],
    ['a question that was not asked', { ...PRESCRIBED, told: { ...HEALTHY, answers: {} } }],
    ['no word of allergies', { ...PRESCRIBED, told: { ...HEALTHY, history: ' ' } }],
    ['a medicine of no list', prescribing({ ...LINE.paracetamol, medicine: 'tramadol' as never })],
    ['more than the bounds', prescribing({ ...LINE.paracetamol, dose: 3 })],
    ['no medicine', prescribing()],
    ['seven medicines', prescribing(...Array.from({ length: 7 }, () => LINE.paracetamol))],
  ])('[NEW-51] is refused with %s', async (_what, wrong) => {
    expect((await close(wrong)).status).toBeGreaterThanOrEqual(400);
    expect([await rows(), await db.sql.select().from(visitNotes)]).toEqual([[], []]);
  });

  it('[NEW-54] is written by nobody whose registration or degrees are not known, and nowhere it is off', async () => {
    const prescribes = async () => (await dentist.desk()).body.desk.prescribing;
    expect(await prescribes()).toBe('on');
    await qualified(null);
    expect([await prescribes(), (await close(PRESCRIBED)).status]).toEqual(['unqualified', 422]);
    await qualified('BDS');
    await db.sql.update(doctors).set({ registration: null });
    expect([await prescribes(), (await close(PRESCRIBED)).status]).toEqual(['unqualified', 422]);
    const off = await booked((await fresh()).db, { PRESCRIPTIONS: 'off' });
    await meet(off);
    const other = writerOf(off.app, off.doctor, off.id);
    expect((await other.desk()).body.desk.prescribing).toBe('off');
    const closed = await other.close({ ...WRITTEN, prescription: PRESCRIBED });
    expect([closed.status, closed.body.message]).toEqual([
      422,
      'No medicines can be prescribed here.',
    ]);
    expect((await other.close(WRITTEN)).status).toBe(200);
  });

  it('[NEW-51] is closed once for a key, and the same reply comes again whatever is shared since', async () => {
    const both = await Promise.all([
      close(PRESCRIBED, 0, 'once-only-1'),
      close(PRESCRIBED, 0, 'once-only-1'),
    ]);
    const [one, other] = both.map(({ body }) => body.note);
    expect(other).toEqual(one);
    expect(await rows()).toHaveLength(1);
    const changed = prescribing({ ...LINE.paracetamol, days: 1 });
    expect((await close(changed, 0, 'once-only-1')).status).toBe(422);
  });

  it('[NEW-53] is told by its code alone: valid, replaced, withdrawn or not known, and nothing of patient and medicines', async () => {
    const nothing = {
      state: 'unknown',
      issued_at: null,
      doctor_name: null,
      doctor_registration: null,
    };
    expect(await verify('7K3M-9QXT-2B4C-V8WN')).toEqual(nothing);
    expect(await verify('no code')).toEqual(nothing);
    const first = await codeOf();
    const said = await verify(first);
    expect(said).toEqual({
      state: 'valid',
      issued_at: expect.stringMatching(/^2026-01-02T10:05/),
      doctor_name: 'Dr. Meera Iyer',
      doctor_registration: 'KA-12345',
    });
    expect(await verify(first.toLowerCase().replaceAll('-', ' '))).toEqual(said);
    const second = await codeOf(1);
    expect(second).not.toBe(first);
    expect((await verify(first)).state).toBe('replaced');
    expect((await verify(second)).state).toBe('valid');
    const { body } = await close(undefined, 2);
    expect(body.note.prescription).toEqual({ kind: 'withdrawn' });
    expect([(await verify(first)).state, (await verify(second)).state]).toEqual([
      'withdrawn',
      'withdrawn',
    ]);
  });

  it('[NEW-53] is valid for thirty days, and told to be old from then on', async () => {
    const code = await codeOf();
    house.at(29 * DAY);
    expect((await verify(code)).state).toBe('valid');
    house.at(31 * DAY);
    expect((await verify(code)).state).toBe('old');
  });

  it('[NEW-55] is handed out whole, goes with the account, and its code is not known any more', async () => {
    const code = await codeOf();
    const { data } = (await browserOn(house.app).get('/api/account/export', house.asha.token)).body;
    expect(data.prescriptions).toMatchObject([
      {
        appointmentId: house.id,
        version: 1,
        content: { lines: [LINE.paracetamol], told: HEALTHY },
      },
    ]);
    const looks = await db.sql.select().from(recordReads);
    await db.transaction(async (within) => {
      const account = await accountsIn(within).byId(house.asha.id);
      if (account !== null) await erasePersonalData(within, account);
    });
    expect([await rows(), looks]).toEqual([[], []]);
    expect((await verify(code)).state).toBe('unknown');
  });

  const fileOf = async () => {
    const reply = await house.app.inject({
      method: 'POST',
      url: generateVisitPdf.path,
      headers: { authorization: `Bearer ${house.asha.token}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ appointment_id: house.id }),
    });
    const file = await house.app.inject({ method: 'GET', url: reply.json().pdf_url });
    const { pages } = await readPdf(new Uint8Array(file.rawPayload));
    return pages.map(({ tree, furniture }) => `${tree?.text ?? ''} ${furniture}`);
  };

  it('[NEW-52] stands on a page of its own of the file, with its code, and the file does not deny it', async () => {
    const code = await codeOf();
    const pages = await fileOf();
    const last = pages.at(-1);
    for (const words of [
      'Prescription',
      'Asha Rao',
      '34 years',
      'Dr. Meera Iyer',
      'BDS, MDS',
      'KA-12345',
      'Paracetamol tablet, 500 mg',
      '1 tablet, 3 times a day, for 3 days',
      code,
      `/verify#${code}`,
    ]) {
      expect(last).toContain(words);
    }
    expect(pages[0]).not.toContain('Paracetamol');
    expect(pages.join(' ')).not.toContain('It is not a prescription.');
  });

  it('[NEW-52] says beside a medicine what must not be done with it', async () => {
    const [first, second] = [LINE.chlorhexidine, LINE.paracetamol];
    await codeOf(0, prescribing(first, second));
    const last = (await fileOf()).at(-1);
    expect(last).toContain('Do not swallow it.');
    expect(last).not.toContain('No alcohol');
  });

  it('[NEW-52] of an earlier release, with one reason for all of a line, is read like any other', async () => {
    const code = await codeOf();
    const [row] = await rows();
    const lines = PRESCRIBED.lines.map(({ reasons: _none, ...line }) => ({ ...line, reason: '' }));
    await close(undefined, 1);
    const content = { ...row?.content, lines } as never;
    await db.sql
      .insert(prescriptions)
      .values({ appointmentId: house.id, version: 2, code: 'OLD0OLD0OLD0OLD0', content });
    const { note } = (await dentist.desk()).body.desk;
    expect(note.prescription).toMatchObject({ kind: 'made', lines: PRESCRIBED.lines });
    expect(note.prescription.code).not.toBe(code);
    expect((await fileOf()).at(-1)).toContain('Paracetamol tablet, 500 mg');
  });

  it('[NEW-52] that was withdrawn says so in the file, which is none again', async () => {
    await codeOf();
    await close(undefined, 1);
    const file = (await fileOf()).join(' ');
    expect(file).toContain('The prescription was withdrawn. Do not use it any more.');
    expect(file).toContain('It is not a prescription.');
    expect(file).not.toContain('Paracetamol');
  });
});
