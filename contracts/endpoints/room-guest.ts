import * as z from 'zod/mini';
import { Success } from '../common/success.ts';
import { ROOM_SIGNALS_AT_ONCE } from '../booking/room.ts';
import { ROOM_GUEST } from '../forms/room-guest.ts';
import { shapeOf } from '../forms/schema.ts';
import { endpoint } from './endpoint.ts';
import { SOME_ID } from './examples.ts';
import { IceServer, RoomGuest, Signal } from './room.ts';

const tag = 'Video room';
const perMs = 60_000;

/** A secret of a guest: the link's, or the one that the guest's page gets for it. */
const Secret = z.string().check(z.regex(/^[\w-]{20,60}$/));
const SOME_SECRET = 'c2VjcmV0LW9mLWEtZ3Vlc3QtMDAwMDAw';

const ofRoom = {
  tag,
  auth: 'patient',
  params: z.object({ id: z.uuid() }),
} as const;

/** Nobody needs an account here: the secret in the body is the right, so that no log of addresses keeps it. */
const ofGuest = { tag, method: 'POST', auth: 'none' } as const;

/**
 * Invites one third person into an open room. The reply holds the secret of a link that is good once; only its fingerprint
 * is kept. `replaces` names an invitation that the caller knows of and nobody has used. 409: it is another one by now.
 */
export const inviteGuest = endpoint({
  ...ofRoom,
  method: 'POST',
  path: '/api/teleconsultations/:id/room/guest',
  summary: 'Invite a third person into the room',
  rate: { max: 20, perMs },
  body: z.object({ replaces: z.nullable(z.uuid()) }),
  replies: { 200: z.object({ guest: RoomGuest, link: z.string() }) },
  example: { params: { id: SOME_ID }, body: { replaces: null } },
});

/** Lets a guest in who has said a name. The patient alone can; a guest who is gone by now is not there. */
export const admitGuest = endpoint({
  ...ofRoom,
  method: 'POST',
  path: '/api/teleconsultations/:id/room/guest/admit',
  summary: 'Let the third person in',
  rate: { max: 20, perMs },
  body: z.object({ guest: z.uuid() }),
  replies: { 200: Success },
  example: { params: { id: SOME_ID }, body: { guest: SOME_ID } },
});

/** Takes an invitation back, or ends the call for the guest: either of the two can, at any moment. */
export const endGuest = endpoint({
  ...ofRoom,
  method: 'POST',
  path: '/api/teleconsultations/:id/room/guest/end',
  summary: 'Take the invitation back, or end the call for the third person',
  rate: { max: 60, perMs },
  body: z.object({ guest: z.uuid() }),
  replies: { 200: Success },
  example: { params: { id: SOME_ID }, body: { guest: SOME_ID } },
});

/** Tells whether a link is still good. It names nobody, and looking does not use it up. */
export const lookAtLink = endpoint({
  ...ofGuest,
  path: '/api/room-guest/look',
  summary: 'Whether a link into a call is good',
  rate: { max: 30, perMs },
  body: z.object({ link: Secret }),
  replies: { 200: Success },
  example: { body: { link: SOME_SECRET } },
});

/**
 * Asks to join, which uses the link up. The same request again, with the same key, is answered with the same secret. 404:
 * the link is no good, for whatever reason.
 */
export const askToJoin = endpoint({
  ...ofGuest,
  path: '/api/room-guest/ask',
  summary: 'Ask to join a call as a guest',
  creates: true,
  rate: { max: 20, perMs },
  body: z.object({ link: Secret, agrees: z.literal(true), ...shapeOf(ROOM_GUEST) }),
  replies: { 200: z.object({ token: z.string() }) },
  example: { body: { link: SOME_SECRET, agrees: true, name: 'Sunita' } },
});

/** One of the two people, as the guest knows them: by a name, and whether they are there. */
const GuestPeer = z.object({ name: z.string(), visit: z.nullable(z.uuid()) });
export type GuestPeer = z.infer<typeof GuestPeer>;

/** Everything that a guest is told on going in. */
export const GuestEntry = z.object({
  visit: z.uuid(),
  cursor: z.number(),
  patient: GuestPeer,
  doctor: GuestPeer,
  ice_servers: z.array(IceServer),
});
export type GuestEntry = z.infer<typeof GuestEntry>;

/** Waits for a bounded time to be let in, and goes in; `null` while the patient has not pressed. */
export const enterAsGuest = endpoint({
  ...ofGuest,
  path: '/api/room-guest/enter',
  summary: 'Go into a call as a guest, once the patient agrees',
  rate: { max: 60, perMs },
  body: z.object({ token: Secret }),
  replies: { 200: z.object({ entry: z.nullable(GuestEntry) }) },
  example: { body: { token: SOME_SECRET } },
});

const FromPeer = z.object({ visit: z.nullable(z.uuid()), signals: z.array(Signal) });

export const GuestNews = z.object({
  cursor: z.number(),
  patient: FromPeer,
  doctor: FromPeer,
  /** False when the guest has come in again elsewhere, with the same secret. */
  is_current: z.boolean(),
});
export type GuestNews = z.infer<typeof GuestNews>;

/** Waits for news, for a bounded time. `patient` and `doctor` are the visits that the caller knows of. */
export const readGuestNews = endpoint({
  ...ofGuest,
  path: '/api/room-guest/news',
  summary: 'Wait for what is new for a guest',
  rate: { max: 240, perMs },
  body: z.object({
    token: Secret,
    visit: z.uuid(),
    patient: z.nullable(z.uuid()),
    doctor: z.nullable(z.uuid()),
    after: z.int().check(z.minimum(0)),
  }),
  replies: { 200: z.object({ news: GuestNews }) },
  example: {
    body: { token: SOME_SECRET, visit: SOME_ID, patient: null, doctor: null, after: 0 },
  },
});

/** Hands a guest's signals to one visit of one of the two. */
export const sendGuestSignals = endpoint({
  ...ofGuest,
  path: '/api/room-guest/signals',
  summary: 'Help the browsers of a guest and of one of the two find each other',
  rate: { max: 240, perMs },
  body: z.object({
    token: Secret,
    visit: z.uuid(),
    to: z.uuid(),
    signals: z.array(Signal).check(z.minLength(1), z.maxLength(ROOM_SIGNALS_AT_ONCE)),
  }),
  replies: { 200: z.object({ is_current: z.boolean() }) },
  example: {
    body: {
      token: SOME_SECRET,
      visit: SOME_ID,
      to: SOME_ID,
      signals: [{ kind: 'offer', sdp: 'v=0' }],
    },
  },
});

/** Leaves for good: the secret is worth nothing any more. */
export const leaveAsGuest = endpoint({
  ...ofGuest,
  path: '/api/room-guest/leave',
  summary: 'Leave a call as a guest',
  rate: { max: 30, perMs },
  body: z.object({ token: Secret }),
  replies: { 200: Success },
  example: { body: { token: SOME_SECRET } },
});
