import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { guestMark } from '../../../../contracts/rules/guest-mark.ts';
import type { RoomGuest } from '../../../../contracts/endpoints/room.ts';
import type { Database } from '../../../../server/db/connect.ts';
import {
  appointments,
  recordReads,
  roomGuests,
  roomMessages,
} from '../../../../server/db/schema.ts';
import { accountsIn } from '../../../../server/repositories/accounts.ts';
import { erasePersonalData } from '../../../../server/repositories/personal-data.ts';
import { roomClosingJob } from '../../../../server/services/rooms/visits.ts';
import { CALLS } from '../../../kit/endpoints.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { callAs } from '../../appointments/appointments.kit.ts';
import { MINUTE, NO_VISIT, booked, entryOf, guestOn, waitingFor } from '../rooms.kit.ts';
import type { Booked, Caller } from '../rooms.kit.ts';

const OFFER = { kind: 'offer', sdp: 'v=0' } as const;
const POLL = 20_000;
const END = 80 * MINUTE - 20 * MINUTE;

describe.each(DATABASES)('the third person of a room on $database', ({ fresh }) => {
  let db: Database;
  let house: Booked;
  let sunita: ReturnType<typeof guestOn>;
  beforeEach(async () => {
    ({ db } = await fresh());
    house = await booked(db);
    house.at(0);
    sunita = guestOn(house.app);
  });

  const invitedBy = async (caller: Caller): Promise<{ guest: RoomGuest; link: string }> => {
    const { status, body } = await caller.invite();
    expect(status).toBe(200);
    return body;
  };

  /** Both are in, and a guest of the dentist has asked to join. */
  const asking = async () => {
    const mine = await entryOf(house.patient);
    const theirs = await entryOf(house.dentist);
    const { guest, link } = await invitedBy(house.dentist);
    const token: string = (await sunita.ask(link)).body.token;
    return { mine, theirs, guest, link, token };
  };

  /** The same, and the patient has let them in. */
  const inside = async () => {
    const made = await asking();
    expect((await house.patient.admit(made.guest.id)).status).toBe(200);
    const { entry } = (await sunita.enter(made.token)).body;
    return { ...made, entry };
  };

  it('[NEW-80] has a link that is good once, of which only a fingerprint is kept', async () => {
    await entryOf(house.patient);
    const { link } = await invitedBy(house.patient);
    expect(link).toMatch(/^[\w-]{32}$/);
    // Looking does not use it up, as a preview of the message does.
    expect((await sunita.look(link)).status).toBe(200);
    expect((await sunita.look(link)).body).toEqual({ success: true });
    const first = await sunita.ask(link, ' Sunita  Rao ', 'request-of-sunita');
    expect(first.status).toBe(200);
    const second = await sunita.ask(link, 'Somebody else', 'another-request');
    expect([second.status, (await sunita.look(link)).status]).toEqual([404, 404]);
    // A reply that was lost is given again, to the same request alone.
    expect((await sunita.ask(link, 'Sunita Rao', 'request-of-sunita')).body).toEqual(first.body);
    const [row] = await db.sql.select().from(roomGuests);
    expect(row?.name).toBe('Sunita Rao');
    const kept = JSON.stringify(row);
    for (const secret of [link, first.body.token]) expect(kept).not.toContain(secret);
    // Neither secret is good for the other's calls.
    expect((await sunita.look(first.body.token)).status).toBe(404);
    expect((await sunita.enter(link)).status).toBe(404);
  });

  it('[NEW-80] is one even where two open the link in the same moment', async () => {
    await entryOf(house.patient);
    const { link } = await invitedBy(house.patient);
    const asked = await Promise.all(['One', 'Two', 'Three'].map((name) => sunita.ask(link, name)));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('[NEW-81] comes in once the patient has pressed, whoever has invited, and by nobody else', async () => {
    const { patient, dentist, third, clock } = house;
    const { guest, token, mine } = await asking();
    const waiting = (await waitingFor(clock, () => sunita.enter(token))).answer;
    for (const caller of [dentist, third]) expect((await caller.admit(guest.id)).status).toBe(404);
    expect((await patient.admit(NO_VISIT)).status).toBe(404);
    expect((await patient.admit(guest.id)).status).toBe(200);
    const { entry } = (await waiting).body;
    expect(entry).toMatchObject({
      patient: { name: 'Asha Rao', visit: mine.visit },
      doctor: { name: 'Dr. Meera Iyer' },
    });
    // A second press changes nothing.
    expect((await patient.admit(guest.id)).status).toBe(200);
    expect((await sunita.enter(token)).body.entry.visit).not.toBe(entry.visit);
  });

  it('[NEW-81] waits outside until the end of a poll, and nobody’s signals reach them', async () => {
    const { patient, clock } = house;
    const { token, mine, guest } = await asking();
    const waiting = (await waitingFor(clock, () => sunita.enter(token))).answer;
    clock.advance(POLL);
    expect((await waiting).body).toEqual({ entry: null });
    const between = { visit: NO_VISIT, to: mine.visit };
    expect((await sunita.signal(token, between, [OFFER])).body).toEqual({ is_current: false });
    await patient.signal(mine.visit, NO_VISIT, [OFFER]);
    expect(await db.sql.select().from(roomMessages)).toEqual([]);
    // An invitation that nobody has used cannot be let in: the patient says yes to a name.
    await patient.end(guest.id);
    const next = await invitedBy(patient);
    expect((await patient.admit(next.guest.id)).status).toBe(404);
  });

  it('[NEW-82] is told to both at each step, and a page that knows of none is not woken', async () => {
    const { patient, dentist, clock } = house;
    const mine = await entryOf(patient);
    const theirs = await entryOf(dentist);
    const newsOf = async (guest: RoomGuest | null) => {
      const asked = { after: 0, guest: guestMark(guest) };
      const both = await Promise.all([
        patient.news({ ...asked, visit: mine.visit, other: theirs.visit }),
        dentist.news({ ...asked, visit: theirs.visit, other: mine.visit }),
      ]);
      const [one, two] = both.map(({ body }) => body.news.guest);
      expect(one).toEqual(two);
      return one ?? null;
    };
    const old = { visit: mine.visit, after: 0, other: theirs.visit };
    let isWoken = false;
    const former = (await waitingFor(clock, () => patient.news(old))).answer.finally(() => {
      isWoken = true;
    });
    const { guest, link } = await invitedBy(dentist);
    const invited = await newsOf(null);
    expect(invited).toEqual({ ...guest, state: 'invited', name: null, signals: [] });
    expect(guest.invited_by).toBe('doctor');
    const { token } = (await sunita.ask(link)).body;
    const asks = await newsOf(invited);
    expect(asks).toMatchObject({ state: 'asking', name: 'Sunita', visit: null });
    await patient.admit(guest.id);
    const admitted = await newsOf(asks);
    expect(admitted).toMatchObject({ state: 'inside', visit: null });
    const { entry } = (await sunita.enter(token)).body;
    const there = await newsOf(admitted);
    expect(there).toMatchObject({ state: 'inside', visit: entry.visit });
    expect(isWoken).toBe(false);
    clock.advance(POLL);
    expect((await former).status).toBe(200);
    // Not heard of for three quarters of a minute: still a third person, and not connected.
    house.at(45_000);
    expect(await newsOf(there)).toMatchObject({ state: 'inside', name: 'Sunita', visit: null });
    await sunita.leave(token);
    expect(await newsOf(there)).toBeNull();
  });

  it.each(['patient', 'dentist'] as const)(
    '[NEW-82] is ended by the %s in one press: unused, asking and inside',
    async (who) => {
      const { third } = house;
      const caller = house[who];
      await entryOf(caller);
      const unused = await invitedBy(house.dentist);
      expect((await third.end(unused.guest.id)).status).toBe(404);
      expect((await sunita.look(unused.link)).status).toBe(200);
      await caller.end(unused.guest.id);
      expect((await sunita.look(unused.link)).status).toBe(404);
      const { guest, token } = await asking();
      await caller.end(guest.id);
      expect((await sunita.enter(token)).status).toBe(404);
      const later = await inside();
      // The former one is meant by a press that came late: nobody else goes.
      expect((await caller.end(guest.id)).status).toBe(200);
      const { entry } = later;
      const asked = { token: later.token, visit: entry.visit, after: entry.cursor };
      const known = { patient: entry.patient.visit, doctor: entry.doctor.visit };
      const waiting = (await waitingFor(house.clock, () => sunita.news({ ...asked, ...known })))
        .answer;
      await caller.end(later.guest.id);
      expect((await waiting).status).toBe(404);
      expect(await db.sql.select().from(roomGuests)).toEqual([]);
    },
  );

  it('is one at a time: a new link takes the place of an unused one, and of nobody who has come', async () => {
    const { patient, dentist } = house;
    await entryOf(patient);
    const first = await invitedBy(patient);
    // The other one's press knew of no invitation.
    expect((await dentist.invite()).status).toBe(409);
    const second = (await dentist.invite(first.guest.id)).body;
    expect([
      (await sunita.look(first.link)).status,
      (await sunita.look(second.link)).status,
    ]).toEqual([404, 200]);
    await sunita.ask(second.link);
    expect((await dentist.invite(second.guest.id)).status).toBe(409);
    expect(await db.sql.select().from(roomGuests)).toHaveLength(1);
  });

  it('[NEW-82] ends with the room, with another time, and with the account', async () => {
    const { app, patient, asha, id, at } = house;
    const { token } = await inside();
    const enter = async () => (await sunita.enter(token)).status;
    await db.sql.update(appointments).set({ state: 'cancelled' }).where(eq(appointments.id, id));
    expect(await enter()).toBe(404);
    await db.sql.update(appointments).set({ state: 'confirmed' }).where(eq(appointments.id, id));
    expect(await enter()).toBe(200);
    await roomClosingJob({ db }).run(`${id}:1`);
    expect(await enter()).toBe(200);
    at(END);
    expect(await enter()).toBe(404);
    expect((await patient.invite()).status).toBe(422);
    await roomClosingJob({ db }).run(`${id}:0`);
    expect(await db.sql.select().from(roomGuests)).toEqual([]);
    at(-5 * MINUTE);
    const { link } = await invitedBy(patient);
    const account = await accountsIn(db.sql).byId(asha.id);
    if (account === null) throw new Error('Nobody is there');
    await db.transaction((sql) => erasePersonalData(sql, account));
    expect((await sunita.look(link)).status).toBe(404);
    expect(await db.sql.select().from(roomGuests)).toEqual([]);
    expect((await callAs({ app, token: asha.token }, '/book', {})).status).not.toBe(200);
  });

  it('[NEW-83] gets and gives signals with each of the two, and reads nothing that was written or shared', async () => {
    const { patient, dentist } = house;
    const { mine, theirs, token, entry } = await inside();
    await patient.write('Only for the dentist');
    await patient.signal(mine.visit, theirs.visit, [{ ...OFFER, sdp: 'of the two' }]);
    await patient.signal(mine.visit, entry.visit, [{ ...OFFER, sdp: 'of asha' }]);
    await dentist.signal(theirs.visit, entry.visit, [{ ...OFFER, sdp: 'of meera' }]);
    const asked = { token, visit: entry.visit, after: entry.cursor };
    const known = { patient: mine.visit, doctor: theirs.visit };
    const { body } = await sunita.news({ ...asked, ...known });
    expect(body.news).toEqual({
      cursor: 4,
      patient: { visit: mine.visit, signals: [{ kind: 'offer', sdp: 'of asha' }] },
      doctor: { visit: theirs.visit, signals: [{ kind: 'offer', sdp: 'of meera' }] },
      is_current: true,
    });
    await sunita.signal(token, { visit: entry.visit, to: theirs.visit }, [OFFER]);
    const told = async (caller: Caller, visit: string, other: string) =>
      (await caller.news({ visit, other, after: 4, guest: 'none' })).body.news;
    expect((await told(dentist, theirs.visit, mine.visit)).guest?.signals).toEqual([OFFER]);
    expect((await told(patient, mine.visit, theirs.visit)).guest?.signals).toEqual([]);
    // What the two tell each other is not changed by it.
    expect((await told(patient, mine.visit, theirs.visit)).signals).toEqual([]);
    // The same secret on another page: the former visit counts no more.
    await sunita.enter(token);
    const former = (await sunita.news({ ...asked, ...known })).body.news;
    expect(former).toMatchObject({ is_current: false, patient: { signals: [] } });
  });

  it('[NEW-83] is nobody to every other call, and no look of theirs is written down', async () => {
    const { app, id } = house;
    const { token, link } = await inside();
    const OPEN = new Set(['none', 'optional']);
    const closed = CALLS.filter(({ endpoint }) => !OPEN.has(endpoint.auth));
    expect(closed.length).toBeGreaterThan(50);
    for (const { endpoint, name } of closed) {
      const path = endpoint.path.replaceAll(/:\w+/g, id);
      for (const secret of [token, link]) {
        const reply = await app.inject({
          method: endpoint.method,
          url: path,
          headers: { authorization: `Bearer ${secret}` },
          ...(endpoint.method === 'POST' && { payload: endpoint.example?.body ?? {} }),
        });
        expect([name, reply.statusCode]).toEqual([name, 401]);
      }
    }
    expect(await db.sql.select().from(recordReads)).toEqual([]);
  });

  it('is bounded: a million bytes of signals, and three that wait', async () => {
    const { clock } = house;
    const { mine, theirs, token, entry } = await inside();
    const long = { ...OFFER, sdp: 'x'.repeat(19_900) };
    await db.sql.insert(roomMessages).values(
      Array.from({ length: 51 }, (_each, index) => ({
        id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        appointmentId: house.id,
        sequence: 1000 + index,
        sender: 'guest' as const,
        kind: 'offer' as const,
        fromVisit: entry.visit,
        toVisit: mine.visit,
        body: long,
        createdAt: clock.now(),
      })),
    );
    await db.sql.execute(`update rooms set signal_count = 51, last_sequence = 2000`);
    const between = { visit: entry.visit, to: mine.visit };
    expect((await sunita.signal(token, between, [long])).status).toBe(422);
    const asked = { token, visit: entry.visit, after: 2000 };
    const known = { patient: mine.visit, doctor: theirs.visit };
    const ask = () => sunita.news({ ...asked, ...known });
    const waiting = [
      (await waitingFor(clock, ask)).answer,
      (await waitingFor(clock, ask)).answer,
      (await waitingFor(clock, ask)).answer,
    ];
    expect((await ask()).status).toBe(429);
    clock.advance(POLL);
    for (const each of await Promise.all(waiting)) expect(each.status).toBe(200);
  });

  it.each([
    ['a name of blanks', { name: '  ' }],
    ['a name without a letter', { name: '+91 98' }],
    ['a name that is too long', { name: 'x'.repeat(61) }],
    ['who does not agree', { agrees: false }],
    ['a link that is none', { link: 'short' }],
  ])('is refused for %s', async (_what, changed) => {
    await entryOf(house.patient);
    const { link } = await invitedBy(house.patient);
    const body = { link, agrees: true, name: 'Sunita', ...changed };
    const reply = await house.app.inject({
      method: 'POST',
      url: '/api/room-guest/ask',
      payload: body,
    });
    expect(reply.statusCode).toBe(400);
    expect((await sunita.look(link)).status).toBe(200);
  });
});
