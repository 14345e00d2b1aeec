import type { StateValue } from 'xstate';
import type { Room, RoomEntry, RoomMessage, RoomNews } from '../../../contracts/endpoints/room.ts';
import type { teleconsultationMachine } from '../../../machines/teleconsultation/teleconsultation.machine.ts';
import type {
  Devices,
  Lens,
  LineMeasure,
  NewsRead,
  RoomEntered,
  RoomRead,
} from '../../../machines/teleconsultation/teleconsultation.outside.ts';
import type { Cases } from '../../model/cases.ts';

export const ID = '00000000-0000-4000-8000-0000000000a1';
export const VISIT = '00000000-0000-4000-8000-0000000000b1';
export const OTHER = '00000000-0000-4000-8000-0000000000b2';

/** An open room in which one was never. */
export const ROOM: Room = {
  guardian: null,
  role: 'patient',
  phase: 'open',
  starts_at: '2026-11-24T10:00:00+05:30',
  opens_at: '2026-11-24T09:50:00+05:30',
  closes_at: '2026-11-24T11:00:00+05:30',
  opens_in_ms: 0,
  closes_in_ms: 4_200_000,
  minutes: 30,
  patient_name: 'Asha Rao',
  doctor_name: 'Dr. Meera Iyer',
  doctor_registration: 'KA-12345',
  is_sample: false,
  notes: null,
  meeting_url: null,
  absence_in_ms: 600_000,
  own: 'new',
};
export const EARLY: Room = { ...ROOM, phase: 'early', opens_in_ms: 720_000 };
export const OVER: Room = { ...ROOM, phase: 'over', closes_in_ms: 0 };
export const LINK: Room = { ...ROOM, meeting_url: 'https://meet.example/abc' };
export const INSIDE: Room = { ...ROOM, own: 'inside' };
export const LEFT: Room = { ...ROOM, own: 'left' };

export const CHAT: RoomMessage = {
  sequence: 3,
  from: 'doctor',
  at: '2026-11-24T04:31:00.000Z',
  kind: 'chat',
  text: 'Good morning, what hurts?',
};

/** A picture that the patient has sent. */
export const STILL_CAME: RoomMessage = {
  ...CHAT,
  from: 'patient',
  text: 'Sent a picture.',
  still: '00000000-0000-4000-8000-0000000000f1',
};

export const ENTRY: RoomEntry = {
  visit: VISIT,
  other_visit: null,
  has_other_left: false,
  cursor: 2,
  messages: [],
  ice_servers: [{ urls: ['stun:stun.example'] }],
};

export const NEWS: RoomNews = {
  cursor: 3,
  messages: [CHAT],
  signals: [{ kind: 'offer', sdp: 'v=0' }],
  other_visit: null,
  has_other_left: false,
  is_current: true,
  phase: 'open',
  closes_in_ms: 4_000_000,
};

/** Somebody has used the link and waits. */
export const GUEST: NonNullable<RoomNews['guest']> = {
  id: '00000000-0000-4000-8000-0000000000c1',
  state: 'asking',
  invited_by: 'patient',
  name: 'Sunita',
  visit: null,
  signals: [],
};

export const ON: Devices = { camera: 'on', microphone: 'on' };
export const HIDDEN: Devices = { camera: 'off', microphone: 'on' };
export const MUTED: Devices = { camera: 'on', microphone: 'off' };
/** The headset is gone. */
export const SILENT: Devices = { camera: 'on', microphone: 'none' };

/** A phone that shows its owner, and has a lamp at its back. */
export const FRONT: Lens = { facing: 'user', hasOther: true, light: 'none' };
export const BACK: Lens = { facing: 'environment', hasOther: true, light: 'off' };

/** A line on which a picture takes the voice's place, one on which it need not, and one between the two. */
export const WEAK_LINE: LineMeasure = { bitrate: 90_000, loss: 0.02, roundTripMs: 300 };
export const GOOD_LINE: LineMeasure = { bitrate: 90_000, loss: 0.01, roundTripMs: 80 };
export const EDGE_LINE: LineMeasure = { bitrate: 200_000, loss: 0.05, roundTripMs: 700 };

export const SIGNED_OUT = { verdict: 'signedOut' } as const;
export const NOT_FOUND = { verdict: 'notFound' } as const;
export const read = (room: Room): RoomRead => ({ verdict: 'read', room });
export const KEY = 'key-of-room';
export const entered = (entry: RoomEntry): RoomEntered => ({
  verdict: 'entered',
  room: INSIDE,
  entry,
  requestKey: KEY,
});
export const CLOSED: RoomEntered = { verdict: 'closed', room: OVER };
export const news = (changes: Partial<RoomNews> = {}): NewsRead => ({
  verdict: 'news',
  news: { ...NEWS, ...changes },
});

const FAILURE = { kind: 'network', message: 'offline' };

const isInRoom = (at: StateValue): boolean =>
  typeof at === 'object' && typeof at['present'] === 'object' && 'attending' in at['present'];

export const cases: Cases<typeof teleconsultationMachine> = {
  inputs: [{ id: ID }],
  events: {
    'signIn.requested': [{}],
    'reading.requested': [{}],
    'page.shown': [{}],
    'devices.retried': [{}],
    'voice.chosen': [{}],
    'picture.chosen': [{}],
    'entry.requested': [{}],
    'microphone.requested': [{}],
    'camera.requested': [{}],
    'microphone.muted': [{}],
    'microphone.unmuted': [{}],
    'camera.stopped': [{}],
    'camera.started': [{}],
    'camera.turned': [{}],
    'light.switched': [{}],
    'picture.requested': [{}],
    'call.retried': [{}],
    'chat.opened': [{}],
    'chat.closed': [{}],
    'room.left': [{}],
    'other.arrived': [{}],
    'other.left': [{}],
    'otherDevice.changed': [{ device: 'camera', state: 'off' }],
    'devices.opened': [{ devices: ON }, { devices: SILENT }],
    'devices.changed': [{ devices: ON }],
    'hardware.changed': [{ devices: SILENT }, { devices: ON }],
    'lens.changed': [{ lens: BACK }],
    'camera.turnFailed': [{}],
    'devices.denied': [{}],
    'devices.missed': [{}],
    'devices.failed': [{}],
    'devices.blocked': [{}],
    'call.connected': [{}],
    'call.interrupted': [{}],
    'call.failed': [{}],
    'line.measured': [{ line: WEAK_LINE }, { line: GOOD_LINE }, { line: EDGE_LINE }],
  },
  actors: {
    readRoom: {
      done: [
        SIGNED_OUT,
        NOT_FOUND,
        ...[ROOM, EARLY, OVER, LINK, INSIDE, LEFT].map((room) => read(room)),
      ],
      error: [FAILURE],
    },
    signInGate: { done: [{ kind: 'granted' }, { kind: 'dismissed' }], error: [FAILURE] },
    watchPage: {},
    holdDevices: {},
    enterRoom: {
      done: [
        SIGNED_OUT,
        NOT_FOUND,
        CLOSED,
        entered(ENTRY),
        entered({ ...ENTRY, other_visit: OTHER }),
        entered({ ...ENTRY, has_other_left: true }),
      ],
      error: [FAILURE],
    },
    holdCall: {},
    readNews: {
      done: [
        SIGNED_OUT,
        NOT_FOUND,
        news({ phase: 'over' }),
        news({ is_current: false }),
        news({ other_visit: OTHER }),
        news({ has_other_left: true }),
        news(),
        news({ messages: [STILL_CAME] }),
        news({ guest: GUEST }),
      ],
      error: [FAILURE],
    },
    roomMessages: {},
    stillCamera: {},
    sentPictures: {},
    roomInvitation: {},
    leaveRoom: { done: [undefined], error: [FAILURE] },
  },
  // Each way into the room says anew who is there, and each way out whether one goes in again.
  contextKey: ({ goesIn, otherVisit, hasOtherLeft, devices }, at) =>
    isInRoom(at)
      ? { hasCompany: otherVisit !== null, hasOtherLeft, hasPicture: devices.camera === 'on' }
      : { goesIn },
  unmet: [
    {
      at: 'present.attending.meeting.awaitingOther',
      guard: 'xstate.after.absence',
      why: 'Only the room of a dentist tells no time of absence, and differs in nothing else; its oracle holds it.',
    },
  ],
};
