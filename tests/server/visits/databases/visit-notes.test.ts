import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { VISIT_VERSIONS_MAX } from '../../../../contracts/booking/visit-note.ts';
import { ROLES } from '../../../../contracts/accounts/account.ts';
import type { Database } from '../../../../server/db/connect.ts';
import { appointments, recordReads, visitNotes } from '../../../../server/db/schema.ts';
import { accountsIn } from '../../../../server/repositories/accounts.ts';
import { erasePersonalData } from '../../../../server/repositories/personal-data.ts';
import { addSignedIn } from '../../../kit/account-rows.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { browserOn } from '../../accounts/accounts.kit.ts';
import { mailsTo, readAs } from '../../appointments/appointments.kit.ts';
import { MINUTE, NO_VISIT, addDoctorWithAccount, booked } from '../../rooms/rooms.kit.ts';
import type { Booked } from '../../rooms/rooms.kit.ts';
import { WRITTEN, meet, writerOf } from '../visits.kit.ts';

describe.each(DATABASES)('a visit note on $database', ({ fresh }) => {
  let db: Database;
  let house: Booked;
  let dentist: ReturnType<typeof writerOf>;
  const versions = () => db.sql.select().from(visitNotes).orderBy(visitNotes.version);
  const looks = () => db.sql.select().from(recordReads);
  const told = async () => (await readAs(house.app, house.asha)).body.visit_notes;

  beforeEach(async () => {
    ({ db } = await fresh());
    house = await booked(db);
    dentist = writerOf(house.app, house.doctor, house.id);
  });

  it('[NEW-30] is read and written by the dentist of that appointment alone, of all roles and owners', async () => {
    const { app, clock, asha, ravi, id } = house;
    await meet(house);
    const others = [asha, ravi, await addDoctorWithAccount({ db, clock }, 'Dr. Other')];
    for (const role of ROLES) others.push(await addSignedIn({ db, clock }, role));
    const nowhere = await writerOf(app, asha, NO_VISIT).desk();
    expect(nowhere.status).toBe(404);
    for (const other of others) {
      const writer = writerOf(app, other, id);
      for (const reply of [await writer.desk(), await writer.close(WRITTEN)]) {
        expect([reply.status, reply.body]).toEqual([404, nowhere.body]);
      }
    }
    expect([await versions(), await looks()]).toEqual([[], []]);
    expect((await dentist.close(WRITTEN)).status).toBe(200);
  });

  it('[NEW-30] is written once the call has begun: both came, whenever that was', async () => {
    const { at, patient } = house;
    at(-6 * MINUTE);
    expect((await dentist.close(WRITTEN)).body.message).toBe('This call has not begun yet.');
    at(MINUTE);
    await patient.enter();
    expect((await dentist.desk()).body.desk.has_begun).toBe(false);
    expect((await dentist.close(WRITTEN)).status).toBe(422);
    await meet(house);
    expect((await dentist.desk()).body.desk.has_begun).toBe(true);
    expect((await dentist.close(WRITTEN)).status).toBe(200);
    // A call that was missed after all has nothing to be noted.
    await db.sql.update(appointments).set({ state: 'missed' });
    expect((await dentist.close({ ...WRITTEN, after: 1 })).status).toBe(422);
  });

  it('[NEW-30] is closed as a version that nothing changes, in the database neither', async () => {
    await meet(house);
    const first = await dentist.close(WRITTEN);
    expect(first.body.note).toMatchObject({
      version: 1,
      doctor_name: 'Dr. Meera Iyer',
      doctor_registration: 'KA-12345',
      findings: WRITTEN.findings,
      final_word: { kind: 'condition', id: 'reversible_pulpitis', name: expect.any(String) },
    });
    const [row] = await versions();
    for (const change of [
      db.sql.update(visitNotes).set({ doctorName: 'Dr. Other' }),
      db.sql.delete(visitNotes),
      db.sql.execute(sql`truncate visit_notes`),
    ]) {
      await expect(change).rejects.toThrow('Failed query');
    }
    const corrected = { ...WRITTEN, after: 1, final_word: { kind: 'cannotSay' } };
    expect((await dentist.close(corrected)).body.note.version).toBe(2);
    const [kept, second] = await versions();
    expect(kept).toEqual(row);
    expect(second?.content.finalWord).toEqual({ kind: 'cannotSay' });
  });

  it('[NEW-30] is closed once for a key, and by one of two pages that read the same version', async () => {
    await meet(house);
    const key = 'closing-of-the-note-1';
    const same = [dentist.close(WRITTEN, key), dentist.close(WRITTEN, key)];
    for (const { status, body } of await Promise.all(same)) {
      expect([status, body.note.version]).toEqual([200, 1]);
    }
    expect((await dentist.close({ ...WRITTEN, advice: 'Other' }, key)).status).toBe(422);
    const both = await Promise.all([
      dentist.close({ ...WRITTEN, after: 1, advice: 'One' }),
      dentist.close({ ...WRITTEN, after: 1, advice: 'Two' }),
    ]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    expect(await versions()).toHaveLength(2);
    // A refused request leaves its key free.
    expect((await dentist.close({ ...WRITTEN, after: 0 }, 'stale-request-1')).status).toBe(409);
    expect((await dentist.close({ ...WRITTEN, after: 2 }, 'stale-request-1')).status).toBe(200);
  });

  it('has twenty versions and no more', async () => {
    await meet(house);
    for (let after = 0; after < VISIT_VERSIONS_MAX; after += 1) {
      expect((await dentist.close({ ...WRITTEN, after }, `version-no-${after}`)).status).toBe(200);
      house.at(after * MINUTE + 10 * MINUTE);
    }
    const refused = await dentist.close({ ...WRITTEN, after: VISIT_VERSIONS_MAX });
    expect(refused.body.message).toBe('A visit note has at most 20 versions.');
    expect(await versions()).toHaveLength(VISIT_VERSIONS_MAX);
  });

  it.each([
    ['a condition of no list', { final_word: { kind: 'condition', id: 'no_such_condition' } }],
    ['other words that are none', { final_word: { kind: 'other', text: '  ' } }],
    ['a final word of no kind', { final_word: { kind: 'somethingElse' } }],
    ['no findings', { findings: ' ' }],
    ['no advice', { advice: '' }],
    ['findings that are too long', { findings: 'x'.repeat(2001) }],
  ])('is refused with %s', async (_what, wrong) => {
    await meet(house);
    expect((await dentist.close({ ...WRITTEN, ...wrong })).status).toBeGreaterThanOrEqual(400);
    expect(await versions()).toEqual([]);
  });

  it('[NEW-31] is read by the patient in its newest version, and by no other patient', async () => {
    const { app, ravi, id } = house;
    await meet(house);
    expect(await told()).toEqual([]);
    await dentist.close(WRITTEN);
    await dentist.close({ ...WRITTEN, after: 1, final_word: { kind: 'other', text: 'A chip' } });
    expect(await told()).toEqual([
      {
        appointment_id: id,
        note: expect.objectContaining({
          version: 2,
          final_word: { kind: 'other', text: 'A chip' },
          advice: WRITTEN.advice,
        }),
      },
    ]);
    expect((await readAs(app, ravi)).body.visit_notes).toEqual([]);
  });

  it('[NEW-33] is told to the patient by a mail for each version, which says nothing of it', async () => {
    const { app, asha } = house;
    await meet(house);
    const key = 'told-by-mail-1';
    await dentist.close(WRITTEN, key);
    await dentist.close(WRITTEN, key);
    const SUBJECT = 'There is something new about your video call at Toothwise';
    // The booking was told as well.
    const mail = (await mailsTo(app, asha, 2)).find(({ subject }) => subject === SUBJECT);
    expect(mail?.text).toContain('2 January 2026');
    expect(mail?.text).toContain('/teleconsultation');
    for (const word of ['molar', 'filled', 'pulpitis', 'Within two weeks', 'Meera']) {
      expect(`${SUBJECT} ${mail?.text}`).not.toContain(word);
    }
    await dentist.close({ ...WRITTEN, after: 1 });
    await mailsTo(app, asha, 3);
  });

  it('[NEW-32] has each look of the dentist written down, as the dentist, and no look is shown without', async () => {
    await meet(house);
    const { doctor, asha } = house;
    await dentist.desk();
    await dentist.desk();
    const row = { patientId: asha.id, readerId: doctor.id, readerRole: 'dentist', what: 'visit' };
    expect(await looks()).toMatchObject([row, row]);
    await db.sql.execute(
      sql`alter table record_reads add constraint no_more check (false) not valid`,
    );
    expect((await dentist.desk()).status).toBe(500);
  });

  it('[NEW-32] is handed out whole to the patient, and goes with the account and its appointment alone', async () => {
    const { app, asha, id } = house;
    await meet(house);
    await dentist.close(WRITTEN);
    await dentist.close({ ...WRITTEN, after: 1 });
    const { data } = (await browserOn(app).get('/api/account/export', asha.token)).body;
    expect(data.visit_notes).toMatchObject([
      { appointmentId: id, version: 1, content: { findings: WRITTEN.findings } },
      { appointmentId: id, version: 2 },
    ]);
    await db.transaction(async (within) => {
      const account = await accountsIn(within).byId(asha.id);
      if (account !== null) await erasePersonalData(within, account);
    });
    expect(await versions()).toEqual([]);
    expect(await db.sql.select().from(appointments).where(eq(appointments.id, id))).toEqual([]);
    expect((await dentist.desk()).status).toBe(404);
  });

  it("stands in the dentist's own list as due, then as closed, for thirty days", async () => {
    const { app, doctor, at } = house;
    const listed = async () =>
      (await browserOn(app).get('/api/teleconsultations/calls', doctor.token)).body.calls;
    expect(await listed()).toMatchObject([
      { is_joinable: true, is_open: false, visit_note: 'none' },
    ]);
    await meet(house);
    expect(await listed()).toMatchObject([{ is_joinable: true, is_open: true, visit_note: 'due' }]);
    at(120 * MINUTE);
    expect(await listed()).toMatchObject([{ is_joinable: false, visit_note: 'due' }]);
    await dentist.close(WRITTEN);
    expect(await listed()).toMatchObject([{ is_joinable: false, visit_note: 'closed' }]);
    at(30 * 24 * 60 * MINUTE);
    expect(await listed()).toEqual([]);
  });
});
