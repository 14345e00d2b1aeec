import { getTableName, is, sql as expression } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { generateDiagnosisPdf, generateVisitPdf } from '../../../../contracts/endpoints/reports.ts';
import type { Database } from '../../../../server/db/connect.ts';
import * as schema from '../../../../server/db/schema.ts';
import { PERSONAL_DATA } from '../../../../server/repositories/personal-data.ts';
import { UNKNOWN_SELLER } from '../../../kit/operator.ts';
import { OF_PERSON } from '../../../../server/repositories/profile-data.ts';
import { applyEvent } from '../../../../server/services/payments/apply-event.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { readPdf } from '../../../kit/read-pdf.ts';
import {
  FRIDAY_ELEVEN,
  FRIDAY_TEN,
  addPayment,
  bookingOf,
} from '../../appointments/appointments.kit.ts';
import { callerOf } from '../../rooms/rooms.kit.ts';
import type { Caller } from '../../rooms/rooms.kit.ts';
import { LINE, prescribing } from '../../visits/prescribing.kit.ts';
import { randomIds } from '../../../../server/lib/ids.ts';
import { WRITTEN, meet, writerOf } from '../../visits/visits.kit.ts';
import { PASSWORD, browserOn } from '../accounts.kit.ts';
import { signInAgain } from '../passkeys.kit.ts';
import {
  AARAV,
  LATA,
  OF_AARAV,
  OF_LATA,
  addPerson,
  callOf,
  families,
  saveFor,
  uploadFor,
} from '../family.kit.ts';
import type { Families } from '../family.kit.ts';

const TABLES = Object.values(schema).filter((each) => is(each, PgTable));

describe('what an account is handed out', () => {
  it('[NEW-124] says of every table whose its rows are', () => {
    const handedOut = Object.entries(PERSONAL_DATA).flatMap(([table, { read }]) =>
      read === null ? [] : [table],
    );
    expect(Object.keys(OF_PERSON).toSorted()).toEqual(handedOut.toSorted());
  });
});

describe.each(DATABASES)('care for somebody of the account on $database', ({ fresh }) => {
  let db: Database;
  let house: Families;
  let call: ReturnType<typeof callOf>;
  let aarav: string;
  const read = (path: string, { token } = house.asha) => browserOn(house.app).get(path, token);
  /** Moves the clock to so many milliseconds from the start of the call. */
  const at = (ms: number) =>
    house.clock.advance(new Date(FRIDAY_TEN).getTime() + ms - house.clock.now().getTime());

  /** Books a call for somebody, paid ahead. @returns its id */
  const book = async (profileId: string | null, scheduledTime = FRIDAY_TEN): Promise<string> => {
    const payment_id = await addPayment(db, house.asha);
    const asked = { profile_id: profileId, payment_id, scheduledTime };
    const booked = await call('/api/teleconsultations/schedule', bookingOf(house.asha, asked));
    expect(booked.status).toBe(200);
    return booked.body.appointment.id;
  };
  /** Lets both people come into the room of a call. @returns the patient's side */
  const come = async (id: string): Promise<Caller> => {
    const patient = callerOf(house.app, house.asha, id);
    const dentist = callerOf(house.app, house.doctor, id);
    await meet({ patient, dentist, at } as Parameters<typeof meet>[0]);
    return patient;
  };
  /** Saves a result of Aarav. @returns its id */
  const saveHis = async (): Promise<string> => {
    const his = { profileId: aarav, told: OF_AARAV };
    return (await saveFor(house.app, house.asha, his)).body.diagnosis_id;
  };
  const textOf = async (url: string): Promise<string> => {
    const file = await house.app.inject({ method: 'GET', url });
    const { pages } = await readPdf(new Uint8Array(file.rawPayload));
    return pages.map(({ tree, furniture }) => `${tree?.text ?? ''} ${furniture}`).join(' ');
  };

  beforeEach(async () => {
    ({ db } = await fresh());
    house = await families(db);
    call = callOf(house.app, house.asha);
    aarav = await addPerson(house.app, house.asha, AARAV);
  });

  it('[NEW-123] goes by the name of that person, whatever was typed, and names who answers for a child', async () => {
    const id = await book(aarav);
    await come(id);
    const written = writerOf(house.app, house.doctor, id);
    const seen = { patient_name: 'Aarav Rao', guardian: 'Asha Rao' };
    expect((await written.desk()).body.desk).toMatchObject(seen);
    const room = (await callerOf(house.app, house.doctor, id).read()).body.room;
    expect(room).toMatchObject(seen);
    // Whatever age is told in the call: somebody answers for this patient as for a child.
    const prescription = prescribing(LINE.paracetamol);
    const refused = await written.close({ ...WRITTEN, prescription });
    expect([refused.status, refused.body.message]).toEqual([
      422,
      expect.stringContaining('under 18'),
    ]);
    expect((await written.close(WRITTEN)).status).toBe(200);
    const made = await call(generateVisitPdf.path, { appointment_id: id });
    const paper = await textOf(made.body.pdf_url);
    expect(paper).toContain('Aarav Rao');
    expect(paper).toMatch(/Parent or guardian\s*Asha Rao/);
  });

  it('[NEW-123] is for the one person of the account whose name was typed, where nobody was chosen', async () => {
    const deskOf = async (patientName: string, scheduledTime: string) => {
      const payment_id = await addPayment(db, house.asha);
      const asked = { payment_id, scheduledTime, patientName };
      const booked = await call('/api/teleconsultations/schedule', bookingOf(house.asha, asked));
      return (await writerOf(house.app, house.doctor, booked.body.appointment.id).desk()).body.desk;
    };
    const his = { patient_name: 'Aarav Rao', guardian: 'Asha Rao' };
    expect(await deskOf(' aarav rao', FRIDAY_TEN)).toMatchObject(his);
    const strange = { patient_name: 'Aarav R.', guardian: null };
    expect(await deskOf('Aarav R.', FRIDAY_ELEVEN)).toMatchObject(strange);
  });

  it('[NEW-123] keeps the name under which it was booked when that is corrected later', async () => {
    const id = await book(aarav);
    const right = { name: 'Lata Rao', birthYear: '2018', guardian: 'Ravi Rao' };
    expect((await call(`/api/account/profiles/${aarav}`, right)).status).toBe(200);
    expect((await writerOf(house.app, house.doctor, id).desk()).body.desk.patient_name).toBe(
      'Aarav Rao',
    );
  });

  it('[NEW-123] names no guardian of the account holder', async () => {
    const id = await book(null);
    expect((await writerOf(house.app, house.doctor, id).desk()).body.desk).toMatchObject({
      patient_name: 'Asha Rao',
      guardian: null,
    });
  });

  it('[NEW-123] is said to be for somebody else until its room opens, and not after', async () => {
    const id = await book(null);
    const say = (profile_id: string | null) =>
      call(`/api/teleconsultations/${id}/person`, { profile_id });
    const desk = async () => (await writerOf(house.app, house.doctor, id).desk()).body.desk;
    expect((await say(aarav)).status).toBe(200);
    expect(await desk()).toMatchObject({ patient_name: 'Aarav Rao', guardian: 'Asha Rao' });
    expect((await say(null)).status).toBe(200);
    expect(await desk()).toMatchObject({ patient_name: 'Asha Rao', guardian: null });
    at(-10 * 60_000);
    expect((await say(aarav)).body.message).toContain('until its room opens');
    expect(await desk()).toMatchObject({ patient_name: 'Asha Rao' });
  });

  it('[NEW-123] keeps the person of a result that a dentist has seen', async () => {
    const own = (await saveFor(house.app, house.asha, {})).body.diagnosis_id;
    const patient = await come(await book(null));
    expect((await patient.share(own)).status).toBe(200);
    const refused = await call(`/api/account/results/${own}/person`, { profile_id: aarav });
    expect(refused.status).toBe(409);
    expect((await read(`/api/account/results/${own}`)).body.person).toBeNull();
  });

  it('[NEW-123] is shown no result of somebody else', async () => {
    const own = (await saveFor(house.app, house.asha, {})).body.diagnosis_id;
    const ofAarav = await saveHis();
    const id = await book(aarav);
    const patient = await come(id);
    const refused = await patient.share(own);
    expect(refused.status).toBe(422);
    expect(refused.body.message).toContain('somebody else than this call');
    expect((await patient.share(ofAarav)).status).toBe(200);
    const { results } = (await writerOf(house.app, house.doctor, id).desk()).body.desk;
    expect(results.map((each: { id: string }) => each.id)).toEqual([ofAarav]);
  });

  it('[NEW-140] under a name that nobody of the account has is shown no result at all', async () => {
    const own = (await saveFor(house.app, house.asha, {})).body.diagnosis_id;
    const bookAs = async (patientName: string, scheduledTime: string) => {
      const payment_id = await addPayment(db, house.asha);
      const asked = { payment_id, patientName, scheduledTime };
      const booked = await call('/api/teleconsultations/schedule', bookingOf(house.asha, asked));
      return callerOf(house.app, house.asha, booked.body.appointment.id);
    };
    const strange = await bookAs('Meena Rao', FRIDAY_TEN);
    const named = await bookAs(' ASHA  RAO', '2026-01-02T10:30:00+05:30');
    at(0);
    await strange.enter();
    for (const result of [own, await saveHis()]) {
      const refused = await strange.share(result);
      expect([refused.status, refused.body.message]).toEqual([
        422,
        'This call is booked under a name that nobody in your account has. A dentist could take a result for that patient’s, so none is shown here. Until the room of a call opens, you can say under “Consultations” for whom it is.',
      ]);
    }
    at(30 * 60_000);
    await named.enter();
    expect((await named.share(own)).status).toBe(200);
  });

  it('[NEW-142] who has grown up takes nothing new before they agree, and keeps what is there', async () => {
    const turning = { ...AARAV, name: 'Meena Rao', birthYear: '2008' };
    const meena = await addPerson(house.app, house.asha, turning);
    const told = { age: 'age_0_18', childAge: 'from_16_to_18', consentBy: 'guardian' };
    const his = { profileId: meena, told };
    const before = (await saveFor(house.app, house.asha, his)).body.diagnosis_id;
    const own = (await saveFor(house.app, house.asha, { told })).body.diagnosis_id;
    house.clock.advance(366 * 24 * 60 * 60_000);
    // Nobody stays signed in for a year.
    const token = await signInAgain({ db, clock: house.clock }, house.asha.id);
    house = { ...house, asha: { ...house.asha, token } };
    call = callOf(house.app, house.asha);
    const booking = async (asked: object) => {
      const payment_id = await addPayment(db, house.asha);
      const time = { payment_id, scheduledTime: '2027-01-04T10:00:00+05:30' };
      return call('/api/teleconsultations/schedule', bookingOf(house.asha, { ...time, ...asked }));
    };
    const tries = [
      () => call(`/api/account/results/${own}/person`, { profile_id: meena }),
      () => booking({ profile_id: meena }),
      () => saveFor(house.app, house.asha, his),
      () => uploadFor(house.app, house.asha, { profileId: meena }),
    ];
    for (const ask of tries) {
      const refused = await ask();
      expect([refused.status, refused.body.message]).toEqual([
        409,
        'Meena Rao is grown up now, so their own consent is needed. Please say under “Family” that they agree, and try again.',
      ]);
    }
    expect((await read(`/api/account/results/${before}`)).body.person.id).toBe(meena);
    // The typed name alone books a call that is for nobody of the account yet.
    expect((await booking({ patientName: 'Meena Rao' })).body.appointment).toMatchObject({
      profile_id: null,
    });
    const agreed = { name: 'Meena Rao', birthYear: '2008', guardian: '', confirmed: 'agreement' };
    expect((await call(`/api/account/profiles/${meena}`, agreed)).status).toBe(200);
    for (const ask of tries.slice(0, 1)) expect((await ask()).status).toBe(200);
    const rows = await db.sql.select().from(schema.consents);
    const hers = rows.filter(({ profileId }) => profileId === meena);
    expect(hers.map(({ purpose }) => purpose)).toEqual(['guardianship', 'agreement']);
  });

  it('[NEW-143] is named on the receipt of its call, and nobody else on any other', async () => {
    const receiptOf = async (profileId: string | null, scheduledTime: string) => {
      const payment_id = await addPayment(db, house.asha, { state: 'awaiting' });
      const deps = { db, clock: house.clock, ids: randomIds, seller: UNKNOWN_SELLER };
      await applyEvent(deps, payment_id, { event: { type: 'opened' }, source: 'provider' });
      const event = { type: 'captured', captureId: `pay_${payment_id}`, amount: 299_00 } as const;
      await applyEvent(deps, payment_id, { event, source: 'provider' });
      const asked = { profile_id: profileId, payment_id, scheduledTime };
      const booked = await call('/api/teleconsultations/schedule', bookingOf(house.asha, asked));
      expect(booked.status).toBe(200);
      return textOf((await call('/api/payments/receipt', { payment_id })).body.pdf_url);
    };
    expect(await receiptOf(aarav, FRIDAY_TEN)).toMatch(/Name Asha Rao\s+Patient Aarav Rao/);
    const own = await receiptOf(null, FRIDAY_ELEVEN);
    expect(own).toContain('Name Asha Rao');
    expect(own).not.toContain('Patient');
  });

  it('[NEW-123] puts the name of the person on the paper of a result', async () => {
    const diagnosis_id = await saveHis();
    const made = await call(generateDiagnosisPdf.path, { diagnosis_id });
    expect(await textOf(made.body.pdf_url)).toContain('Asha Rao (patient: Aarav Rao)');
  });

  it('[NEW-123] takes no X-ray of one person with the result of another', async () => {
    const ofAarav = { profileId: aarav, url: '/xrays/analyze' };
    const { xray } = (await uploadFor(house.app, house.asha, ofAarav)).body;
    expect(xray).toMatchObject({ person: { name: 'Aarav Rao' } });
    await db.sql.update(schema.xrays).set({ state: 'analyzed' });
    const own = (await saveFor(house.app, house.asha, {})).body.diagnosis_id;
    const tie = (diagnosis_id: string) =>
      call('/chat_bot/chat/save_xray_analysis', { xray_id: xray.id, diagnosis_id });
    expect((await tie(own)).status).toBe(409);
    const his = await saveHis();
    expect((await tie(his)).status).toBe(200);
    // The X-ray follows the result from then on.
    const meena = await addPerson(house.app, house.asha, { ...AARAV, name: 'Meena Rao' });
    await call(`/api/account/results/${his}/person`, { profile_id: meena });
    expect((await read(`/api/account/xrays/${xray.id}`)).body.xray.person.name).toBe('Meena Rao');
  });

  it('[NEW-123] keeps a later result of the same assessment with the person of the one before', async () => {
    const { body, sent } = await saveFor(house.app, house.asha, { told: OF_AARAV });
    await call(`/api/account/results/${body.diagnosis_id}/person`, { profile_id: aarav });
    const [row] = await db.sql.select().from(schema.assessments);
    if (row === undefined) throw new Error('Nothing is kept');
    const later = { ...row, id: randomIds.row(), ownerId: null, profileId: null };
    await db.sql.insert(schema.assessments).values({ ...later, expiresAt: new Date('2030-01-01') });
    const saved = await call('/chat_bot/chat/save_diagnose', sent);
    expect(saved.status).toBe(200);
    const { results } = (await read('/api/account/results')).body;
    expect(results.map((each: { person: { name: string } }) => each.person.name)).toEqual([
      'Aarav Rao',
      'Aarav Rao',
    ]);
  });

  /** The rows of every table, each as a text. */
  const dump = async (): Promise<Record<string, string[]>> => {
    const tables: Record<string, string[]> = {};
    for (const name of TABLES.map(getTableName)) {
      const found = await db.sql.execute(expression.raw(`select * from ${name}`));
      tables[name] = (found as { rows: object[] }).rows
        .map((row) => JSON.stringify(row))
        .toSorted();
    }
    return tables;
  };

  /** Everything that can be kept of somebody, with words by which it is found again. */
  const live = async (profileId: string | null, words: string) => {
    const told = { [aarav]: OF_AARAV }[profileId ?? ''] ?? (profileId === null ? {} : OF_LATA);
    const issue = `${words} hurts`;
    const saved = await saveFor(house.app, house.asha, { profileId, issue, told });
    expect(saved.status).toBe(200);
    expect((await uploadFor(house.app, house.asha, { profileId })).body.success).toBe(true);
    return saved.body.diagnosis_id as string;
  };

  const erase = (id: string, password: string | null = PASSWORD) =>
    call(`/api/account/profiles/${id}/erase`, { password });

  it('[NEW-124] is handed out for one person: what is theirs, and nothing of the account or anybody else', async () => {
    const lata = await addPerson(house.app, house.asha, LATA);
    await live(aarav, 'the tooth of the child');
    await live(lata, 'the tooth of the mother');
    await live(null, 'my own tooth');
    const id = await book(aarav);
    await book(lata, FRIDAY_ELEVEN);
    await come(id);
    await writerOf(house.app, house.doctor, id).close(WRITTEN);
    const { status, body } = await read(`/api/account/profiles/${aarav}/export`);
    expect(status).toBe(200);
    const { data, fhir } = body;
    expect(data.profiles).toMatchObject([{ name: 'Aarav Rao' }]);
    expect(data.consents).toMatchObject([{ purpose: 'guardianship', profileId: aarav }]);
    expect(data.assessments).toMatchObject([
      { request: { issue: 'the tooth of the child hurts' } },
    ]);
    expect(data.xrays).toHaveLength(1);
    expect(data.appointments).toMatchObject([{ id, patientName: 'Aarav Rao' }]);
    expect(data.visit_notes).toMatchObject([{ appointmentId: id }]);
    expect(fhir).toHaveLength(1);
    const text = JSON.stringify(body);
    for (const other of ['mother', 'Lata', 'my own tooth', 'passwordHash']) {
      expect(text).not.toContain(other);
    }
    const whole = await read('/api/account/export');
    expect(whole.body.data.profiles).toHaveLength(2);
    expect(whole.body.data.assessments).toHaveLength(3);
  });

  it('[NEW-124] is deleted for one person whole, and nothing of the account or anybody else', async () => {
    const lata = await addPerson(house.app, house.asha, LATA);
    const hers = await live(lata, 'the tooth of the mother');
    await live(null, 'my own tooth');
    const id = await book(aarav);
    const other = await book(lata, FRIDAY_ELEVEN);
    const result = await live(aarav, 'the tooth of the child');
    const patient = await come(id);
    await patient.share(result);
    await writerOf(house.app, house.doctor, id).close(WRITTEN);
    await db.sql.update(schema.appointments).set({ state: 'ended' });
    const before = await dump();
    const rows = await db.sql.select().from(schema.appointments);
    const [paid] = rows.filter((each) => each.id === id).map(({ paymentId }) => paymentId ?? '');
    expect((await erase(aarav)).status).toBe(200);
    const after = await dump();
    // The number of the request that made something is a made-up one, which says nothing.
    const { request_keys: _numbers, jobs: _jobs, ...kept } = after;
    for (const trace of [aarav, 'Aarav', 'tooth of the child', id, result]) {
      expect(JSON.stringify(before)).toContain(trace);
      for (const [table, found] of Object.entries(kept)) {
        // A mail that has been sent lies with the account holder already, and names nobody but the number of the call.
        if (table === 'sandbox_messages' && trace === id) continue;
        expect(
          found.filter((row) => row.includes(trace)),
          `${trace} in ${table}`,
        ).toEqual([]);
      }
    }
    // Jobs end meanwhile, and mails are sent: of a mail it counts that it is there.
    for (const [table, all] of Object.entries({ ...before, jobs: [] as string[] })) {
      const steady = (row: string): string => (table === 'messages' ? JSON.parse(row).id : row);
      const others = all.filter((row) => [lata, hers, other].some((own) => row.includes(own)));
      expect(after[table]?.map(steady), table).toEqual(expect.arrayContaining(others.map(steady)));
    }
    expect((await read('/api/account/profiles')).body.profiles).toMatchObject([{ id: lata }]);
    expect((await read('/api/account/results')).body.results).toHaveLength(2);
    expect((await read('/api/account/xrays')).body.xrays).toHaveLength(2);
    // What was paid stays in the books without a name, and pays for no second call.
    const payments = await db.sql.select().from(schema.payments);
    expect(payments.find((each) => each.id === paid)).toMatchObject({ ownerId: null });
    const again = bookingOf(house.asha, {
      payment_id: paid,
      scheduledTime: '2026-01-05T10:00:00+05:30',
    });
    expect((await call('/api/teleconsultations/schedule', again)).status).toBe(404);
  });

  it('[NEW-124] is not deleted while a call is to come, and says so', async () => {
    const id = await book(aarav);
    const refused = await erase(aarav);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('cancel it first');
    expect(
      (await call(`/api/teleconsultations/${id}/cancel`, { reason: 'We are away' })).status,
    ).toBe(200);
    expect((await erase(aarav)).status).toBe(200);
  });

  it('[NEW-124] is not deleted while staff look into a call of theirs', async () => {
    const id = await book(aarav);
    await db.sql
      .update(schema.appointments)
      .set({ state: 'ended', absenceReportedAt: house.clock.now() });
    expect((await erase(aarav)).body.message).toContain('still looking into a call');
    expect(await db.sql.select().from(schema.appointments)).toMatchObject([{ id }]);
  });

  it('[NEW-124] is not deleted without the password of the account', async () => {
    for (const password of [null, 'not the password']) {
      expect((await erase(aarav, password)).status).toBe(403);
    }
    expect((await read('/api/account/profiles')).body.profiles).toHaveLength(1);
  });

  it('[NEW-124] goes with the account', async () => {
    await live(aarav, 'the tooth of the child');
    await book(aarav);
    expect((await call('/api/account/erase', { password: PASSWORD })).status).toBe(200);
    expect(JSON.stringify(await dump())).not.toMatch(RegExp(`${aarav}|Aarav|tooth of the child`));
  });
});
