import { assign, enqueueActions, raise, sendTo, setup } from 'xstate';
import type {
  IceServer,
  Room,
  RoomEntry,
  RoomMessage,
  RoomNews,
} from '../../contracts/endpoints/room.ts';
import { guestMark } from '../../contracts/rules/guest-mark.ts';
import { laterFlowNotProvided } from '../kit/later-flow.ts';
import { listenerNotProvided, notProvided } from '../kit/not-provided.ts';
import { raisesNotice } from '../kit/raise-notice.ts';
import type { Tag } from '../kit/tags.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import { roomInvitationMachine } from '../room-invitation/room-invitation.machine.ts';
import { roomMessagesMachine } from '../room-messages/room-messages.machine.ts';
import { sentPicturesMachine } from '../sent-pictures/sent-pictures.machine.ts';
import type { SignInGateOutput, signInGateMachine } from '../sign-in-gate/sign-in-gate.machine.ts';
import { stillCameraMachine } from '../still-camera/still-camera.machine.ts';
import { WEAK_FOR_MS, goodForMs, isLineGood, isLineWeak } from './line-limits.ts';
import { PICTURE_CAME } from '../../contracts/texts/en/flows/teleconsultation.ts';
import type {
  CallInput,
  ConnectionEvent,
  DeviceEvent,
  Devices,
  Lens,
  LineMeasure,
  RoomEntered,
  RoomRead,
  ToCall,
  ToDevices,
  ToldDevices,
  NewsRead,
  Wanted,
} from './teleconsultation.outside.ts';

export type TeleconsultationInput = { readonly id: string };

type TeleconsultationContext = TeleconsultationInput & {
  readonly room: Room | null;
  readonly visit: string;
  readonly otherVisit: string | null;
  /** True when the other person was here and left on purpose, by the server's record. */
  readonly hasOtherLeft: boolean;
  readonly cursor: number;
  /** Camera and microphone of the other person, as their browser tells. */
  readonly otherDevices: ToldDevices;
  readonly iceServers: readonly IceServer[];
  readonly requestKey: string;
  /** Messages that were written and shared, the oldest first. */
  readonly messages: readonly RoomMessage[];
  readonly devices: Devices;
  readonly lens: Lens;
  readonly wanted: Wanted;
  /** True when the page goes in without another press: inside before a reload, or coming back. */
  readonly goesIn: boolean;
  readonly isChatOpen: boolean;
  /** Sequence number of the last message that was on screen. */
  readonly seen: number;
  /** State of the third person as the news last told. */
  readonly guestMark: string;
  /** It counts how often the line was too weak for the picture in this visit. */
  readonly falls: number;
};

export type TeleconsultationEvents =
  | { type: 'signIn.requested' }
  | { type: 'reading.requested' }
  | { type: 'page.shown' }
  | { type: 'devices.retried' }
  | { type: 'voice.chosen' }
  | { type: 'picture.chosen' }
  | { type: 'entry.requested' }
  /** A device that is not there is asked for. */
  | { type: 'microphone.requested' }
  | { type: 'camera.requested' }
  | { type: 'microphone.muted' }
  | { type: 'microphone.unmuted' }
  | { type: 'camera.stopped' }
  | { type: 'camera.started' }
  /** Another camera is wanted, such as the one at the back of a phone, which sees a molar. */
  | { type: 'camera.turned' }
  | { type: 'light.switched' }
  /** The picture is wanted again, though the line was weak. */
  | { type: 'picture.requested' }
  | { type: 'call.retried' }
  | { type: 'chat.opened' }
  | { type: 'chat.closed' }
  | { type: 'room.left' }
  /** Raised by the news: the other person came in, perhaps once more, or went. */
  | { type: 'other.arrived' }
  | { type: 'other.left' }
  | DeviceEvent
  | ConnectionEvent;

/** Interval at which the room is looked at while it is not open yet, in milliseconds. */
const LOOK_MS = 60_000;

/** Time for which two browsers may look for each other before the page says so, in milliseconds. */
const CONNECT_MS = 25_000;

/** Pause after a call that failed before the news are asked for again, in milliseconds. */
const NEWS_PAUSE_MS = 2000;

/** Pause after a device has come or gone, in milliseconds: a headset is reported in several events. */
const SETTLE_MS = 500;

const NO_DEVICES: Devices = { camera: 'none', microphone: 'none' };
const NO_LENS: Lens = { facing: null, hasOther: false, light: 'none' };
const BOTH_ON: Devices = { camera: 'on', microphone: 'on' };
const DEVICES = ['camera', 'microphone'] as const;

/** Nobody is in the room besides the two. */
const NO_GUEST = guestMark(null);

/** Returns the context before the server was asked. */
export const nothingKnown = ({ id }: TeleconsultationInput): TeleconsultationContext => ({
  id,
  room: null,
  visit: '',
  otherVisit: null,
  hasOtherLeft: false,
  cursor: 0,
  otherDevices: BOTH_ON,
  iceServers: [],
  requestKey: '',
  messages: [],
  devices: NO_DEVICES,
  lens: NO_LENS,
  wanted: { camera: true, microphone: true },
  goesIn: false,
  isChatOpen: false,
  seen: 0,
  guestMark: NO_GUEST,
  falls: 0,
});

/** Returns the devices that the person wants and does not have. */
export const lackingOf = ({
  wanted,
  devices,
}: Pick<TeleconsultationContext, 'wanted' | 'devices'>): readonly (keyof Devices)[] =>
  DEVICES.filter((device) => wanted[device] && devices[device] === 'none');

/** Returns the room of a call to which the dentist has come. */
const withoutAbsence = (room: Room): Room => ({ ...room, absence_in_ms: null });

type OfRoom = { readonly room: Room };

/** Returns the messages with those that came; a message that was there already is not added once more. */
const joined = (
  known: readonly RoomMessage[],
  fresh: readonly RoomMessage[],
): readonly RoomMessage[] => {
  const last = known.at(-1)?.sequence ?? 0;
  return [...known, ...fresh.filter(({ sequence }) => sequence > last)];
};

/** Facts, effects, decisions and waits that the states of the room share. */
export const teleconsultation = setup({
  types: {} as {
    input: TeleconsultationInput;
    context: TeleconsultationContext;
    events: TeleconsultationEvents;
    emitted: NoticeRaised;
    children: {
      readRoom: 'readRoom';
      signInGate: 'signInGate';
      watchPage: 'watchPage';
      holdDevices: 'holdDevices';
      enterRoom: 'enterRoom';
      holdCall: 'holdCall';
      readNews: 'readNews';
      roomMessages: 'roomMessages';
      stillCamera: 'stillCamera';
      sentPictures: 'sentPictures';
      roomInvitation: 'roomInvitation';
      leaveRoom: 'leaveRoom';
    };
    tags: Tag;
  },
  actors: {
    readRoom: notProvided<RoomRead, TeleconsultationInput>('readRoom'),
    signInGate: laterFlowNotProvided<typeof signInGateMachine>('signInGate'),
    watchPage: listenerNotProvided('watchPage'),
    /** Holds camera and microphone, and releases them when it ends. */
    holdDevices: listenerNotProvided<ToDevices>('holdDevices'),
    enterRoom: notProvided<RoomEntered, TeleconsultationInput>('enterRoom'),
    /** Holds the connection from browser to browser. */
    holdCall: listenerNotProvided<ToCall, CallInput>('holdCall'),
    readNews: notProvided<
      NewsRead,
      {
        readonly id: string;
        readonly visit: string;
        readonly other: string | null;
        readonly guest: string;
        readonly after: number;
      }
    >('readNews'),
    roomMessages: roomMessagesMachine,
    stillCamera: stillCameraMachine,
    sentPictures: sentPicturesMachine,
    /** The third person, and the connection to them. */
    roomInvitation: roomInvitationMachine,
    leaveRoom: notProvided<void, { readonly id: string; readonly visit: string }>('leaveRoom'),
  },
  actions: {
    rememberRoom: assign((_, { room }: OfRoom) => ({ room, goesIn: room.own === 'inside' })),
    refreshRoom: assign((_, { room }: OfRoom) => ({ room })),
    rememberEntry: assign(
      (
        _,
        {
          room,
          entry,
          requestKey,
        }: OfRoom & { readonly entry: RoomEntry; readonly requestKey: string },
      ) => ({
        room,
        visit: entry.visit,
        otherVisit: entry.other_visit,
        hasOtherLeft: entry.has_other_left,
        otherDevices: BOTH_ON,
        cursor: entry.cursor,
        iceServers: entry.ice_servers,
        messages: entry.messages,
        requestKey,
        isChatOpen: false,
        seen: entry.cursor,
        guestMark: NO_GUEST,
        falls: 0,
      }),
    ),
    rememberNews: assign(({ context }, { news }: { readonly news: RoomNews }) => ({
      cursor: news.cursor,
      otherVisit: news.other_visit,
      hasOtherLeft: news.has_other_left,
      // A dentist who was here once is not missing, however they go.
      room: context.room && {
        ...(news.other_visit === null ? context.room : withoutAbsence(context.room)),
        closes_in_ms: news.closes_in_ms,
      },
      // The devices of another visit count as on until its own connection says otherwise.
      otherDevices: news.other_visit === context.otherVisit ? context.otherDevices : BOTH_ON,
      messages: joined(context.messages, news.messages),
      seen: context.isChatOpen ? news.cursor : context.seen,
      guestMark: guestMark(news.guest ?? null),
    })),
    rememberDevices: assign((_, { devices }: { readonly devices: Devices }) => ({ devices })),
    rememberLens: assign((_, { lens }: { readonly lens: Lens }) => ({ lens })),
    rememberOther: assign(
      (
        { context },
        {
          device,
          state,
        }: { readonly device: keyof Devices; readonly state: ToldDevices[keyof Devices] },
      ) => ({ otherDevices: { ...context.otherDevices, [device]: state } }),
    ),
    want: assign(({ context }, wanted: Partial<Wanted>) => ({
      wanted: { ...context.wanted, ...wanted },
    })),
    comeBack: assign({ goesIn: true }),
    openChat: assign(({ context }) => ({ isChatOpen: true, seen: context.cursor })),
    closeChat: assign(({ context }) => ({ isChatOpen: false, seen: context.cursor })),
    askForDevices: sendTo('holdDevices', ({ context }) => ({
      type: 'devices.requested' as const,
      wanted: context.wanted,
    })),
    switchDevice: sendTo(
      'holdDevices',
      (_, { device, on }: { readonly device: keyof Devices; readonly on: boolean }) => ({
        type: 'device.switched' as const,
        device,
        on,
      }),
    ),
    turnCamera: sendTo('holdDevices', { type: 'camera.turned' as const }),
    switchLight: sendTo('holdDevices', ({ context }) => ({
      type: 'light.switched' as const,
      on: context.lens.light === 'off',
    })),
    tellOther: sendTo('holdCall', ({ context }) => ({
      type: 'other.changed' as const,
      visit: context.otherVisit,
    })),
    tellSignals: sendTo('holdCall', (_, { news }: { readonly news: RoomNews }) => ({
      type: 'signals.arrived' as const,
      signals: news.signals,
    })),
    tellDevices: enqueueActions(({ enqueue, context: { devices } }) => {
      const told = { type: 'devices.changed' as const, devices };
      enqueue.sendTo('holdCall', told);
      enqueue.sendTo('roomInvitation', told);
    }),
    countFall: assign(({ context }) => ({ falls: context.falls + 1 })),
    carryPicture: enqueueActions(({ enqueue }, { on }: { readonly on: boolean }) => {
      const told = { type: 'picture.carried' as const, on };
      enqueue.sendTo('holdCall', told);
      enqueue.sendTo('roomInvitation', told);
    }),
    /** Tells of the third person, as long as there is one and once when there is none any more. */
    tellGuest: enqueueActions(({ enqueue, context }, { news }: { readonly news: RoomNews }) => {
      const { guest = null } = news;
      if (guest === null && context.guestMark === NO_GUEST) return;
      enqueue.sendTo('roomInvitation', { type: 'guest.changed', guest });
    }),
    /** Has the pictures read that came with the news, and tells the dentist of them. */
    heedPictures: enqueueActions(({ enqueue, context }, { news }: { readonly news: RoomNews }) => {
      const sent = news.messages.filter((each) => each.kind === 'chat' && each.still !== undefined);
      if (sent.length === 0) return;
      enqueue.sendTo('sentPictures', { type: 'pictures.requested' });
      if (sent.some(({ from }) => from !== context.room?.role)) {
        enqueue.emit({ type: 'notice.raised', notice: { type: 'info', ...PICTURE_CAME } });
      }
    }),
    tryAgain: sendTo('holdCall', { type: 'call.retried' as const }),
    announceOther: raise(({ context }) => ({
      type: context.otherVisit === null ? ('other.left' as const) : ('other.arrived' as const),
    })),
    raiseNotice: raisesNotice(),
  },
  guards: {
    is: (_, params: { readonly verdict: string; readonly wanted: string }) =>
      params.verdict === params.wanted,
    isElsewhere: (_, params: RoomRead | RoomEntered) =>
      'room' in params && params.room.phase === 'open' && params.room.meeting_url !== null,
    isAt: (_, params: { readonly read: RoomRead | RoomEntered; readonly phase: Room['phase'] }) =>
      'room' in params.read && params.read.room.phase === params.phase,
    hasLeft: (_, read: RoomRead) => read.verdict === 'read' && read.room.own === 'left',
    hasCompany: (_, entered: RoomEntered) =>
      entered.verdict === 'entered' && entered.entry.other_visit !== null,
    hasLeftAlone: (_, entered: RoomEntered) =>
      entered.verdict === 'entered' && entered.entry.has_other_left,
    hasOtherLeft: ({ context }) => context.hasOtherLeft,
    isOver: (_, read: NewsRead) => read.verdict === 'news' && read.news.phase !== 'open',
    isReplaced: (_, read: NewsRead) => read.verdict === 'news' && !read.news.is_current,
    isOtherChanged: ({ context }, read: NewsRead) =>
      read.verdict === 'news' && read.news.other_visit !== context.otherVisit,
    lacksOne: ({ context: { wanted } }, { devices }: { readonly devices: Devices }) =>
      lackingOf({ wanted, devices }).length > 0,
    canBeMissing: ({ context }) => typeof context.room?.absence_in_ms === 'number',
    /** A camera that is off or paused has no picture to lose. */
    losesPicture: ({ context }, line: LineMeasure) =>
      context.devices.camera === 'on' && isLineWeak(line),
    keepsPicture: ({ context }, line: LineMeasure) =>
      context.devices.camera !== 'on' || !isLineWeak(line),
    isLineGood: (_, line: LineMeasure) => isLineGood(line),
    isLineUneven: (_, line: LineMeasure) => !isLineGood(line),
    goesIn: ({ context }) => context.goesIn,
    wasGranted: (_, output: SignInGateOutput) => output.kind === 'granted',
  },
  delays: {
    /** Time until the next look: the server's clock says when the room opens, and is asked again now and then. */
    nextLook: ({ context }) => Math.min(context.room?.opens_in_ms ?? 0, LOOK_MS),
    roomCloses: ({ context }) => context.room?.closes_in_ms ?? 0,
    /** Time until the patient may say that the dentist did not come, by the server's clock. */
    absence: ({ context }) => context.room?.absence_in_ms ?? 0,
    connectPatience: CONNECT_MS,
    newsPause: NEWS_PAUSE_MS,
    settlePause: SETTLE_MS,
    weakFor: WEAK_FOR_MS,
    goodFor: ({ context }) => goodForMs(context.falls),
  },
});
