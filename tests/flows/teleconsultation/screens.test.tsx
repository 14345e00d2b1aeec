// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { fromPromise } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { roomInvitationMachine } from '../../../machines/room-invitation/room-invitation.machine.ts';
import { roomMessagesMachine } from '../../../machines/room-messages/room-messages.machine.ts';
import { sentPicturesMachine } from '../../../machines/sent-pictures/sent-pictures.machine.ts';
import type { Still } from '../../../contracts/endpoints/stills.ts';
import type { SentPicturesInput } from '../../../machines/sent-pictures/sent-pictures.machine.ts';
import { stillCameraMachine } from '../../../machines/still-camera/still-camera.machine.ts';
import type { teleconsultationMachine } from '../../../machines/teleconsultation/teleconsultation.machine.ts';
import { selectIsPictureSpared } from '../../../machines/teleconsultation/teleconsultation.selectors.ts';
import { RoomScreens } from '../../../src/flows/teleconsultation/RoomScreens.tsx';
import { TeleconsultationWithin } from '../../../src/flows/teleconsultation/teleconsultation.flow.ts';
import type { Harness } from '../../model/harness.ts';
import { press } from '../../kit/press.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const heading = (name: string) => void screen.getByRole('heading', { level: 1, name });
const words = (text: string | RegExp) => void screen.getByText(text);
const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;
/** What the flow says by itself, or what a button sends that stands for two. */
const told = ({ actor }: Harness, event: Parameters<Harness['actor']['send']>[0]) =>
  act(() => actor.send(event));

const JOIN: Readonly<Record<string, string>> = {
  'Can you see and hear yourself?': 'Join the call',
  'Can you see yourself?': 'Join the call',
  'We could not reach our server': 'Try again',
  'You have left the call': 'Join again',
  'You are in this call on another page': 'Go on here instead',
};

/** While the two talk, both the words and the way back stand there; the own picture does not. */
const expectSpared = ({ actor }: Harness): void => {
  const snapshot = actor.getSnapshot() as SnapshotFrom<typeof teleconsultationMachine>;
  const isSeen = snapshot.matches({ present: { attending: { meeting: 'talking' } } });
  if (!isSeen || !selectIsPictureSpared(snapshot)) return;
  words(/The line is weak: your picture is off/);
  button('Picture on');
  expect(screen.queryByLabelText('Your picture')).toBeNull();
};

const screens: FlowScreens<'teleconsultation'> = {
  view: ({ actor }) => (
    <TeleconsultationWithin actor={actor as ActorRefFrom<typeof teleconsultationMachine>}>
      <RoomScreens />
    </TeleconsultationWithin>
  ),
  real: {
    roomMessages: roomMessagesMachine,
    roomInvitation: roomInvitationMachine,
    stillCamera: stillCameraMachine.provide({ actions: { dropPicture: () => undefined } }),
    sentPictures: sentPicturesMachine.provide({
      actors: { readPictures: fromPromise<readonly Still[], SentPicturesInput>(async () => []) },
    }),
  },
  gestures: {
    'signIn.requested': () => press('Log in'),
    'reading.requested': () =>
      press(screen.queryByText('Try again') ? 'Try again' : 'The link does not work'),
    'entry.requested': () => {
      const title = screen.getByRole('heading', { level: 1 }).textContent;
      return press(JOIN[title] ?? 'Join with chat only');
    },
    'devices.retried': () => press('Try again'),
    'voice.chosen': (harness, event) =>
      screen.queryByText('Use my voice only') ? press('Use my voice only') : told(harness, event),
    'picture.chosen': () => press('Use my camera only'),
    'call.retried': () => press('Try again'),
    'room.left': () => press('Leave'),
    'chat.opened': (harness, event) =>
      screen.queryByText('Chat') ? press('Chat') : told(harness, event),
    'chat.closed': (harness, event) =>
      screen.queryByText('Hide chat') ? press('Hide chat') : told(harness, event),
    'microphone.requested': (harness, event) =>
      screen.queryByText('No sound') ? press('No sound') : told(harness, event),
    'camera.requested': (harness, event) =>
      screen.queryByText('No camera') ? press('No camera') : told(harness, event),
    'microphone.muted': told,
    'microphone.unmuted': told,
    'camera.stopped': told,
    'camera.started': told,
    'camera.turned': told,
    'light.switched': told,
    'lens.changed': told,
    'camera.turnFailed': told,
    'page.shown': told,
    'other.arrived': told,
    'other.left': told,
    'otherDevice.changed': told,
    'devices.opened': told,
    'devices.changed': told,
    'hardware.changed': told,
    'devices.denied': told,
    'devices.missed': told,
    'devices.failed': told,
    'devices.blocked': told,
    'call.connected': told,
    'call.interrupted': told,
    'call.failed': told,
    'line.measured': told,
    'picture.requested': (harness, event) =>
      screen.queryByText('Picture on') ? press('Picture on') : told(harness, event),
  },
  leaves: {
    readingRoom: () => words('Looking for your consultation...'),
    readingFailed: () =>
      words('Your consultation stands. Please check your connection and try again.'),
    signedOut: () => heading('Log in to join the call'),
    awaitingSignIn: () => heading('Log in to join the call'),
    notFound: () => heading('There is no video call for you here'),
    'upcoming.awaitingOpening': () => {
      heading('Your video call');
      words('You can join from Tuesday 24 November, 9:50 AM, in 12 minutes.');
      words('Dr. Meera Iyer');
      words('KA-12345');
    },
    'upcoming.lookingAgain': () => words(/^This page opens the room by itself/),
    'upcoming.lookingFailed': () => words(/^You are not connected just now/),
    linkShown: () => {
      const link = screen.getByRole('link', { name: 'Open the video call' });
      expect(link.getAttribute('href')).toBe('https://meet.example/abc');
      expect(link.getAttribute('rel')).toBe('noopener noreferrer');
      words(/^Did the dentist not come\?/);
    },
    'present.openingDevices': () => {
      const start = screen.getByRole('link', { name: 'Toothwise, start page' });
      expect(start.getAttribute('href')).toBe('/');
      heading('Allow camera and microphone');
      words('Nothing is recorded: neither picture nor sound is kept.');
    },
    'present.devicesOpened': () => {
      screen.getByLabelText('Your picture');
      const isHeard = screen.queryByText(/^Without a microphone/) === null;
      heading(isHeard ? 'Can you see and hear yourself?' : 'Can you see yourself?');
      if (isHeard) screen.getByRole('meter', { name: 'How loud you are' });
      words('Nothing is recorded: neither picture nor sound is kept.');
    },
    'present.devicesDenied': () => {
      heading('Camera and microphone are blocked');
      screen.getByRole('link', { name: 'Reload this page' });
    },
    'present.devicesMissed': () => heading('No camera or microphone was found'),
    'present.devicesFailed': () => heading('Camera or microphone did not start'),
    'present.devicesBlocked': () => {
      heading('This page was not opened securely');
      words('Open the address again with https:// at its beginning.');
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    },
    'present.entering': () => words('One moment...'),
    'present.enteringFailed': () => heading('We could not reach our server'),
    'present.attending.meeting.awaitingOther': () => {
      heading('Call with Dr. Meera Iyer');
      words(/^(Dr\. Meera Iyer is not here yet|You are not connected just now)/);
      words(/^If it gets worse, or you feel seriously ill, do not wait: call 112 or 108/);
    },
    'present.attending.meeting.otherMissed': () => {
      words(/^(Dr\. Meera Iyer has not come yet|You are not connected just now)/);
      const way = screen.getByRole('link', { name: 'The dentist did not come' });
      expect(way.getAttribute('href')).toBe('/teleconsultation');
    },
    'present.attending.meeting.otherLeft': () => {
      words(/^(Dr\. Meera Iyer has left: the call is over|You are not connected just now)/);
      expect(screen.queryByText(/is not here yet/)).toBeNull();
    },
    'present.attending.meeting.otherLost': () =>
      words(/^(Dr\. Meera Iyer was here and is not connected|You are not connected just now)/),
    'present.attending.meeting.connecting': () =>
      words(/^(Dr\. Meera Iyer is here\. Connecting you|You are not connected just now)/),
    'present.attending.meeting.talking': () => {
      words(/^(You are in the call|The line is weak)/);
      // Once the two talk, the picture has the place of the advice.
      expect(screen.queryByText(/^If it gets worse/)).toBeNull();
      screen.getByLabelText('Picture of Dr. Meera Iyer');
    },
    'present.attending.meeting.reconnecting': () =>
      words(/^(The connection was lost\. Trying again|You are not connected just now)/),
    'present.attending.meeting.connectingFailed': () => {
      words(/^(We could not connect your picture and sound|You are not connected just now)/);
      expect(button('Try again').disabled).toBe(false);
    },
    // A device that is not there can be asked for, however it stands with it.
    'present.attending.holding.held': () => {
      const buttons = screen.getAllByRole('button').slice(-4) as HTMLButtonElement[];
      expect(buttons.map(({ disabled }) => disabled)).toEqual([false, false, false, false]);
    },
    'present.attending.holding.settling': () =>
      words(/Looking for another .*(camera|microphone): Dr\. Meera Iyer does not/),
    'present.attending.holding.asking': () =>
      words(/Asking your browser for your (camera|microphone)/),
    'present.attending.holding.denied': () => words(/Your browser blocks your/),
    'present.attending.holding.missed': () => words(/One that you plug in is used\.$/),
    'present.attending.holding.failed': () => words(/did not start: .*Close other apps/),
    'present.attending.holding.blocked': () => words(/The page was not opened with https/),
    'present.attending.sending.carrying': () =>
      expect(screen.queryByText(/The line is weak: your picture/)).toBeNull(),
    'present.attending.sending.faltering': () =>
      expect(screen.queryByText(/The line is weak: your picture/)).toBeNull(),
    'present.attending.sending.spared.awaitingGood': expectSpared,
    'present.attending.sending.spared.steadying': expectSpared,
    'present.attending.listening.hearing': () => {
      const labels = screen.getAllByRole('button').map(({ textContent }) => textContent);
      expect(labels.at(-1)).toBe('Leave');
    },
    'present.attending.listening.pausing': () => expect(button('Leave').disabled).toBe(false),
    continuedElsewhere: () => heading('You are in this call on another page'),
    leaving: () => expect(button('Join again').disabled).toBe(true),
    left: () => {
      expect(button('Join again').disabled).toBe(false);
      words('Your camera and microphone are off.');
      words('You can come back until Tuesday 24 November, 11:00 AM.');
    },
    ended: () => {
      heading('This video call is over');
      words(/^Nothing of picture and sound was recorded/);
      words(/^Did the dentist not come\? From 10 minutes after the start and for 7 days/);
    },
  },
};

walkScreens('teleconsultation', screens);
