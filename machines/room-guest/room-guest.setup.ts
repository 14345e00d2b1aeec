import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { GuestEntry, GuestNews } from '../../contracts/endpoints/room-guest.ts';
import type { IceServer, RoomRole } from '../../contracts/endpoints/room.ts';
import { ROOM_GUEST } from '../../contracts/forms/room-guest.ts';
import { isComplete } from '../../contracts/forms/form.ts';
import { listenerNotProvided, notProvided } from '../kit/not-provided.ts';
import type { Tag } from '../kit/tags.ts';
import type {
  CallInput,
  ConnectionEvent,
  DeviceEvent,
  Devices,
  ToCall,
  ToDevices,
  ToldDevices,
} from '../teleconsultation/teleconsultation.outside.ts';

/** The secret of the link; empty where the page was opened without one. */
export type RoomGuestInput = { readonly link: string };

/** The link is no good, or the guest is one no more; nobody is told why. */
type Gone = { readonly verdict: 'gone' };

/** Fresh: nobody has used the link. Kept: this tab has, before a reload. */
export type LinkRead =
  | Gone
  | { readonly verdict: 'fresh'; readonly requestKey: string }
  | { readonly verdict: 'kept'; readonly token: string };
export type GuestAsked = Gone | { readonly verdict: 'asked'; readonly token: string };
export type Asking = {
  readonly link: string;
  readonly name: string;
  readonly requestKey: string;
};
/** Outside: the patient has not let the guest in so far. */
export type GuestEntered =
  | Gone
  | { readonly verdict: 'outside' }
  | { readonly verdict: 'entered'; readonly entry: GuestEntry };
export type GuestNewsRead = Gone | { readonly verdict: 'news'; readonly news: GuestNews };
export type ReadingNews = {
  readonly token: string;
  readonly visit: string;
  readonly patient: string | null;
  readonly doctor: string | null;
  readonly after: number;
};

/** One of the two people, and the connection to them. */
export type Peer = {
  readonly name: string;
  readonly visit: string | null;
  readonly isConnected: boolean;
  readonly devices: ToldDevices;
};

type RoomGuestContext = RoomGuestInput & {
  readonly name: string;
  readonly agrees: boolean;
  readonly requestKey: string;
  readonly token: string;
  readonly visit: string;
  readonly cursor: number;
  readonly iceServers: readonly IceServer[];
  readonly patient: Peer;
  readonly doctor: Peer;
  readonly devices: Devices;
};

export type RoomGuestEvents =
  | { type: 'opening.requested' }
  | { type: 'name.changed'; name: string }
  | { type: 'agreement.changed'; agrees: boolean }
  | { type: 'name.submitted' }
  | { type: 'device.requested'; device: keyof Devices }
  | { type: 'device.switched'; device: keyof Devices; on: boolean }
  | { type: 'entry.requested' }
  | { type: 'page.shown' }
  | { type: 'room.left' }
  /** What one of the two connections tells. */
  | { type: 'pair.told'; role: RoomRole; told: ConnectionEvent }
  | Extract<DeviceEvent, { readonly devices: Devices }>;

/** Pause after a call that failed before the server is asked again, in milliseconds. */
const PAUSE_MS = 2000;

const ROLES = ['patient', 'doctor'] as const satisfies readonly RoomRole[];
const CALLS = { patient: 'holdPatientCall', doctor: 'holdDoctorCall' } as const;
const BOTH_ON: ToldDevices = { camera: 'on', microphone: 'on' };
const UNKNOWN: Peer = { name: '', visit: null, isConnected: false, devices: BOTH_ON };

/** Returns the context before the link was looked at. */
export const nothingKnown = ({ link }: RoomGuestInput): RoomGuestContext => ({
  link,
  name: '',
  agrees: false,
  requestKey: '',
  token: '',
  visit: '',
  cursor: 0,
  iceServers: [],
  patient: UNKNOWN,
  doctor: UNKNOWN,
  devices: { camera: 'none', microphone: 'none' },
});

/** Returns true when the name that was written can be shown. */
export const isNamed = ({ name }: { readonly name: string }): boolean =>
  isComplete(ROOM_GUEST, { name });

/** Returns what is known of a connection after it has told something. */
const after = (peer: Peer, told: ConnectionEvent): Peer => {
  if (told.type === 'call.connected') return { ...peer, isConnected: true };
  if (told.type === 'otherDevice.changed') {
    return { ...peer, devices: { ...peer.devices, [told.device]: told.state } };
  }
  return told.type === 'line.measured' ? peer : { ...peer, isConnected: false };
};

/** Facts, effects and decisions of a guest in a call. */
export const roomGuest = setup({
  types: {} as {
    input: RoomGuestInput;
    context: RoomGuestContext;
    events: RoomGuestEvents;
    children: {
      readLink: 'readLink';
      askToJoin: 'askToJoin';
      holdDevices: 'holdDevices';
      enterAsGuest: 'enterAsGuest';
      readGuestNews: 'readGuestNews';
      holdPatientCall: 'holdPatientCall';
      holdDoctorCall: 'holdDoctorCall';
      watchPage: 'watchPage';
      leaveAsGuest: 'leaveAsGuest';
    };
    tags: Tag;
  },
  actors: {
    readLink: notProvided<LinkRead, RoomGuestInput>('readLink'),
    askToJoin: notProvided<GuestAsked, Asking>('askToJoin'),
    /** Holds microphone and camera, and releases them when it ends. */
    holdDevices: listenerNotProvided<ToDevices>('holdDevices'),
    enterAsGuest: notProvided<GuestEntered, { readonly token: string }>('enterAsGuest'),
    readGuestNews: notProvided<GuestNewsRead, ReadingNews>('readGuestNews'),
    /** Hold the connections from browser to browser, one for each of the two people. */
    holdPatientCall: listenerNotProvided<ToCall, CallInput>('holdPatientCall'),
    holdDoctorCall: listenerNotProvided<ToCall, CallInput>('holdDoctorCall'),
    watchPage: listenerNotProvided('watchPage'),
    leaveAsGuest: notProvided<void, { readonly token: string }>('leaveAsGuest'),
  },
  actions: {
    rememberLink: assign((_, read: LinkRead) => {
      if (read.verdict === 'fresh') return { requestKey: read.requestKey };
      return read.verdict === 'kept' ? { token: read.token } : {};
    }),
    rememberName: assign((_, { name }: { readonly name: string }) => ({ name })),
    rememberAgreement: assign((_, { agrees }: { readonly agrees: boolean }) => ({ agrees })),
    rememberAsked: assign((_, asked: GuestAsked) =>
      asked.verdict === 'asked' ? { token: asked.token } : {},
    ),
    rememberEntry: assign((_, entered: GuestEntered) => {
      if (entered.verdict !== 'entered') return {};
      const { visit, cursor, patient, doctor, ice_servers } = entered.entry;
      return {
        visit,
        cursor,
        iceServers: ice_servers,
        patient: { ...UNKNOWN, ...patient },
        doctor: { ...UNKNOWN, ...doctor },
      };
    }),
    /** Tells each connection of its other end, where that has changed, and then of what it says. */
    heedNews: enqueueActions(({ context, enqueue }, read: GuestNewsRead) => {
      if (read.verdict !== 'news') return;
      const { news } = read;
      for (const role of ROLES) {
        const { visit, signals } = news[role];
        if (visit !== context[role].visit) {
          enqueue.sendTo(CALLS[role], { type: 'other.changed', visit });
          enqueue.assign({ [role]: { ...UNKNOWN, name: context[role].name, visit } });
        }
        if (signals.length > 0) enqueue.sendTo(CALLS[role], { type: 'signals.arrived', signals });
      }
      enqueue.assign({ cursor: news.cursor });
    }),
    rememberTold: assign(
      (
        { context },
        { role, told }: { readonly role: RoomRole; readonly told: ConnectionEvent },
      ) => ({ [role]: after(context[role], told) }),
    ),
    rememberDevices: assign((_, { devices }: { readonly devices: Devices }) => ({ devices })),
    tellDevices: enqueueActions(({ enqueue, context: { devices } }) => {
      for (const role of ROLES) enqueue.sendTo(CALLS[role], { type: 'devices.changed', devices });
    }),
    askForVoice: sendTo('holdDevices', {
      type: 'devices.requested' as const,
      wanted: { camera: false, microphone: true },
    }),
    /** Asks for a device beside what is in use; who asks for it wants it on. */
    askFor: enqueueActions(
      ({ enqueue, context: { devices } }, { device }: { readonly device: keyof Devices }) => {
        const inUse = { camera: devices.camera !== 'none', microphone: true };
        const wanted = { ...inUse, [device]: true };
        enqueue.sendTo('holdDevices', { type: 'device.switched', device, on: true });
        enqueue.sendTo('holdDevices', { type: 'devices.requested', wanted });
      },
    ),
    switchDevice: sendTo(
      'holdDevices',
      (_, switched: { readonly device: keyof Devices; readonly on: boolean }) => ({
        ...switched,
        type: 'device.switched' as const,
      }),
    ),
  },
  guards: {
    is: (_, params: { readonly verdict: string; readonly wanted: string }) =>
      params.verdict === params.wanted,
    isReplaced: (_, read: GuestNewsRead) => read.verdict === 'news' && !read.news.is_current,
    isReady: ({ context }) => context.agrees && isNamed(context),
  },
  delays: { pause: PAUSE_MS },
});
