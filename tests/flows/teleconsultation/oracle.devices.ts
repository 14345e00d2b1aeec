import type { teleconsultationMachine } from '../../../machines/teleconsultation/teleconsultation.machine.ts';
import type { LeafOf } from '../../model/chart-parts.ts';
import type { Oracle } from '../../kit/oracle.ts';
import * as at from './cases.ts';
import { CARRYING } from './oracle.sending.ts';

type Tele = typeof teleconsultationMachine;
type Leaves = Oracle<Tele>['leaves'];
type Around = NonNullable<Oracle<Tele>['around']>[string];

export const opening = 'present.openingDevices';
export const entering = { to: 'present.entering' } as const;
const BOTH = { camera: true, microphone: true };
const VOICE = { camera: false, microphone: true };
const PICTURE = { camera: true, microphone: false };
const NOTHING = { camera: false, microphone: false };
export const WISHES = { both: BOTH, voice: VOICE };
const asksForVoice = { to: opening, knows: { wanted: VOICE } } as const;
/** What helps where neither camera nor microphone can be used. */
const help = {
  'devices.retried': { given: { wanted: VOICE }, to: opening, knows: { wanted: BOTH } },
  // Who joins with chat only is not filmed when a camera is plugged in.
  'entry.requested': { ...entering, given: { wanted: BOTH }, knows: { wanted: NOTHING } },
} as const;
/** A camera or headset that is plugged in is used without a press. */
const pluggedIn = { to: opening, with: { devices: at.SILENT } } as const;

export const HOLDING = 'present.attending.holding';
export const INSIDE = [`${HOLDING}.held`, CARRYING, 'present.attending.listening.hearing'] as const;

const whyNot = {
  'devices.denied': { to: `${HOLDING}.denied` },
  'devices.missed': { to: `${HOLDING}.missed` },
  'devices.failed': { to: `${HOLDING}.failed` },
} as const;
/** The other one's browser hears of it, too. */
const told = ['tells holdCall: devices.changed', 'tells roomInvitation: devices.changed'] as const;

/** What is asked for at the door, and what the browser answers. */
export const doorLeaves: Pick<
  Leaves,
  Extract<LeafOf<Tele>, typeof opening | `present.devices${string}`>
> = {
  [opening]: {
    tags: ['busy'],
    on: {
      'devices.opened': [
        {
          given: { goesIn: true },
          with: { devices: at.MUTED },
          to: 'present.entering',
          knows: { devices: at.MUTED },
        },
        {
          given: { goesIn: false },
          with: { devices: at.ON },
          to: 'present.devicesOpened',
          knows: { devices: at.ON },
        },
      ],
      'devices.denied': { to: 'present.devicesDenied' },
      'devices.missed': { to: 'present.devicesMissed' },
      'devices.failed': { to: 'present.devicesFailed' },
      'devices.blocked': { to: 'present.devicesBlocked' },
      'hardware.changed': [
        { ...pluggedIn, does: ['tells holdDevices: devices.requested'] },
        { given: { wanted: PICTURE }, with: { devices: at.SILENT }, to: 'stays' },
      ],
      'entry.requested': entering,
    },
  },
  'present.devicesOpened': {
    on: {
      'entry.requested': entering,
      'voice.chosen': asksForVoice,
      'hardware.changed': [
        { ...pluggedIn, given: { devices: at.ON }, knows: { devices: at.SILENT } },
        { given: { wanted: PICTURE }, with: { devices: at.SILENT }, to: 'stays' },
      ],
    },
  },
  'present.devicesDenied': {
    on: {
      ...help,
      'voice.chosen': asksForVoice,
      'picture.chosen': { to: opening, knows: { wanted: PICTURE } },
    },
  },
  'present.devicesMissed': { on: { ...help, 'hardware.changed': pluggedIn } },
  'present.devicesFailed': { on: { ...help, 'hardware.changed': pluggedIn } },
  'present.devicesBlocked': { on: { 'entry.requested': help['entry.requested'] } },
};

/** Camera and microphone inside the room. */
export const holdingLeaves: Pick<Leaves, Extract<LeafOf<Tele>, `${typeof HOLDING}.${string}`>> = {
  // What is still not there is told after what is.
  [`${HOLDING}.held`]: { on: whyNot },
  [`${HOLDING}.settling`]: { on: { 'after settlePause': { to: `${HOLDING}.asking` } } },
  [`${HOLDING}.asking`]: {
    tags: ['busy'],
    on: {
      ...whyNot,
      'devices.blocked': { to: `${HOLDING}.blocked` },
      'devices.opened': [
        {
          given: { devices: at.SILENT },
          with: { devices: at.ON },
          to: `${HOLDING}.held`,
          knows: { devices: at.ON },
          does: [...told, 'emits notice.raised: Your device is connected'],
        },
        {
          given: { devices: at.ON },
          with: { devices: at.SILENT },
          to: `${HOLDING}.held`,
          knows: { devices: at.SILENT },
          does: told,
        },
      ],
    },
  },
  [`${HOLDING}.denied`]: { on: {} },
  [`${HOLDING}.missed`]: { on: {} },
  [`${HOLDING}.failed`]: { on: {} },
  [`${HOLDING}.blocked`]: { on: {} },
};

/** What a person presses and the hardware does, however it stands with the devices. */
export const aroundHolding: Around = {
  'microphone.muted': {
    at: 'present.attending.meeting.awaitingOther',
    to: 'stays',
    does: ['tells holdDevices: device.switched'],
  },
  'microphone.unmuted': {
    at: 'present.attending.meeting.awaitingOther',
    to: 'stays',
    does: ['tells holdDevices: device.switched'],
  },
  'camera.stopped': {
    at: 'present.attending.meeting.awaitingOther',
    to: 'stays',
    does: ['tells holdDevices: device.switched'],
  },
  'camera.started': {
    at: 'present.attending.meeting.awaitingOther',
    to: 'stays',
    does: ['tells holdDevices: device.switched'],
  },
  // The other one hears of it, too.
  'devices.changed': {
    at: 'present.attending.meeting.talking',
    with: { devices: at.HIDDEN },
    to: 'stays',
    knows: { devices: at.HIDDEN },
    does: told,
  },
  'microphone.requested': {
    at: `${HOLDING}.denied`,
    given: { wanted: PICTURE },
    to: `${HOLDING}.asking`,
    knows: { wanted: BOTH },
    does: ['tells holdDevices: device.switched'],
  },
  'camera.requested': {
    at: `${HOLDING}.held`,
    given: { wanted: VOICE },
    to: `${HOLDING}.asking`,
    knows: { wanted: BOTH },
    does: ['tells holdDevices: device.switched'],
  },
  // An answer that comes late, to one who went in before it.
  'devices.opened': {
    at: `${HOLDING}.settling`,
    with: { devices: at.ON },
    to: `${HOLDING}.held`,
    knows: { devices: at.ON },
    does: told,
  },
  'hardware.changed': [
    {
      at: `${HOLDING}.held`,
      given: { devices: at.ON },
      with: { devices: at.SILENT },
      to: `${HOLDING}.settling`,
      knows: { devices: at.SILENT },
      does: told,
    },
    // A headset is reported in several events; the pause begins anew with each.
    {
      at: `${HOLDING}.settling`,
      with: { devices: at.SILENT },
      to: `${HOLDING}.settling`,
      does: [...told, 'waits settlePause'],
    },
    // What is not there is not wanted.
    {
      at: `${HOLDING}.held`,
      given: { wanted: PICTURE },
      with: { devices: at.SILENT },
      to: 'stays',
      does: [],
    },
  ],
};

/** What the browser says, and what is asked of a camera, wherever one stands at the open room. */
export const aroundDoor: Around = {
  'devices.changed': {
    at: opening,
    with: { devices: at.MUTED },
    to: 'stays',
    knows: { devices: at.MUTED },
  },
  // The browser answers late, and one who waits at the door may lose a headset there.
  'devices.opened': {
    at: 'present.entering',
    with: { devices: at.ON },
    to: 'stays',
    knows: { devices: at.ON },
  },
  'hardware.changed': {
    at: 'present.entering',
    with: { devices: at.SILENT },
    to: 'stays',
    knows: { devices: at.SILENT },
  },
  // [NEW-40] The other camera and its lamp, at the door and in the call alike.
  'camera.turned': {
    at: 'present.devicesOpened',
    to: 'stays',
    does: ['tells holdDevices: camera.turned'],
  },
  'light.switched': {
    at: 'present.attending.meeting.talking',
    given: { lens: at.BACK },
    to: 'stays',
    does: ['tells holdDevices: light.switched'],
  },
  'lens.changed': {
    at: 'present.attending.meeting.talking',
    given: { lens: at.FRONT },
    with: { lens: at.BACK },
    to: 'stays',
    knows: { lens: at.BACK },
  },
  'camera.turnFailed': {
    at: 'present.attending.meeting.talking',
    to: 'stays',
    does: ['emits notice.raised: The other camera did not start'],
  },
};
