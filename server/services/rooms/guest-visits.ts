import type { GuestEntry, GuestNews } from '../../../contracts/endpoints/room-guest.ts';
import type { Signal } from '../../../contracts/endpoints/room.ts';
import { ROOM_POLL_MS } from '../../../contracts/booking/room.ts';
import type { Sql } from '../../db/connect.ts';
import { fingerprint } from '../../lib/fingerprint.ts';
import { roomGuestsIn, signalsBetween } from '../../repositories/room-guests.ts';
import type { GuestOfCall, GuestRow } from '../../repositories/room-guests.ts';
import { roomsIn } from '../../repositories/rooms.ts';
import type { RoomRow } from '../../repositories/rooms.ts';
import { visitOfGuest } from './guests.ts';
import { iceServersUntil } from './ice.ts';
import { addSignals, hasSignalledEnough, signalsIn } from './messages.ts';
import type { Signals } from './messages.ts';
import { closesAt, phaseAt, visitIn } from './room.ts';
import type { RoomDeps } from './room.ts';
import { SEEN_AGAIN_MS } from './news.ts';
import type { NoPlace, Place, Waits } from './waits.ts';

/** Finds who holds a secret, while their room is open; `null` in any other case, which nobody is told apart. */
const guestWith = async (
  sql: Sql,
  { clock }: Pick<RoomDeps, 'clock'>,
  secret: string,
): Promise<GuestOfCall | null> => {
  const found = await roomGuestsIn(sql).byToken(fingerprint(secret));
  return found !== null && phaseAt(found.appointment, clock.now()) === 'open' ? found : null;
};

/** Finds the same with the room locked, as it is then. */
const lockedWith = async (
  sql: Sql,
  deps: Pick<RoomDeps, 'clock'>,
  secret: string,
): Promise<{ readonly found: GuestOfCall; readonly room: RoomRow } | null> => {
  const seen = await guestWith(sql, deps, secret);
  const room = seen && (await roomsIn(sql).lock(seen.appointment.id));
  const found = room && (await guestWith(sql, deps, secret));
  return found === null ? null : { found, room: room as RoomRow };
};

/** Returns true when a link is good: nobody has used it. */
export const isLinkGood = async (
  deps: Pick<RoomDeps, 'db' | 'clock'>,
  link: string,
): Promise<boolean> => (await guestWith(deps.db.sql, deps, link))?.guest.name === null;

/**
 * Uses a link up: from now on its guest is known by a secret of their own. That is made of the link and of the request, so
 * that a reply that was lost can be given again, and to nobody else.
 * @returns the secret; `null` when the link is no good
 */
export const askToJoin = (
  deps: Pick<RoomDeps, 'db' | 'clock'>,
  {
    link,
    name,
    requestKey,
  }: { readonly link: string; readonly name: string; readonly requestKey: string },
): Promise<string | null> =>
  deps.db.transaction(async (sql) => {
    const token = fingerprint(link, requestKey);
    const unused = await lockedWith(sql, deps, link);
    if (unused === null) return (await guestWith(sql, deps, token)) === null ? null : token;
    const { guest } = unused.found;
    if (guest.name !== null) return null;
    await roomGuestsIn(sql).change(guest.id, { name, tokenHash: fingerprint(token) });
    await roomsIn(sql).wake(guest.appointmentId);
    return token;
  });

type WaitingDeps = RoomDeps & { readonly waits: Waits; readonly closing: AbortSignal };
type Waiting = { readonly token: string; readonly gone: AbortSignal };

/** Asks again and again until there is an answer, or the time of a poll is over; as `waitForNews` does for the two. */
const waitFor = async <Answer>(
  deps: WaitingDeps,
  { token, gone }: Waiting,
  ask: (isOver: boolean) => Promise<{ readonly answer: Answer } | null>,
): Promise<Answer | NoPlace | null> => {
  const { db, clock, waits, closing } = deps;
  const found = await guestWith(db.sql, deps, token);
  if (found === null || found.guest.name === null) return null;
  const { id, appointmentId } = found.guest;
  const place: Place | NoPlace = waits.take(
    { room: appointmentId, account: id },
    { ms: ROOM_POLL_MS, gone },
  );
  if (typeof place === 'string') return place;
  try {
    const until = clock.now().getTime() + ROOM_POLL_MS;
    for (;;) {
      const isOver = closing.aborted || gone.aborted || clock.now().getTime() >= until;
      const asked = await ask(isOver);
      if (asked !== null) return asked.answer;
      await place.news();
    }
  } finally {
    place.giveBack();
  }
};

/** Waits to be let in and goes in: this visit becomes current. Its answer is `entry: null` while the patient has not pressed. */
export const enterAsGuest = (
  deps: WaitingDeps,
  waiting: Waiting,
): Promise<{ readonly entry: GuestEntry | null } | NoPlace | null> =>
  waitFor<{ readonly entry: GuestEntry | null } | null>(deps, waiting, async (isOver) => {
    const found = await guestWith(deps.db.sql, deps, waiting.token);
    if (found === null) return { answer: null };
    if (found.guest.admittedAt === null) return isOver ? { answer: { entry: null } } : null;
    const entry = await goIn(deps, waiting.token);
    return { answer: entry && { entry } };
  });

const goIn = (deps: RoomDeps, token: string): Promise<GuestEntry | null> =>
  deps.db.transaction(async (sql) => {
    const inside = await lockedWith(sql, deps, token);
    if (inside === null || inside.found.guest.admittedAt === null) return null;
    const { guest, appointment, doctor } = inside.found;
    const { clock, ids, ice } = deps;
    const now = clock.now();
    const visit = ids.row();
    await roomGuestsIn(sql).change(guest.id, { visit, seenAt: now });
    await roomsIn(sql).wake(appointment.id);
    const { room } = inside;
    return {
      visit,
      cursor: room.lastSequence,
      patient: { name: appointment.patientName, visit: visitIn(room, 'patient', now) },
      doctor: { name: doctor.name, visit: visitIn(room, 'doctor', now) },
      ice_servers: iceServersUntil(
        { side: `${appointment.id}:guest`, until: closesAt(appointment) },
        ice,
      ),
    };
  });

type NewsRequest = Waiting & {
  readonly visit: string;
  readonly patient: string | null;
  readonly doctor: string | null;
  readonly after: number;
};

/** Waits until there is news that the guest does not know; `null` once there is no such guest. */
export const waitForGuestNews = (
  deps: WaitingDeps,
  request: NewsRequest,
): Promise<GuestNews | NoPlace | null> =>
  waitFor<GuestNews | null>(deps, request, async (isOver) => {
    await beSeen(deps, request);
    const news = await newsFor(deps, request);
    return news === null || isOver || isNew(news, request) ? { answer: news } : null;
  });

const isNew = ({ patient, doctor, is_current }: GuestNews, known: NewsRequest): boolean =>
  patient.visit !== known.patient ||
  doctor.visit !== known.doctor ||
  patient.signals.length + doctor.signals.length > 0 ||
  !is_current;

/** Notes that the guest is there. A visit that had counted as gone is back, and the two are told. */
const beSeen = async (deps: WaitingDeps, { token, visit }: NewsRequest): Promise<void> => {
  const now = deps.clock.now();
  const isFresh = ({ guest }: { readonly guest: GuestRow }): boolean =>
    guest.visit !== visit ||
    (guest.seenAt !== null && now.getTime() - guest.seenAt.getTime() < SEEN_AGAIN_MS);
  const seen = await guestWith(deps.db.sql, deps, token);
  if (seen === null || isFresh(seen)) return;
  await deps.db.transaction(async (sql) => {
    const locked = await lockedWith(sql, deps, token);
    if (locked === null || isFresh(locked.found)) return;
    const { guest } = locked.found;
    await roomGuestsIn(sql).change(guest.id, { seenAt: now });
    if (visitOfGuest(guest, now) === null) await roomsIn(sql).wake(guest.appointmentId);
  });
};

const newsFor = async (
  deps: WaitingDeps,
  { token, visit, after }: NewsRequest,
): Promise<GuestNews | null> => {
  const { sql } = deps.db;
  const found = await guestWith(sql, deps, token);
  const room = found && (await roomsIn(sql).byId(found.appointment.id));
  if (found === null || room === null) return null;
  const isCurrent = found.guest.visit === visit;
  const now = deps.clock.now();
  const from = async (role: 'patient' | 'doctor'): Promise<GuestNews['patient']> => {
    const theirs = visitIn(room, role, now);
    return { visit: theirs, signals: isCurrent ? await between(theirs) : [] };
  };
  const between = async (theirs: string | null): Promise<Signal[]> => {
    if (theirs === null) return [];
    const among = { after, until: room.lastSequence, from: theirs, to: visit };
    return signalsIn(await signalsBetween(sql, room.appointmentId, among));
  };
  return {
    cursor: Math.max(after, room.lastSequence),
    patient: await from('patient'),
    doctor: await from('doctor'),
    is_current: isCurrent,
  };
};

/** Hands a guest's signals to one of the two. @returns true when the visit is current; `null` once there is no such guest */
export const sendGuestSignals = (
  deps: RoomDeps,
  { token, visit, to, signals }: Signals & { readonly token: string },
): Promise<boolean | 'full' | null> =>
  deps.db.transaction(async (sql) => {
    const locked = await lockedWith(sql, deps, token);
    if (locked === null) return null;
    const { room, found } = locked;
    if (found.guest.admittedAt === null || found.guest.visit !== visit) return false;
    if (room.patientVisit !== to && room.doctorVisit !== to) return true;
    if (await hasSignalledEnough(sql, 'guest', { room, coming: signals })) return 'full';
    await addSignals(sql, deps, { room, sender: 'guest', visit, to, signals });
    return true;
  });

/** Leaves for good. Who is not there any more has left. */
export const leaveAsGuest = (deps: Pick<RoomDeps, 'db' | 'clock'>, token: string): Promise<void> =>
  deps.db.transaction(async (sql) => {
    const locked = await lockedWith(sql, deps, token);
    if (locked === null || locked.found.guest.name === null) return;
    await roomGuestsIn(sql).delete(locked.found.guest.id);
    await roomsIn(sql).wake(locked.room.appointmentId);
  });
