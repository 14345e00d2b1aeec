import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../../server/db/connect.ts';
import { appointments } from '../../../../server/db/schema.ts';
import { appointmentsIn } from '../../../../server/repositories/appointments.ts';
import { addSignedIn } from '../../../kit/account-rows.ts';
import type { Member } from '../../../kit/account-rows.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { BOOKING } from '../../../kit/consultation-replies.ts';
import type { stepClock } from '../../../kit/server.ts';
import {
  FRIDAY_ELEVEN,
  FRIDAY_TEN,
  addConsultant,
  bookingOf,
  callAs,
  consultations,
  readAs,
  rowsIn,
} from '../appointments.kit.ts';

describe.each(DATABASES)('booking on $database', ({ fresh }) => {
  let app: FastifyInstance;
  let db: Database;
  let clock: ReturnType<typeof stepClock>;
  let asha: Member;
  let ravi: Member;
  let doctorId: string;

  beforeEach(async () => {
    ({ db } = await fresh());
    ({ app, clock, asha, ravi, doctorId } = await consultations(db));
  });

  const book = (who: Member, changes: object = {}, key?: string) =>
    callAs({ app, ...who }, '/book', bookingOf(who, changes), key);
  const slots = async (query = '') =>
    (await app.inject({ url: `/api/teleconsultations/slots${query}` })).json();
  const isFree = async (time: string): Promise<boolean> => {
    const { days } = await slots('?from=2026-01-02&days=1');
    return days[0].slots.find((slot: { time: string }) => slot.time === time).free;
  };

  it('[API-26] [API-27] [DATA-14] takes the time for one, with what was said, paid at the appointment', async () => {
    expect(await isFree('10:00')).toBe(true);
    const booked = await book(asha);
    expect(booked.status).toBe(200);
    expect(booked.body).toEqual({
      success: true,
      appointment: {
        id: expect.any(String),
        product: 'laterCall30',
        state: 'confirmed',
        starts_at: FRIDAY_TEN,
        minutes: 30,
        is_joinable: true,
        is_open: false,
        doctor: {
          slug: 'dr-meera-iyer-ka-12345',
          name: 'Dr. Meera Iyer',
          registration: 'KA-12345',
          languages: ['en'],
          is_sample: false,
        },
        price: 49_900,
        payment_id: null,
        profile_id: null,
        held_until: null,
        held_for_ms: null,
        patient_name: 'Asha Rao',
        patient_email: asha.email,
        patient_phone: '9876543210',
        notes: BOOKING.notes,
        is_mailed: true,
        cancel_reason: null,
        can_report_absence: false,
        absence_reported_at: null,
        absence_settled_at: null,
        fixed_by: null,
        moves_left: 3,
        created_at: '2026-01-01T00:00:00.000Z',
      },
    });
    expect(await rowsIn(db)).toMatchObject([
      { doctorId, ownerId: asha.id, sessionToken: BOOKING.sessionToken, sequence: 0 },
    ]);
    expect(await isFree('10:00')).toBe(false);
  });

  it('needs somebody who is signed in', async () => {
    const reply = await callAs({ app, token: 'nobody-at-all' }, '/book', BOOKING);
    expect(reply.status).toBe(401);
    expect(await rowsIn(db)).toEqual([]);
  });

  it('is refused in words where the time is taken, also by oneself', async () => {
    await book(asha);
    const taken = await book(ravi);
    expect([taken.status, taken.body.message]).toEqual([
      409,
      'This time has just been taken. Please choose another one.',
    ]);
    await addConsultant(db, 'Dr. Rohan Kulkarni');
    const twice = await book(asha);
    expect([twice.status, twice.body.message]).toEqual([
      409,
      'You have an appointment at this time already. Please choose another one.',
    ]);
    expect((await book(ravi)).body.appointment.doctor.name).toBe('Dr. Rohan Kulkarni');
    expect(await rowsIn(db)).toHaveLength(2);
  });

  it.each([
    ['[BOOK-13]', { patientName: ' A ' }, 'Full name must be at least 2 characters.'],
    ['[BOOK-14]', { patientEmail: 'asha@' }, 'Please enter a valid email address.'],
    ['[BOOK-15]', { patientPhone: '98765432' }, 'Phone number must be at least 10 digits.'],
    ['[BOOK-16]', { scheduledTime: 'tomorrow' }, 'Please select a valid date.'],
    ['[BOOK-16]', { scheduledTime: '2026-01-02T10:00:00' }, 'Please select a valid date.'],
    ['[BOOK-17]', { scheduledTime: '2026-01-02T10:10:00+05:30' }, 'Please select a time slot.'],
    [
      '[BOOK-18] [CONST-18]',
      { scheduledTime: '2026-01-01T17:00:00+05:30' },
      'This time is too soon to be booked. Please choose a later one.',
    ],
    [
      'far off:',
      { scheduledTime: '2026-02-02T10:00:00+05:30' },
      'At most 30 days ahead can be booked.',
    ],
  ])('%s is refused for %j', async (_id, changes, sentence) => {
    const refused = await book(asha, changes);
    expect([refused.status, refused.body.message]).toEqual([422, sentence]);
    expect(await rowsIn(db)).toEqual([]);
  });

  it('[API-02] names the field that it refuses', async () => {
    expect((await book(asha, { patientPhone: '98765432' })).body.field).toBe('patientPhone');
    expect((await book(asha, { scheduledTime: 'tomorrow' })).body.field).toBe('scheduledTime');
  });

  it('is not possible where nobody consults', async () => {
    const sunday = await book(asha, { scheduledTime: '2026-01-04T10:00:00+05:30' });
    expect(sunday.status).toBe(409);
  });

  it('takes a time that is said in another zone', async () => {
    const booked = await book(asha, { scheduledTime: '2026-01-02T04:30:00Z' });
    expect(booked.body.appointment.starts_at).toBe(FRIDAY_TEN);
  });

  it('is done once for a request, however often that is made, and the first answer is given again', async () => {
    const key = 'the-key-of-one-booking';
    const replies = await Promise.all([
      book(asha, {}, key),
      book(asha, {}, key),
      book(asha, {}, key),
    ]);
    replies.push(await book(asha, {}, key));
    const ids = replies.map(({ status, body }) => [status, body.appointment?.id]);
    expect(new Set(ids.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await rowsIn(db)).toHaveLength(1);
    const other = await book(asha, { scheduledTime: FRIDAY_ELEVEN }, key);
    expect([other.status, other.body.message]).toEqual([
      422,
      'This request was made before, and said something else.',
    ]);
    // The same key of somebody else is another request.
    expect((await book(ravi, { scheduledTime: FRIDAY_ELEVEN }, key)).status).toBe(200);
  });

  it('may be tried again by a request that was refused', async () => {
    const { id } = (await book(ravi)).body.appointment;
    expect((await book(asha, {}, 'tried-again')).status).toBe(409);
    await callAs({ app, ...ravi }, `/${id}/cancel`, { reason: 'I am away' });
    expect((await book(asha, {}, 'tried-again')).status).toBe(200);
  });

  it('of one time by many at once succeeds once', async () => {
    const many = await Promise.all(
      Array.from({ length: 50 }, () => addSignedIn({ db, clock }, 'patient')),
    );
    const answers = await Promise.all(many.map((each) => book(each)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(await rowsIn(db)).toHaveLength(1);
  });

  it('[NEW-02] is with the doctor who was chosen, and with no other', async () => {
    await addConsultant(db, 'Dr. Anil Bose');
    const doctor = 'dr-anil-bose-ka-12345';
    const { doctors, days } = await slots('?from=2026-01-02&days=1');
    expect(doctors.map(({ slug }: { slug: string }) => slug)).toEqual([
      doctor,
      'dr-meera-iyer-ka-12345',
    ]);
    const whoIsFree = (each: typeof days) =>
      each[0].slots.find(({ time }: { time: string }) => time === '10:00').doctors;
    expect(whoIsFree(days)).toEqual([0, 1]);
    expect((await book(asha, { doctor })).body.appointment.doctor.slug).toBe(doctor);
    expect(whoIsFree((await slots('?from=2026-01-02&days=1')).days)).toEqual([1]);
    // The other one is free then, and is not taken in the place of the one who was chosen.
    const refused = await book(ravi, { doctor });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This dentist is not free then any more. Please choose another time, or another dentist.',
    ]);
    expect((await book(ravi, { doctor: 'nobody' })).status).toBe(409);
    expect((await book(ravi)).body.appointment.doctor.slug).toBe('dr-meera-iyer-ka-12345');
  });

  it('is refused a second time by the database itself', async () => {
    await book(asha);
    const [row] = await rowsIn(db);
    if (row === undefined) throw new Error('nothing was booked');
    const second = { ...row, id: '00000000-0000-4000-8000-000000000077', ownerId: ravi.id };
    await expect(appointmentsIn(db.sql).add(second)).rejects.toThrow('insert into');
    await expect(appointmentsIn(db.sql).add({ ...second, state: 'held' })).rejects.toThrow(
      'insert into',
    );
    await appointmentsIn(db.sql).add({ ...second, state: 'lapsed' });
  });

  it('is read by its owner alone, those to come first', async () => {
    const gone = await book(asha, { scheduledTime: '2026-01-03T10:00:00+05:30' });
    const id = gone.body.appointment.id;
    await callAs({ app, ...asha }, `/${id}/cancel`, { reason: 'I am away' });
    const later = await book(asha, { scheduledTime: FRIDAY_ELEVEN });
    const sooner = await book(asha);
    const listed = await readAs(app, asha);
    expect(listed.body.appointments.map((each: { id: string }) => each.id)).toEqual([
      sooner.body.appointment.id,
      later.body.appointment.id,
      id,
    ]);
    expect((await readAs(app, asha, `/${id}`)).body.appointment.state).toBe('cancelled');
    expect((await readAs(app, ravi)).body).toEqual({
      appointments: [],
      visit_notes: [],
      with_stills: [],
    });
    for (const path of ['release', 'cancel', 'reschedule', 'confirm']) {
      const body = { reason: 'x', scheduledTime: FRIDAY_TEN, payment_id: id };
      const reply = await callAs({ app, ...ravi }, `/${sooner.body.appointment.id}/${path}`, body);
      expect(reply.status, path).toBe(404);
    }
    expect((await readAs(app, ravi, `/${sooner.body.appointment.id}`)).status).toBe(404);
  });

  it('[NEW-89] is open from ten minutes before it begins', async () => {
    const { body } = await book(asha);
    const { id, starts_at } = body.appointment;
    const isOpen = async () => (await readAs(app, asha, `/${id}`)).body.appointment.is_open;
    clock.advance(Date.parse(starts_at) - 10 * 60_000 - 1 - clock.now().getTime());
    expect(await isOpen()).toBe(false);
    clock.advance(1);
    expect(await isOpen()).toBe(true);
  });

  it('can be joined until half an hour after its end, whatever the jobs have said of it', async () => {
    const { body } = await book(asha);
    const { id, starts_at, minutes } = body.appointment;
    const closes = Date.parse(starts_at) + (minutes + 30) * 60_000;
    const shown = async () => {
      const { appointment } = (await readAs(app, asha, `/${id}`)).body;
      return [appointment.state, appointment.is_joinable];
    };
    expect(await shown()).toEqual(['confirmed', true]);
    clock.advance(closes - 1 - clock.now().getTime());
    expect((await shown())[1]).toBe(true);
    await db.sql.update(appointments).set({ state: 'ended' });
    expect(await shown()).toEqual(['ended', true]);
    clock.advance(1);
    expect(await shown()).toEqual(['ended', false]);
    await db.sql.update(appointments).set({ state: 'confirmed' });
    expect((await shown())[1]).toBe(false);
    await db.sql.update(appointments).set({ state: 'cancelled', startsAt: clock.now() });
    expect((await shown())[1]).toBe(false);
  });

  it('shows the days that were asked for, thirty from tomorrow without a word', async () => {
    const { zone, with_samples, days } = await slots();
    expect([zone, days.length, days[0].date]).toEqual(['Asia/Kolkata', 30, '2026-01-02']);
    // Said before anybody books: here a real doctor consults.
    expect(with_samples).toBe(false);
    expect((await slots('?from=2026-03-01&days=31')).days).toHaveLength(31);
    for (const query of [
      '?days=0',
      '?days=32',
      '?days=x',
      '?from=2026-02-30',
      '?from=9999-12-31',
    ]) {
      const { statusCode } = await app.inject({ url: `/api/teleconsultations/slots${query}` });
      expect(statusCode, query).toBe(400);
    }
  });
});
