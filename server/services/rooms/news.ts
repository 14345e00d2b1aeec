import type { RoomNews } from '../../../contracts/endpoints/room.ts';
import { ROOM_POLL_MS } from '../../../contracts/booking/room.ts';
import { guestMark } from '../../../contracts/rules/guest-mark.ts';
import type { Sql } from '../../db/connect.ts';
import { roomGuestsIn, signalsBetween } from '../../repositories/room-guests.ts';
import { roomMessagesIn, roomsIn } from '../../repositories/rooms.ts';
import type { RoomRow } from '../../repositories/rooms.ts';
import { shownGuest } from './guests.ts';
import { signalsIn, talkIn } from './messages.ts';
import { atDoor, closesAt, otherOf, phaseAt, stayIn, visitIn } from './room.ts';
import type { RoomRequest, AtDoor, RoomDeps } from './room.ts';
import { isCurrent, seenAs } from './visits.ts';
import type { NoPlace, Waits } from './waits.ts';

type NewsRequest = RoomRequest & {
  readonly visit: string;
  /** The other person's visit that the caller knows of. */
  readonly other: string | null;
  /** The state of the third person that the caller knows of; `null` for a caller who knows of none. */
  readonly guest: string | null;
  readonly after: number;
  /** Aborts when the caller has gone away. */
  readonly gone: AbortSignal;
};

type Deps = Pick<RoomDeps, 'db' | 'clock'> & {
  readonly waits: Waits;
  readonly closing: AbortSignal;
};

/** Asking for news counts as being there. A visit is noted at most once in this time, in milliseconds. */
export const SEEN_AGAIN_MS = 5000;

/**
 * Waits until there is news that the caller does not know, or the time of a poll is over. News is read from the tables
 * each time: the wake-up itself carries none. Returns `null` when the room is not the caller's.
 */
export const waitForNews = async (
  deps: Deps,
  request: NewsRequest,
): Promise<RoomNews | NoPlace | null> => {
  const { db, clock, waits, closing } = deps;
  const door = await atDoor(db.sql, request);
  if (door === null) return null;
  const place = waits.take(
    { room: request.id, account: request.accountId },
    { ms: ROOM_POLL_MS, gone: request.gone },
  );
  if (typeof place === 'string') return place;
  try {
    const until = clock.now().getTime() + ROOM_POLL_MS;
    await beSeen(deps, door, request);
    for (;;) {
      // Decided before the tables are read, so that the last answer is what they hold at the end.
      const isOver = closing.aborted || request.gone.aborted || clock.now().getTime() >= until;
      const news = await newsFor(deps, request);
      if (news === null || isOver || isNew(news, request)) return news;
      await place.news();
    }
  } finally {
    place.giveBack();
  }
};

const isNew = (news: RoomNews, { other, guest }: NewsRequest): boolean =>
  news.messages.length + news.signals.length + (news.guest?.signals.length ?? 0) > 0 ||
  (guest !== null && guestMark(news.guest ?? null) !== guest) ||
  news.other_visit !== other ||
  !news.is_current ||
  news.phase !== 'open';

/** Notes that the caller is there. A visit that had counted as gone is back, and the other person is told. */
const beSeen = async (
  { db, clock }: Deps,
  { role }: AtDoor,
  { id, visit }: NewsRequest,
): Promise<void> => {
  const now = clock.now();
  const isFresh = (room: RoomRow | null): boolean => {
    if (room === null || !isCurrent(room, role, visit)) return true;
    const seenAt = role === 'patient' ? room.patientSeenAt : room.doctorSeenAt;
    return seenAt !== null && now.getTime() - seenAt.getTime() < SEEN_AGAIN_MS;
  };
  if (isFresh(await roomsIn(db.sql).byId(id))) return;
  await db.transaction(async (sql) => {
    const room = await roomsIn(sql).lock(id);
    if (room === null || isFresh(room)) return;
    const wasGone = visitIn(room, role, now) === null;
    await roomsIn(sql).change(id, seenAs(role, visit, now));
    if (wasGone) await roomsIn(sql).wake(id);
  });
};

/**
 * Reads what the caller does not know yet. The room's row is read first, so that a later message comes with the next
 * answer.
 */
const newsFor = async (
  { db, clock }: Deps,
  { accountId, id, visit, after }: NewsRequest,
): Promise<RoomNews | null> => {
  const door = await atDoor(db.sql, { accountId, id });
  if (door === null) return null;
  const { appointment, role } = door;
  const now = clock.now();
  const room = await roomsIn(db.sql).byId(id);
  const ofTime = {
    phase: phaseAt(appointment, now),
    closes_in_ms: Math.max(0, closesAt(appointment).getTime() - now.getTime()),
  };
  if (room?.booking !== appointment.sequence || !isCurrent(room, role, visit)) {
    const none = { messages: [], signals: [], other_visit: null };
    return { cursor: after, ...none, has_other_left: false, is_current: false, ...ofTime };
  }
  const other = visitIn(room, otherOf(role), now);
  const range = { after, until: room.lastSequence };
  const rows = await roomMessagesIn(db.sql).between(id, range, { from: other, to: visit });
  const guest = await guestFor(db.sql, { id, visit, range, now });
  return {
    cursor: Math.max(after, room.lastSequence),
    messages: talkIn(rows),
    signals: signalsIn(rows),
    other_visit: other,
    has_other_left: stayIn(room, otherOf(role), now) === 'left',
    is_current: true,
    ...ofTime,
    ...(guest !== null && { guest }),
  };
};

type GuestRequest = Pick<NewsRequest, 'id' | 'visit'> & {
  readonly range: { readonly after: number; readonly until: number };
  readonly now: Date;
};

/** Reads the third person, with the signals for the caller's visit; `null` where there is none. */
const guestFor = async (
  sql: Sql,
  { id, visit, range, now }: GuestRequest,
): Promise<NonNullable<RoomNews['guest']> | null> => {
  const row = await roomGuestsIn(sql).ofRoom(id);
  if (row === null) return null;
  const guest = shownGuest(row, now);
  if (guest.visit === null) return { ...guest, signals: [] };
  const rows = await signalsBetween(sql, id, { ...range, from: guest.visit, to: visit });
  return { ...guest, signals: signalsIn(rows) };
};
