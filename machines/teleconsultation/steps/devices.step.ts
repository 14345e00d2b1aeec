import type { DeviceEvent, RoomEntered } from '../teleconsultation.outside.ts';
import { teleconsultation } from '../teleconsultation.setup.ts';

type Opened = { readonly event: Extract<DeviceEvent, { devices: unknown }> };
const remember = {
  type: 'rememberDevices',
  params: ({ event: { devices } }: Opened) => ({ devices }),
} as const;

const want = (camera: boolean, microphone: boolean) =>
  ({ type: 'want', params: { camera, microphone } }) as const;

/** Ways on from each state that tells what is wrong with camera and microphone. */
const withoutDevices = {
  'devices.retried': { target: 'openingDevices', actions: want(true, true) },
  // A person who goes in to write must not be filmed when a camera is plugged in later.
  'entry.requested': { target: 'entering', actions: want(false, false) },
} as const;

/** A camera or headset that is plugged in is used at once. */
const whenPluggedIn = { 'hardware.changed': 'openingDevices' } as const;

const voiceOnly = { target: 'openingDevices', actions: want(false, true) } as const;

const lacksOne = { ...remember, type: 'lacksOne' } as const;

/** State in which the page asks for camera and microphone. */
export const openingDevices = teleconsultation.createStateConfig({
  description: 'The browser asks whether camera and microphone may be used.',
  tags: 'busy',
  entry: 'askForDevices',
  on: {
    'devices.opened': [
      { guard: 'goesIn', target: 'entering', actions: remember },
      { target: 'devicesOpened', actions: remember },
    ],
    'devices.denied': 'devicesDenied',
    'devices.missed': 'devicesMissed',
    'devices.failed': 'devicesFailed',
    'devices.blocked': 'devicesBlocked',
    'hardware.changed': { guard: lacksOne, target: 'openingDevices', reenter: true },
    // A person who needs neither does not wait for them.
    'entry.requested': 'entering',
  },
});

export const devicesOpened = teleconsultation.createStateConfig({
  description: 'One sees oneself and how loud one is, and goes in when ready.',
  on: {
    'entry.requested': 'entering',
    'voice.chosen': voiceOnly,
    'hardware.changed': { guard: lacksOne, target: 'openingDevices', actions: remember },
  },
});

export const devicesDenied = teleconsultation.createStateConfig({
  description:
    'The browser was told not to give camera and microphone; one of them may be allowed.',
  on: {
    ...withoutDevices,
    'voice.chosen': voiceOnly,
    'picture.chosen': { target: 'openingDevices', actions: want(true, false) },
  },
});

export const devicesMissed = teleconsultation.createStateConfig({
  description: 'There is neither camera nor microphone.',
  on: { ...withoutDevices, ...whenPluggedIn },
});

export const devicesFailed = teleconsultation.createStateConfig({
  description: 'Camera and microphone did not start, perhaps because another app has them.',
  on: { ...withoutDevices, ...whenPluggedIn },
});

export const devicesBlocked = teleconsultation.createStateConfig({
  description: 'The page was not opened over https, so that the browser offers neither of them.',
  on: { 'entry.requested': withoutDevices['entry.requested'] },
});

type Done = { readonly event: { readonly output: RoomEntered } };
const verdict = (wanted: RoomEntered['verdict']) =>
  ({
    type: 'is',
    params: ({ event: { output } }: Done) => ({ verdict: output.verdict, wanted }),
  }) as const;
const entryOf = ({ event: { output } }: Done) => {
  if (output.verdict !== 'entered') throw new Error('There is no entry in this answer');
  return output;
};
const rememberEntry = { type: 'rememberEntry', params: entryOf } as const;

/** State in which the server is asked to let the person in. */
export const entering = teleconsultation.createStateConfig({
  description: 'The server is asked to let one in.',
  tags: 'busy',
  invoke: {
    id: 'enterRoom',
    src: 'enterRoom',
    input: ({ context: { id } }) => ({ id }),
    onDone: [
      { guard: verdict('signedOut'), target: '#teleconsultation.signedOut' },
      { guard: verdict('notFound'), target: '#teleconsultation.notFound' },
      // The room has closed, or was given another time: reading it tells which.
      { guard: verdict('closed'), target: '#teleconsultation.readingRoom' },
      {
        guard: { type: 'hasCompany', params: ({ event }: Done) => event.output },
        target: '#teleconsultation.present.attending.meeting.connecting',
        actions: rememberEntry,
      },
      {
        guard: { type: 'hasLeftAlone', params: ({ event }: Done) => event.output },
        target: '#teleconsultation.present.attending.meeting.otherLeft',
        actions: rememberEntry,
      },
      { target: 'attending', actions: rememberEntry },
    ],
    onError: 'enteringFailed',
  },
});

export const enteringFailed = teleconsultation.createStateConfig({
  description: 'The server could not be asked; the consultation stands.',
  on: { 'entry.requested': 'entering' },
});
