import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { ROOM_CLOSES_AFTER_MS } from '../../contracts/booking/room.ts';
import type { Room, RoomMessage } from '../../contracts/endpoints/room.ts';
import type { LaterFlow } from '../kit/later-flow.ts';
import { minutesIn } from '../kit/time-left.ts';
import type { roomInvitationMachine } from '../room-invitation/room-invitation.machine.ts';
import type { roomMessagesMachine } from '../room-messages/room-messages.machine.ts';
import type { signInGateMachine } from '../sign-in-gate/sign-in-gate.machine.ts';
import type { sentPicturesMachine } from '../sent-pictures/sent-pictures.machine.ts';
import type { stillCameraMachine } from '../still-camera/still-camera.machine.ts';
import type { teleconsultationMachine } from './teleconsultation.machine.ts';
import { lackingOf } from './teleconsultation.setup.ts';
import type { Devices, Lens, ToldDevices } from './teleconsultation.outside.ts';

type TeleconsultationSnapshot = SnapshotFrom<typeof teleconsultationMachine>;

/** Screens of the room: every leaf of the chart belongs to one of them. */
export type TeleconsultationScreen =
  | 'loading'
  | 'failed'
  | 'signedOut'
  | 'notFound'
  | 'upcoming'
  | 'link'
  | 'opening'
  | 'devices'
  | 'noDevices'
  | 'entering'
  | 'attending'
  | 'elsewhere'
  | 'left'
  | 'ended';

const NO_DEVICES = ['devicesDenied', 'devicesMissed', 'devicesFailed', 'devicesBlocked'] as const;
/** Reasons for which there is neither camera nor microphone. */
export type NoDevices = (typeof NO_DEVICES)[number];

/** The screens of the states outside the open room. */
const SCREENS = {
  readingRoom: 'loading',
  readingFailed: 'failed',
  signedOut: 'signedOut',
  awaitingSignIn: 'signedOut',
  notFound: 'notFound',
  upcoming: 'upcoming',
  linkShown: 'link',
  continuedElsewhere: 'elsewhere',
  leaving: 'left',
  left: 'left',
  ended: 'ended',
} as const satisfies Readonly<Record<string, TeleconsultationScreen>>;

export const selectTeleconsultationScreen = (
  snapshot: TeleconsultationSnapshot,
): TeleconsultationScreen => {
  for (const [state, screen] of Object.entries(SCREENS)) {
    if (snapshot.matches(state as keyof typeof SCREENS)) return screen;
  }
  if (snapshot.matches({ present: 'attending' })) return 'attending';
  if (snapshot.matches({ present: 'openingDevices' })) return 'opening';
  if (snapshot.matches({ present: 'devicesOpened' })) return 'devices';
  return selectNoDevices(snapshot) === null ? 'entering' : 'noDevices';
};

/** Returns the reason for which neither can be used; null where there is none. */
export const selectNoDevices = (snapshot: TeleconsultationSnapshot): NoDevices | null =>
  NO_DEVICES.find((each) => snapshot.matches({ present: each })) ?? null;

/** States of the connection between the two people. */
export type RoomConnection =
  | 'awaitingOther'
  | 'otherMissed'
  | 'otherLeft'
  | 'otherLost'
  | 'connecting'
  | 'talking'
  | 'reconnecting'
  | 'connectingFailed';
const CONNECTIONS = [
  'otherMissed',
  'otherLeft',
  'otherLost',
  'connecting',
  'talking',
  'reconnecting',
  'connectingFailed',
] as const;

export const selectConnection = (snapshot: TeleconsultationSnapshot): RoomConnection =>
  CONNECTIONS.find((connection) =>
    snapshot.matches({ present: { attending: { meeting: connection } } }),
  ) ?? 'awaitingOther';

/** Returns true when the server could not be asked just now. */
export const selectIsUnreached = (snapshot: TeleconsultationSnapshot): boolean =>
  snapshot.matches({ upcoming: 'lookingFailed' }) ||
  snapshot.matches({ present: 'enteringFailed' }) ||
  snapshot.matches({ present: { attending: { listening: 'pausing' } } });

export const selectRoom = ({ context }: TeleconsultationSnapshot): Room | null => context.room;

export const selectDevices = ({ context }: TeleconsultationSnapshot): Devices => context.devices;

/** Returns how the camera in use looks, and what can be changed of it. */
export const selectLens = ({ context }: TeleconsultationSnapshot): Lens => context.lens;

/** Returns the other person's camera and microphone. */
export const selectOtherDevices = ({ context }: TeleconsultationSnapshot): ToldDevices =>
  context.otherDevices;

/** Returns true while the camera is on and the line does not carry its picture. */
export const selectIsPictureSpared = (snapshot: TeleconsultationSnapshot): boolean =>
  snapshot.context.devices.camera === 'on' &&
  snapshot.matches({ present: { attending: { sending: 'spared' } } });

/** Returns false when the person has chosen to be heard only. */
export const selectWantsCamera = ({ context }: TeleconsultationSnapshot): boolean =>
  context.wanted.camera;

/** Returns the devices that the person wants and does not have. */
export const selectLacking = ({ context }: TeleconsultationSnapshot): readonly (keyof Devices)[] =>
  lackingOf(context);

const HOLDING = ['settling', 'asking', 'denied', 'missed', 'failed', 'blocked'] as const;
/** State of a device that is not there: it is asked for, or the browser has a reason to give none. */
export type LackingState = 'held' | (typeof HOLDING)[number];

export const selectLackingState = (snapshot: TeleconsultationSnapshot): LackingState =>
  HOLDING.find((each) => snapshot.matches({ present: { attending: { holding: each } } })) ?? 'held';

export const selectMessages = ({ context }: TeleconsultationSnapshot): readonly RoomMessage[] =>
  context.messages;

export const selectIsChatOpen = ({ context }: TeleconsultationSnapshot): boolean =>
  context.isChatOpen;

/** Returns the number of the other person's messages that were not on screen yet. */
export const selectUnread = ({ context }: TeleconsultationSnapshot): number =>
  context.messages.filter(
    ({ from, sequence }) => from !== context.room?.role && sequence > context.seen,
  ).length;

/**
 * Returns the minutes left of the booked time, each begun one counted, as the server last said; 0 once it is over, while the
 * room stays open for a call that began late. Null before it begins.
 */
export const selectMinutesLeft = ({
  context: { room },
}: TeleconsultationSnapshot): number | null => {
  if (room === null) return null;
  const left = minutesIn(room.closes_in_ms - ROOM_CLOSES_AFTER_MS);
  return left > room.minutes ? null : Math.max(0, left);
};

/** Returns true when the patient may say that the dentist did not come, now or once it is late enough. */
export const selectCanBeMissed = ({ context }: TeleconsultationSnapshot): boolean =>
  typeof context.room?.absence_in_ms === 'number';

/** Returns the minutes until the room opens, each begun one counted, as the server last said. */
export const selectMinutesToOpening = ({ context }: TeleconsultationSnapshot): number =>
  minutesIn(context.room?.opens_in_ms ?? 0);

/** Writing and sharing, while the person is inside. */
export const selectRoomMessages = (
  snapshot: TeleconsultationSnapshot,
): ActorRefFrom<typeof roomMessagesMachine> | undefined => snapshot.children.roomMessages;

/** Taking a picture for the dentist, while the person is inside. */
export const selectRoomCamera = (
  snapshot: TeleconsultationSnapshot,
): ActorRefFrom<typeof stillCameraMachine> | undefined => snapshot.children.stillCamera;

/** The pictures that were sent, while the person is inside. */
export const selectRoomPictures = (
  snapshot: TeleconsultationSnapshot,
): ActorRefFrom<typeof sentPicturesMachine> | undefined => snapshot.children.sentPictures;

/** The third person, while one is inside. */
export const selectRoomInvitation = (
  snapshot: TeleconsultationSnapshot,
): ActorRefFrom<typeof roomInvitationMachine> | undefined => snapshot.children.roomInvitation;

/** Signing in, while it is open. */
export const selectRoomGate = (
  snapshot: TeleconsultationSnapshot,
): ActorRefFrom<LaterFlow<typeof signInGateMachine>> | undefined => snapshot.children.signInGate;
