import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/connect.ts';
import { appointments, roomMessages, rooms } from '../../../server/db/schema.ts';
import { iceServersUntil } from '../../../server/services/rooms/ice.ts';
import { roomClosingJob } from '../../../server/services/rooms/visits.ts';
import { deleteOld } from '../../../server/services/retention.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { callAs } from '../appointments/appointments.kit.ts';
import { browserOn } from '../accounts/accounts.kit.ts';
import { MINUTE, NO_VISIT, addDoctorWithAccount, booked, callerOf, entryOf } from './rooms.kit.ts';
import type { Booked } from './rooms.kit.ts';

const END = 30 * MINUTE;

describe('the door of a room', () => {
  let db: Database;
  let house: Booked;
  beforeEach(async () => {
    ({ db } = await freshDatabase());
    house = await booked(db);
  });

  it('lets its two people alone in, and tells nobody else that it is there', async () => {
    const { patient, dentist, third, app, asha, at } = house;
    at(0);
    const nowhere = callerOf(app, asha, NO_VISIT);
    const unknown = await nowhere.read();
    expect(unknown.status).toBe(404);
    const ofThird = [
      third.read(),
      third.enter(),
      third.leave(NO_VISIT),
      third.signal(NO_VISIT, NO_VISIT, [{ kind: 'offer', sdp: 'v=0' }]),
      third.write('Hello'),
      third.news({ visit: NO_VISIT, after: 0 }),
    ];
    for (const reply of await Promise.all(ofThird)) {
      expect([reply.status, reply.body]).toEqual([404, unknown.body]);
    }
    expect((await patient.read()).body.room).toMatchObject({
      role: 'patient',
      doctor_name: 'Dr. Meera Iyer',
      notes: null,
    });
    // What the patient wrote at booking is for the doctor.
    expect((await dentist.read()).body.room).toMatchObject({
      role: 'doctor',
      patient_name: 'Asha Rao',
      notes: 'AI Diagnosis: Dentine hypersensitivity',
    });
    expect((await entryOf(patient)).other_visit).toBeNull();
    expect((await entryOf(dentist)).other_visit).not.toBeNull();
  });

  it('opens ten minutes before the start and closes thirty after the end, to the millisecond', async () => {
    const { patient, dentist, at } = house;
    const seen = async (ms: number) => {
      at(ms);
      const { room, entry } = (await patient.enter()).body;
      return [room.phase, entry === null, room.opens_in_ms, room.closes_in_ms];
    };
    const open = 80 * MINUTE - 10 * MINUTE;
    expect(await seen(-10 * MINUTE - 1)).toEqual(['early', true, 1, open + 1]);
    expect((await dentist.enter()).body.entry).toBeNull();
    expect(await seen(-10 * MINUTE)).toEqual(['open', false, 0, open]);
    expect(await seen(END + 30 * MINUTE - 1)).toEqual(['open', false, 0, 1]);
    expect(await seen(END + 30 * MINUTE)).toEqual(['over', true, 0, 0]);
    expect((await patient.write('Hello?')).status).toBe(422);
    expect((await patient.read()).body.room).toMatchObject({
      starts_at: '2026-01-02T10:00:00+05:30',
      opens_at: '2026-01-02T09:50:00+05:30',
      closes_at: '2026-01-02T11:00:00+05:30',
    });
  });

  it.each(['held', 'cancelled', 'lapsed'] as const)(
    'is not there for one that is %s',
    async (state) => {
      const { patient, dentist, id, at } = house;
      at(0);
      await db.sql.update(appointments).set({ state }).where(eq(appointments.id, id));
      expect((await patient.read()).status).toBe(404);
      expect((await dentist.enter()).status).toBe(404);
    },
  );

  it('stays for one whose planned time is over', async () => {
    const { patient, id, at } = house;
    at(END);
    await db.sql.update(appointments).set({ state: 'ended' }).where(eq(appointments.id, id));
    expect((await entryOf(patient)).visit).toMatch(/^[\da-f-]{36}$/);
  });

  it('knows who is inside, who has left, and who was not heard of for three quarters of a minute', async () => {
    const { patient, at } = house;
    at(0);
    const own = async () => (await patient.read()).body.room.own;
    expect(await own()).toBe('new');
    const { visit } = await entryOf(patient);
    expect(await own()).toBe('inside');
    expect((await patient.leave(NO_VISIT)).status).toBe(200);
    expect(await own()).toBe('inside');
    await patient.leave(visit);
    expect(await own()).toBe('left');
    await entryOf(patient);
    at(45_000 - 1);
    expect(await own()).toBe('inside');
    at(45_000);
    expect(await own()).toBe('new');
    // A lost connection is no leaving.
    expect((await entryOf(house.dentist)).has_other_left).toBe(false);
  });

  it('has another room after the appointment was moved: nothing of the first one is read there', async () => {
    const { patient, app, asha, id, at } = house;
    at(-5 * MINUTE);
    await entryOf(patient);
    await patient.write('For the first doctor');
    const [before] = await db.sql.select().from(rooms);
    const moved = await callAs({ app, token: asha.token }, `/${id}/reschedule`, {
      scheduledTime: '2026-01-03T10:00:00+05:30',
    });
    expect(moved.status).toBe(200);
    expect((await patient.write('And now?')).status).toBe(422);
    at(24 * 60 * MINUTE);
    expect((await entryOf(patient)).messages).toEqual([]);
    const [after] = await db.sql.select().from(rooms);
    expect(after?.name).not.toBe(before?.name);
  });

  it("lists a doctor's own calls until their rooms have closed, and none for anybody else", async () => {
    const { app, clock, doctor, asha, id, at } = house;
    const other = await addDoctorWithAccount({ db, clock }, 'Dr. Other');
    const calls = async (token: string) =>
      (await browserOn(app).get('/api/teleconsultations/calls', token)).body;
    expect(await calls(doctor.token)).toEqual({
      is_doctor: true,
      calls: [
        {
          id,
          starts_at: '2026-01-02T10:00:00+05:30',
          opens_at: '2026-01-02T09:50:00+05:30',
          minutes: 30,
          patient_name: 'Asha Rao',
          is_joinable: true,
          is_open: false,
          visit_note: 'none',
        },
      ],
    });
    expect(await calls(other.token)).toEqual({ is_doctor: true, calls: [] });
    expect(await calls(asha.token)).toEqual({ is_doctor: false, calls: [] });
    at(END + 30 * MINUTE - 1);
    expect((await calls(doctor.token)).calls).toHaveLength(1);
    at(END + 30 * MINUTE);
    expect((await calls(doctor.token)).calls).toEqual([]);
  });

  it('forgets signals when it closes, and what was written after thirty days', async () => {
    const { patient, dentist, id, clock, at } = house;
    at(0);
    const mine = await entryOf(patient);
    const theirs = await entryOf(dentist);
    await patient.signal(mine.visit, theirs.visit, [{ kind: 'offer', sdp: 'v=0' }]);
    await patient.write('Hello');
    const kinds = async () =>
      (await db.sql.select().from(roomMessages)).map(({ kind }) => kind).toSorted();
    expect(await kinds()).toEqual(['chat', 'offer']);
    // Planned for another time, which is not this room's.
    await roomClosingJob({ db }).run(`${id}:1`);
    expect(await kinds()).toEqual(['chat', 'offer']);
    await roomClosingJob({ db }).run(`${id}:0`);
    expect(await kinds()).toEqual(['chat']);
    at(30 * 24 * 60 * MINUTE);
    await deleteOld({ db, clock });
    expect(await kinds()).toEqual(['chat']);
    at(30 * 24 * 60 * MINUTE + 1);
    // The server's own job may be faster: what is left counts, and not who has deleted it.
    await deleteOld({ db, clock });
    expect(await kinds()).toEqual([]);
  });
});

describe('a meeting elsewhere', () => {
  it('is shown to the two around the time alone, under one name that is not the id', async () => {
    const { db } = await freshDatabase();
    const house = await booked(db, { MEETING_URL: 'https://meet.example/{id}?room={id}' });
    const { patient, dentist, id, at } = house;
    const link = async (caller: typeof patient) => (await caller.read()).body.room.meeting_url;
    at(-10 * MINUTE - 1);
    expect(await link(patient)).toBeNull();
    at(-10 * MINUTE);
    const shown: string = await link(patient);
    expect(shown).toMatch(/^https:\/\/meet\.example\/([\w-]{32})\?room=\1$/);
    expect(shown).not.toContain(id);
    expect(await link(dentist)).toBe(shown);
    expect((await patient.enter()).body).toMatchObject({
      entry: null,
      room: { meeting_url: shown },
    });
    at(END + 30 * MINUTE);
    expect(await link(patient)).toBeNull();
  });
});

describe('servers that help two browsers find each other', () => {
  it('are none unless they are set', () => {
    const use = { side: 'a1:patient', until: new Date(0) };
    expect(iceServersUntil(use, { stunUrls: [], turn: null })).toEqual([]);
  });

  it('[NEW-66] are given a password for one side of a call and the time of the room, as coturn checks it', () => {
    const turn = { urls: ['turn:turn.example:3478'], secret: 'relay' };
    const use = { side: 'a1:patient', until: new Date(1_767_330_000_000) };
    const name = createHmac('sha256', 'relay')
      .update('a1:patient')
      .digest('base64url')
      .slice(0, 22);
    const [stun, relay] = iceServersUntil(use, { stunUrls: ['stun:stun.example'], turn });
    expect(stun).toEqual({ urls: ['stun:stun.example'] });
    expect(relay).toEqual({
      urls: turn.urls,
      username: `1767330000:${name}`,
      credential: createHmac('sha1', 'relay').update(`1767330000:${name}`).digest('base64'),
    });
  });
});
