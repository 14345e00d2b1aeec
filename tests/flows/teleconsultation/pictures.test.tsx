// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { teleconsultationMachine } from '../../../machines/teleconsultation/teleconsultation.machine.ts';
import { roomInvitationMachine } from '../../../machines/room-invitation/room-invitation.machine.ts';
import { alone } from '../../../machines/room-invitation/room-invitation.setup.ts';
import { stillCameraMachine } from '../../../machines/still-camera/still-camera.machine.ts';
import type { Devices } from '../../../machines/teleconsultation/teleconsultation.outside.ts';
import { nothingKnown } from '../../../machines/teleconsultation/teleconsultation.setup.ts';
import { DevicesReady } from '../../../src/flows/teleconsultation/devices.screens.tsx';
import { InRoom } from '../../../src/flows/teleconsultation/InRoom.screen.tsx';
import { lackingWords } from '../../../src/flows/teleconsultation/room-words.ts';
import { TeleconsultationWithin } from '../../../src/flows/teleconsultation/teleconsultation.flow.ts';
import { press } from '../../kit/press.ts';
import { BACK, FRONT, HIDDEN, ID, KEY, MUTED, ON, ROOM, SILENT, VISIT } from './cases.ts';

it('says in words that the other one’s camera is off, politely and while the sound goes on', () => {
  const actor = inCall({}, 'held');
  const picture = screen.getByLabelText('Picture of Dr. Meera Iyer');
  const words = picture.nextElementSibling;
  // The place is there beforehand: what appears in it is read out.
  expect([words?.tagName, words?.textContent]).toEqual(['OUTPUT', '']);
  act(() => actor.send({ type: 'otherDevice.changed', device: 'camera', state: 'off' }));
  expect(words?.textContent).toBe('Dr. Meera Iyer’s camera is off');
  expect(screen.getByLabelText('Picture of Dr. Meera Iyer')).toBe(picture);
  act(() => actor.send({ type: 'otherDevice.changed', device: 'camera', state: 'paused' }));
  expect(words?.textContent).toBe('Dr. Meera Iyer’s device has paused the camera');
  act(() => actor.send({ type: 'otherDevice.changed', device: 'camera', state: 'on' }));
  expect(words?.textContent).toBe('');
  actor.stop();
});

/** The camera for a picture, as a restored room finds it. */
const CAMERA = {
  src: 'stillCamera',
  snapshot: stillCameraMachine.resolveState({
    value: 'resting',
    context: { id: ID, requestKey: KEY, count: 0, key: '', sentence: null },
  }),
};

/** The two alone, as a restored room finds them. */
const INVITATION = {
  src: 'roomInvitation',
  snapshot: roomInvitationMachine.resolveState({
    value: { accompanying: 'uninvited', requesting: 'rested' },
    context: alone({ id: ID, visit: VISIT, role: 'patient', iceServers: [], devices: ON }),
  }),
};

/** Somebody in the call. */
const inCall = (
  changes: Partial<ReturnType<typeof nothingKnown>>,
  holding: 'held' | 'missed' = 'missed',
  sending: 'carrying' | { readonly spared: 'awaitingGood' } = 'carrying',
) => {
  const snapshot = teleconsultationMachine.resolveState({
    value: {
      present: { attending: { meeting: 'talking', holding, sending, listening: 'pausing' } },
    },
    context: { ...nothingKnown({ id: ID }), room: ROOM, ...changes },
  });
  const restored = {
    ...snapshot,
    children: { stillCamera: CAMERA, roomInvitation: INVITATION },
  } as unknown as typeof snapshot;
  const actor = createActor(teleconsultationMachine, {
    input: { id: ID },
    snapshot: restored,
  }).start();
  render(
    <TeleconsultationWithin actor={actor}>
      <InRoom />
    </TeleconsultationWithin>,
  );
  return actor;
};

it.each([
  { microphone: 'off', said: 'Dr. Meera Iyer’s microphone is off.' },
  {
    microphone: 'paused',
    said: 'Dr. Meera Iyer’s device has paused the microphone, perhaps for a phone call.',
  },
  {
    microphone: 'none',
    said: 'Dr. Meera Iyer has no microphone just now. You can write to each other.',
  },
] as const)(
  'says in words that the other one’s microphone is $microphone',
  ({ microphone, said }) => {
    const actor = inCall({ devices: ON, otherDevices: { camera: 'on', microphone } });
    screen.getByText(`You are in the call. ${said}`);
    actor.stop();
  },
);

it.each([
  [{ microphone: 'paused' }, 'microphone', 'hear'],
  [{ camera: 'paused' }, 'camera', 'see'],
  [{ camera: 'paused', microphone: 'paused' }, 'camera and microphone', 'see or hear'],
] as const)('says in words what the system has paused of one’s own: %j', (paused, what, misses) => {
  const actor = inCall({ devices: { ...ON, ...paused } });
  screen.getByText(
    `You are in the call. Your device has paused your ${what}, perhaps for a phone call: Dr. Meera Iyer does not ${misses} you.`,
  );
  // It goes on by itself, so that a press switches it off.
  screen.getByRole('button', { name: 'Mute' });
  screen.getByRole('button', { name: 'Camera off' });
  actor.stop();
});

it('says what is not there of one’s own, and lets it be asked for', () => {
  const actor = inCall({ devices: SILENT });
  screen.getByText(
    'You are in the call. No microphone was found: Dr. Meera Iyer does not hear you. One that you plug in is used.',
  );
  expect(screen.getByRole('button', { name: 'No sound' })).toHaveProperty('disabled', false);
  actor.stop();
});

it.each([
  [
    'held',
    'Your camera and microphone cannot be used: Ravi does not see or hear you. To ask again, press “No camera” and “No sound”.',
  ],
  ['settling', 'Looking for another camera or microphone: Ravi does not see or hear you.'],
  ['asking', 'Asking your browser for your camera and microphone...'],
  [
    'denied',
    'Your browser blocks your camera and microphone: Ravi does not see or hear you. Allow it beside the address, then press “No camera” and “No sound”.',
  ],
  [
    'missed',
    'No camera or microphone was found: Ravi does not see or hear you. One that you plug in is used.',
  ],
  [
    'failed',
    'Your camera and microphone did not start: Ravi does not see or hear you. Close other apps that use it, then press “No camera” and “No sound”.',
  ],
  [
    'blocked',
    'The page was not opened with https://, so there is no camera or microphone: Ravi does not see or hear you.',
  ],
] as const)('says of both devices, %s, what is wrong and what helps', (state, said) => {
  expect(lackingWords(['camera', 'microphone'], { state, other: 'Ravi' })).toBe(said);
});

it('says nothing of devices that are there', () => {
  expect(lackingWords([], { state: 'missed', other: 'Ravi' })).toBe('');
});

type AtTheDoor = {
  readonly devices: Devices;
  readonly wanted?: Partial<Record<keyof Devices, boolean>>;
};

/** Somebody who tries camera and microphone before the call. */
const atTheDoor = ({ devices, wanted }: AtTheDoor) => {
  const known = nothingKnown({ id: ID });
  const actor = createActor(teleconsultationMachine, {
    input: { id: ID },
    snapshot: teleconsultationMachine.resolveState({
      value: { present: 'devicesOpened' },
      context: { ...known, room: ROOM, devices, wanted: { ...known.wanted, ...wanted } },
    }),
  }).start();
  render(
    <TeleconsultationWithin actor={actor}>
      <DevicesReady />
    </TeleconsultationWithin>,
  );
  return actor;
};

it.each([
  { devices: SILENT, wanted: {}, said: /^Without a microphone you are seen, and you can write\./ },
  {
    devices: { ...HIDDEN, camera: 'none' },
    wanted: {},
    said: /^Without a camera you are heard, and not seen\./,
  },
  {
    devices: { ...ON, microphone: 'paused' },
    wanted: {},
    said: 'Your device has paused your microphone, perhaps for a phone call: nobody hears you.',
  },
  {
    devices: { ...ON, camera: 'paused' },
    wanted: {},
    said: 'Your device has paused your camera: nobody sees you.',
  },
  {
    devices: { ...HIDDEN, camera: 'none' },
    wanted: { camera: false },
    said: 'Your camera is not used: you are heard, and not seen.',
  },
] as const)('lets one in however the devices stand, and says what that means: $said', (given) => {
  const actor = atTheDoor(given);
  screen.getByText(given.said);
  const { camera, microphone } = given.devices;
  const voiceOnly = screen.queryByRole('button', { name: 'Use my voice only' });
  expect(voiceOnly !== null).toBe(camera !== 'none' && microphone !== 'none');
  screen.getByRole('button', { name: 'Join the call' });
  actor.stop();
});

it.each([
  [ON, 'Can you see and hear yourself?'],
  [SILENT, 'Can you see yourself?'],
  [{ ...ON, camera: 'none' }, 'Can you be heard?'],
] as const)('asks before the call what can be tried with %j', (devices, title) => {
  const actor = atTheDoor({ devices });
  screen.getByRole('heading', { name: title });
  actor.stop();
});

it.each([
  ['off', 'Your camera is off: nobody sees you.'],
  ['paused', 'Your device has paused your camera: nobody sees you.'],
] as const)('covers the last picture of a camera that is %s with words', (camera, said) => {
  const actor = atTheDoor({ devices: { ...ON, camera } });
  const words = screen.getByLabelText('Your picture').nextElementSibling;
  expect([words?.tagName, words?.textContent]).toEqual(['OUTPUT', said]);
  act(() => actor.send({ type: 'devices.changed', devices: ON }));
  expect(words?.textContent).toBe('');
  actor.stop();
});

it('[NEW-40] offers another camera and its lamp where there are such, and mirrors one’s face alone', async () => {
  const actor = inCall({ devices: ON });
  expect(screen.queryByRole('button', { name: /^Switch camera$|^Light/ })).toBeNull();
  const pressed = async (label: string) => {
    const send = vi.spyOn(actor, 'send').mockImplementation(() => undefined);
    await press(label);
    const sent = send.mock.calls.map(([{ type }]) => type);
    send.mockRestore();
    return sent;
  };
  act(() => actor.send({ type: 'lens.changed', lens: FRONT }));
  const own = screen.getByLabelText('Your picture');
  expect(own.dataset['mirrored']).toBe('true');
  expect(await pressed('Switch camera')).toEqual(['camera.turned']);
  act(() => actor.send({ type: 'lens.changed', lens: BACK }));
  expect(own.dataset['mirrored']).toBeUndefined();
  expect(await pressed('Light on')).toEqual(['light.switched']);
  act(() => actor.send({ type: 'lens.changed', lens: { ...BACK, light: 'on' } }));
  screen.getByRole('button', { name: 'Light off' });
  actor.stop();
});

it('[NEW-40] offers no other camera while no picture goes out', () => {
  const actor = inCall({ devices: HIDDEN, lens: BACK });
  expect(screen.queryByRole('button', { name: /camera$|^Light/ })?.textContent).toBeUndefined();
  actor.stop();
});

it('[NEW-63] says that the picture is off because the line is weak, and asks for it on a press', async () => {
  const actor = inCall({ devices: ON, lens: BACK }, 'held', { spared: 'awaitingGood' });
  const said = screen.getByText(/The line is weak: your picture is off\. You can go on talking\./);
  expect(said.tagName).toBe('OUTPUT');
  // Nobody is shown a picture of themselves that nobody else sees; one for the dentist can still be taken.
  expect(screen.queryByLabelText('Your picture')).toBeNull();
  screen.getByRole('button', { name: 'Take a picture' });
  // The camera itself is on: what the person switches off by hand is another matter.
  screen.getByRole('button', { name: 'Camera off' });
  const send = vi.spyOn(actor, 'send').mockImplementation(() => undefined);
  await press('Picture on');
  expect(send.mock.calls).toEqual([[{ type: 'picture.requested' }]]);
  actor.stop();
});

it.each([
  { devices: MUTED, said: 'The line is weak: your picture is off.' },
  { devices: HIDDEN, said: 'You are in the call.' },
])('[NEW-63] promises no talk to the muted, and no picture to the hidden: $said', (given) => {
  const actor = inCall({ devices: given.devices }, 'held', { spared: 'awaitingGood' });
  screen.getByText(given.said);
  actor.stop();
});

it('[NEW-63] says whose picture the line does not carry', () => {
  const actor = inCall({ devices: ON }, 'held');
  act(() => actor.send({ type: 'otherDevice.changed', device: 'camera', state: 'weak' }));
  screen.getByText('Dr. Meera Iyer’s picture is off');
  screen.getByText('The line is weak: Dr. Meera Iyer’s picture is off. You can go on talking.');
  act(() => actor.send({ type: 'otherDevice.changed', device: 'camera', state: 'on' }));
  screen.getByText('You are in the call.');
  actor.stop();
});

it('[NEW-63] says that the line carries neither picture', () => {
  const given = { devices: ON, otherDevices: { ...ON, camera: 'weak' } } as const;
  const actor = inCall(given, 'held', { spared: 'awaitingGood' });
  screen.getByText(/The line is weak: both pictures are off\. You can go on talking\./);
  actor.stop();
});

it.each([
  { left: 31, shown: null, spoken: '' },
  { left: 30, shown: '30 minutes left', spoken: '' },
  { left: 6, shown: '6 minutes left', spoken: '' },
  { left: 4, shown: '4 minutes left', spoken: '5 minutes of the booked time left.' },
  { left: 1, shown: '1 minute left', spoken: '1 minute of the booked time left.' },
  {
    left: -3,
    shown: 'Booked time is over',
    spoken: 'The booked time is over. The room stays open until Tuesday 24 November, 11:00 AM.',
  },
])(
  '[NEW-41] says that $left minutes are left of the booked time as "$shown"',
  ({ left, shown, spoken }) => {
    // The room of ROOM stays open for thirty minutes after the planned end.
    const closesIn = (left + 30) * 60_000;
    const actor = inCall({ room: { ...ROOM, closes_in_ms: closesIn }, devices: HIDDEN });
    if (shown === null) expect(screen.queryByText(/minutes? left$/)).toBeNull();
    else expect(screen.getByText(shown).nextElementSibling?.textContent).toBe(spoken);
    actor.stop();
  },
);

it.each([
  { role: 'patient', shows: true },
  { role: 'doctor', shows: false },
] as const)('[NEW-42] tells and draws how to show a tooth: $role', ({ role, shows }) => {
  const actor = createActor(teleconsultationMachine, {
    input: { id: ID },
    snapshot: teleconsultationMachine.resolveState({
      value: { present: 'devicesOpened' },
      context: { ...nothingKnown({ id: ID }), room: { ...ROOM, role }, devices: ON },
    }),
  }).start();
  render(
    <TeleconsultationWithin actor={actor}>
      <DevicesReady />
    </TeleconsultationWithin>,
  );
  const guide = screen.queryByRole('region', { name: 'How to show a tooth' });
  expect(guide !== null).toBe(shows);
  if (guide !== null) {
    expect(guide.querySelectorAll('li')).toHaveLength(4);
    // It comes after the way in, which must not move down.
    const join = screen.getByRole('button', { name: 'Join the call' });
    expect(join.compareDocumentPosition(guide)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  actor.stop();
});

it.each([
  { role: 'patient', devices: ON, shows: 1 },
  { role: 'patient', devices: HIDDEN, shows: 0 },
  { role: 'doctor', devices: ON, shows: 0 },
] as const)('[NEW-60] offers a picture to the patient whose camera is on: %j', (given) => {
  const actor = inCall({ room: { ...ROOM, role: given.role }, devices: given.devices });
  expect(screen.queryAllByRole('button', { name: 'Take a picture' })).toHaveLength(given.shows);
  actor.stop();
});
