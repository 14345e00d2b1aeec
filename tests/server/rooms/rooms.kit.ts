import type { FastifyInstance } from 'fastify';
import { expect, vi } from 'vitest';
import type { RoomEntry, RoomMessage, RoomNews } from '../../../contracts/endpoints/room.ts';
import { ROOM_POLL_MS } from '../../../contracts/booking/room.ts';
import type { AppDeps } from '../../../server/areas/area.ts';
import type { Database } from '../../../server/db/connect.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import { FULL_WEEK, addDoctor } from '../../../server/services/appointments/doctors.ts';
import { addSignedIn } from '../../kit/account-rows.ts';
import type { Member } from '../../kit/account-rows.ts';
import type { Clock } from '../../../server/lib/clock.ts';
import { testEnv } from '../../kit/server.ts';
import { accountsApp, browserOn } from '../accounts/accounts.kit.ts';
import { FRIDAY_TEN, bookingOf, callAs } from '../appointments/appointments.kit.ts';

export const MINUTE = 60_000;

/** A visit that nobody makes. */
export const NO_VISIT = '00000000-0000-4000-8000-0000000000aa';

type Reply<Body> = { readonly status: number; readonly body: Body };

/** Puts a doctor who has an account into a database. @returns who it is, signed in */
export const addDoctorWithAccount = async (
  deps: { readonly db: Database; readonly clock: Clock },
  name = 'Dr. Meera Iyer',
): Promise<Member> => {
  const doctor = await addSignedIn(deps, 'patient');
  const added = await addDoctor(
    { db: deps.db, ids: randomIds },
    {
      name,
      registration: 'KA-12345',
      qualification: 'BDS, MDS',
      languages: ['en'],
      about: '',
      week: FULL_WEEK,
      email: doctor.email,
    },
  );
  expect(added.kind).toBe('added');
  return doctor;
};

/** One person's calls about one room. */
export const callerOf = (app: FastifyInstance, { token }: Pick<Member, 'token'>, id: string) => {
  const path = `/api/teleconsultations/${id}/room`;
  const post = async (to: string, body: object, key?: string) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(key !== undefined && { 'idempotency-key': key }),
    };
    const { status, body: said } = await browserOn(app).post(`${path}${to}`, body, headers);
    return { status, body: said };
  };
  return {
    read: () => browserOn(app).get(path, token),
    enter: () => post('/enter', {}),
    leave: (visit: string) => post('/leave', { visit }),
    signal: (visit: string, to: string, signals: readonly object[]) =>
      post('/signals', { visit, to, signals }),
    write: (text: string, key?: string) => post('/messages', { kind: 'chat', text }, key),
    share: (resultId: string, key?: string) =>
      post('/messages', { kind: 'result', result_id: resultId }, key),
    invite: (replaces: string | null = null) => post('/guest', { replaces }),
    admit: (guest: string) => post('/guest/admit', { guest }),
    end: (guest: string) => post('/guest/end', { guest }),
    news: (asked: {
      visit: string;
      after: number;
      other?: string;
      /** The state of the third person that the page knows of. */
      guest?: string;
    }): Promise<Reply<{ news: RoomNews }>> => {
      const query = new URLSearchParams({
        visit: asked.visit,
        after: String(asked.after),
        ...(asked.other !== undefined && { other: asked.other }),
        ...(asked.guest !== undefined && { guest: asked.guest }),
      });
      return browserOn(app).get(`${path}/news?${query}`, token);
    },
  };
};
export type Caller = ReturnType<typeof callerOf>;

/** Somebody without an account, who was given a link into a room. */
export const guestOn = (app: FastifyInstance) => {
  const post = (to: string, body: object, key?: string) =>
    browserOn(app).post(
      `/api/room-guest${to}`,
      body,
      key === undefined ? {} : { 'idempotency-key': key },
    );
  return {
    look: (link: string) => post('/look', { link }),
    ask: (link: string, name = 'Sunita', key?: string) =>
      post('/ask', { link, agrees: true, name }, key),
    enter: (token: string) => post('/enter', { token }),
    news: (asked: {
      token: string;
      visit: string;
      after: number;
      patient: string | null;
      doctor: string | null;
    }) => post('/news', asked),
    signal: (token: string, between: { visit: string; to: string }, signals: readonly object[]) =>
      post('/signals', { token, ...between, signals }),
    leave: (token: string) => post('/leave', { token }),
  };
};

/** Goes in. @returns the entry */
export const entryOf = async (caller: Caller): Promise<RoomEntry> => {
  const { status, body } = await caller.enter();
  expect(status).toBe(200);
  expect(body.entry).not.toBeNull();
  return body.entry;
};

/** The server with a booked consultation tomorrow at ten, its two people and a third. */
export const booked = async (
  db: Database,
  env: Record<string, string> = {},
  given: Partial<AppDeps> = {},
) => {
  const { app, clock } = await accountsApp(db, { env: testEnv(env), ...given });
  const doctor = await addDoctorWithAccount({ db, clock });
  const asha = await addSignedIn({ db, clock }, 'patient');
  const ravi = await addSignedIn({ db, clock }, 'patient');
  const reply = await callAs({ app, token: asha.token }, '/book', bookingOf(asha));
  expect(reply.status).toBe(200);
  const id: string = reply.body.appointment.id;
  const start = new Date(FRIDAY_TEN).getTime();
  return {
    app,
    clock,
    id,
    asha,
    ravi,
    doctor,
    patient: callerOf(app, asha, id),
    dentist: callerOf(app, doctor, id),
    third: callerOf(app, ravi, id),
    /** Moves the clock to so many milliseconds from the start. */
    at: (ms: number) => clock.advance(start + ms - clock.now().getTime()),
  };
};
export type Booked = Awaited<ReturnType<typeof booked>>;

/** What was written, in the order of its numbers. */
export const textsOf = (messages: readonly RoomMessage[]): string[] =>
  messages.map((each) => (each.kind === 'chat' ? each.text : `result ${each.result.urgency}`));

/** How many timers wait for the time of a poll; some of them may be the server's own. */
export const pollTimers = (clock: { waits: () => number[] }): number =>
  clock.waits().filter((ms) => ms === ROOM_POLL_MS).length;

/** Makes a call that waits for news, and goes on once it waits: its timer is armed. @returns what it will answer */
export const waitingFor = async <Answer>(
  clock: { waits: () => number[] },
  ask: () => Promise<Answer>,
): Promise<{ readonly answer: Promise<Answer> }> => {
  const before = pollTimers(clock);
  const answer = ask();
  await vi.waitFor(() => expect(pollTimers(clock)).toBeGreaterThan(before), 10_000);
  return { answer };
};
