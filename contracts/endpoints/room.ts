import * as z from 'zod/mini';
import { Moment } from '../common/moment.ts';
import { Success } from '../common/success.ts';
import { CourseAnswer } from '../assessment/check-in.ts';
import { SoapNote } from '../assessment/diagnosis.ts';
import {
  ROOM_SDP_MAX,
  ROOM_SIGNALS_AT_ONCE,
  ROOM_SIGNALS_MAX,
  ROOM_TALK_MAX,
  ROOM_TEXT_MAX,
} from '../booking/room.ts';
import { endpoint } from './endpoint.ts';
import { SOME_ID } from './examples.ts';

const tag = 'Video room';
const perMs = 60_000;

export const ROOM_ROLES = ['patient', 'doctor'] as const;
const RoomRole = z.enum(ROOM_ROLES);
export type RoomRole = z.infer<typeof RoomRole>;

/**
 * The room of a consultation as one of its two people reads it. Remaining times are in milliseconds by the server's
 * clock, so that a phone whose clock is wrong opens it at the right moment.
 */
export const Room = z.object({
  role: RoomRole,
  phase: z.enum(['early', 'open', 'over']),
  starts_at: Moment,
  opens_at: Moment,
  closes_at: Moment,
  opens_in_ms: z.number(),
  closes_in_ms: z.number(),
  minutes: z.number(),
  patient_name: z.string(),
  /** The person who answers for a child, for the dentist; null where the patient answers for themself. */
  guardian: z._default(z.nullable(z.string()), null),
  doctor_name: z.string(),
  /**
   * Number under which the dentist is registered; null for samples. A server of the release before does not send it.
   */
  doctor_registration: z._default(z.nullable(z.string()), null),
  is_sample: z.boolean(),
  /** Notes that the patient wrote at booking, for the doctor alone. */
  notes: z.nullable(z.string()),
  /** Address at which the call is held instead, while the room is open; null for the room itself. */
  meeting_url: z.nullable(z.string()),
  /** Time until the patient may say that the dentist did not come; null where the dentist came, and for the dentist. */
  absence_in_ms: z._default(z.nullable(z.number()), null),
  /**
   * State of the caller's own visit. `inside`: present in this moment, so that a page that was reloaded goes back in.
   */
  own: z.enum(['new', 'inside', 'left']),
});
export type Room = z.infer<typeof Room>;

/** A server that tells two browsers their addresses, in the words of RTCConfiguration. */
export const IceServer = z.object({
  urls: z.array(z.string()),
  username: z.optional(z.string()),
  credential: z.optional(z.string()),
});
export type IceServer = z.infer<typeof IceServer>;

const Description = z.object({
  kind: z.enum(['offer', 'answer']),
  sdp: z.string().check(z.minLength(1), z.maxLength(ROOM_SDP_MAX)),
});
const SHORT = 1000;
const Candidate = z.object({
  kind: z.literal('candidate'),
  candidate: z.string().check(z.maxLength(SHORT)),
  sdpMid: z.nullable(z.string().check(z.maxLength(SHORT))),
  sdpMLineIndex: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
});

/** A message from one browser to the other by which they find each other. */
export const Signal = z.union([Description, Candidate]);
export type Signal = z.infer<typeof Signal>;

/** The part of a shared saved result that the dentist reads. */
export const SharedResult = z.object({
  id: z.uuid(),
  made_at: Moment,
  urgency: z.string(),
  emergency: z.boolean(),
  likely: z.array(z.object({ name: z.string(), likelihood: z.number() })),
  note: SoapNote,
  /** What was told since the result was made, the newest last. A server of the release before does not send it. */
  course: z._default(z.array(CourseAnswer), []),
});
export type SharedResult = z.infer<typeof SharedResult>;

const said = { sequence: z.number(), from: RoomRole, at: Moment };

/** Something that was written or shared. Other things to share become further kinds. */
export const RoomMessage = z.union([
  z.object({
    ...said,
    kind: z.literal('chat'),
    text: z.string(),
    /** The picture that came with it, as `listStills` lists it unless it was deleted. */
    still: z.optional(z.uuid()),
  }),
  z.object({ ...said, kind: z.literal('result'), result: SharedResult }),
]);
export type RoomMessage = z.infer<typeof RoomMessage>;

/**
 * True when the other person was in the room and left it on purpose: not while they are still to come, and not when only
 * their connection was lost. A server of the release before does not send it.
 */
const HasOtherLeft = z._default(z.boolean(), false);

/** Reply to going in: the person has one visit at a time, and the newest one counts. */
export const RoomEntry = z.object({
  visit: z.uuid(),
  /** The visit of the other person; null while they are not there. */
  other_visit: z.nullable(z.uuid()),
  has_other_left: HasOtherLeft,
  /** Position in the room's talk: whatever comes later is news. */
  cursor: z.number(),
  messages: z.array(RoomMessage).check(z.maxLength(ROOM_TALK_MAX)),
  ice_servers: z.array(IceServer),
});
export type RoomEntry = z.infer<typeof RoomEntry>;

/**
 * The third person of a room, whom the two have invited by a link: `invited` until somebody uses it, `asking` until the
 * patient agrees, `inside` from then on.
 */
export const RoomGuest = z.object({
  id: z.uuid(),
  state: z.enum(['invited', 'asking', 'inside']),
  invited_by: RoomRole,
  /** The name that the guest has given; null before. */
  name: z.nullable(z.string()),
  /** The guest's visit; null while they are not there. */
  visit: z.nullable(z.uuid()),
});
export type RoomGuest = z.infer<typeof RoomGuest>;

/** Everything that has happened since the last news. */
export const RoomNews = z.object({
  cursor: z.number(),
  messages: z.array(RoomMessage),
  signals: z.array(Signal),
  other_visit: z.nullable(z.uuid()),
  has_other_left: HasOtherLeft,
  /** False when the visit counts no longer: the same person may have come in elsewhere. */
  is_current: z.boolean(),
  phase: z.enum(['early', 'open', 'over']),
  closes_in_ms: z.number(),
  /** The third person, with what their browser tells the caller's; missing while there is none. */
  guest: z.optional(z.object({ ...RoomGuest.shape, signals: z.array(Signal) })),
});
export type RoomNews = z.infer<typeof RoomNews>;

const ofRoom = {
  tag,
  auth: 'patient',
  params: z.object({ id: z.uuid() }),
} as const;

/** Reads the room: when it opens, and who is expected. 404 for everybody but the two people of the booking. */
export const readRoom = endpoint({
  ...ofRoom,
  method: 'GET',
  path: '/api/teleconsultations/:id/room',
  summary: 'The room of a video call',
  rate: { max: 60, perMs },
  replies: { 200: z.object({ room: Room }) },
  example: { params: { id: SOME_ID } },
});

/**
 * Goes into the room. There is no entry where the room is not open yet, is closed or is held elsewhere; the reply's
 * room says which.
 */
export const enterRoom = endpoint({
  ...ofRoom,
  method: 'POST',
  path: '/api/teleconsultations/:id/room/enter',
  summary: 'Go into the room',
  rate: { max: 30, perMs },
  body: z.nullish(z.object({})),
  replies: { 200: z.object({ room: Room, entry: z.nullable(RoomEntry) }) },
  example: { params: { id: SOME_ID }, body: {} },
});

/** Leaves the room; a visit that counts no longer changes nothing. */
export const leaveRoom = endpoint({
  ...ofRoom,
  method: 'POST',
  path: '/api/teleconsultations/:id/room/leave',
  summary: 'Leave the room',
  rate: { max: 30, perMs },
  body: z.object({ visit: z.uuid() }),
  replies: { 200: Success },
  example: { params: { id: SOME_ID }, body: { visit: SOME_ID } },
});

/** Hands signals to one visit of the other person; nothing is kept for a later one. */
export const sendSignals = endpoint({
  ...ofRoom,
  method: 'POST',
  path: '/api/teleconsultations/:id/room/signals',
  summary: 'Help two browsers find each other',
  rate: { max: 240, perMs },
  body: z.object({
    visit: z.uuid(),
    to: z.uuid(),
    signals: z.array(Signal).check(z.minLength(1), z.maxLength(ROOM_SIGNALS_AT_ONCE)),
  }),
  replies: { 200: z.object({ is_current: z.boolean() }) },
  example: {
    params: { id: SOME_ID },
    body: { visit: SOME_ID, to: SOME_ID, signals: [{ kind: 'offer', sdp: 'v=0' }] },
  },
});

/**
 * Writes something, or shares one of the caller's own saved results. 404: there is no such result, or it is another
 * account's.
 */
export const sendRoomMessage = endpoint({
  ...ofRoom,
  method: 'POST',
  path: '/api/teleconsultations/:id/room/messages',
  summary: 'Write something in the room, or share a result',
  creates: true,
  rate: { max: 60, perMs },
  body: z.union([
    z.object({
      kind: z.literal('chat'),
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(ROOM_TEXT_MAX)),
    }),
    z.object({ kind: z.literal('result'), result_id: z.uuid() }),
  ]),
  replies: { 200: z.object({ message: RoomMessage }) },
  example: { params: { id: SOME_ID }, body: { kind: 'chat', text: 'Hello' } },
});

/** The longest number that counts what is said in a room. */
const CURSOR_DIGITS = String(ROOM_SIGNALS_MAX + ROOM_TALK_MAX).length;

/** Longest mark of a third person: two ids and a word. */
const GUEST_MARK_MAX = 120;

/** Waits for news, for a bounded time. `other` is the visit of the other person that the caller knows of. */
export const readRoomNews = endpoint({
  ...ofRoom,
  method: 'GET',
  path: '/api/teleconsultations/:id/room/news',
  summary: 'Wait for what is new in the room',
  rate: { max: 240, perMs },
  query: z.object({
    visit: z.uuid(),
    other: z.optional(z.uuid()),
    /**
     * The state of the third person that the caller knows of, in the words of `guestMark`. A page of the release before names
     * none, and is not woken by what it could not show.
     */
    guest: z.optional(z.string().check(z.maxLength(GUEST_MARK_MAX))),
    after: z.pipe(
      z.string().check(z.regex(new RegExp(`^\\d{1,${CURSOR_DIGITS}}$`))),
      z.transform((digits) => Number(digits)),
    ),
  }),
  replies: { 200: z.object({ news: RoomNews }) },
  example: { params: { id: SOME_ID }, query: { visit: SOME_ID, after: '0' } },
});

/** A call that a doctor is expected at, or has had lately. */
export const DoctorsCall = z.object({
  id: z.uuid(),
  starts_at: Moment,
  opens_at: Moment,
  minutes: z.number(),
  patient_name: z.string(),
  /** False once its room is closed. A server of the release before lists no such calls. */
  is_joinable: z._default(z.boolean(), true),
  /** False until its room opens. A server of the release before does not send it. */
  is_open: z._default(z.boolean(), true),
  /** State of its visit note: `none` before the call has begun. A server of the release before does not send it. */
  visit_note: z._default(z.enum(['none', 'due', 'closed']), 'none'),
});
export type DoctorsCall = z.infer<typeof DoctorsCall>;

/**
 * Lists the calls that the account is expected at as a doctor, the next one first, then those that it has had in the last
 * thirty days, the latest first; empty for any other account.
 */
export const listDoctorsCalls = endpoint({
  method: 'GET',
  path: '/api/teleconsultations/calls',
  tag,
  summary: "A doctor's own calls, to come and lately had",
  auth: 'patient',
  rate: { max: 60, perMs },
  replies: { 200: z.object({ is_doctor: z.boolean(), calls: z.array(DoctorsCall) }) },
});
