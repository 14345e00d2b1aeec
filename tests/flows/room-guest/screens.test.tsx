// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { LibraryProvider } from '../../../src/components/library/LibraryProvider.tsx';
import { RoomGuestScreens } from '../../../src/flows/room-guest/RoomGuestScreens.tsx';
import { RoomGuestWithin } from '../../../src/flows/room-guest/room-guest.flow.ts';
import type { Harness } from '../../model/harness.ts';
import { press } from '../../kit/press.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const heading = (name: string) => void screen.getByRole('heading', { level: 1, name });
const words = (text: string | RegExp) => void screen.getByText(text);
const told = ({ actor }: Harness, event: Parameters<Harness['actor']['send']>[0]) =>
  act(() => actor.send(event));
const box = () => screen.getByLabelText('Your name') as HTMLInputElement;

const screens: FlowScreens<'roomGuest'> = {
  view: ({ actor }) => (
    <LibraryProvider>
      <RoomGuestWithin actor={actor}>
        <RoomGuestScreens />
      </RoomGuestWithin>
    </LibraryProvider>
  ),
  gestures: {
    'opening.requested': () => press('Try again'),
    'name.changed': (_harness, { name }) => {
      // A box that holds the same text tells of no change.
      if (box().value === name) fireEvent.change(box(), { target: { value: 'x' } });
      fireEvent.change(box(), { target: { value: name } });
    },
    'agreement.changed': (harness, event) =>
      screen.getByRole<HTMLInputElement>('checkbox').checked === event['agrees']
        ? told(harness, event)
        : void fireEvent.click(screen.getByRole('checkbox')),
    'name.submitted': () => press('Ask to join'),
    'device.requested': told,
    'device.switched': told,
    'entry.requested': () => press('Go on here instead'),
    'page.shown': told,
    'room.left': () => press('Leave'),
    'pair.told': told,
    'devices.opened': told,
    'devices.changed': told,
    'hardware.changed': told,
  },
  leaves: {
    opening: () => words('Looking at your link...'),
    openingFailed: () => heading('We could not reach our server'),
    linkRefused: () => {
      heading('This link does not work any more');
      words(/Ask the person who sent it/);
    },
    naming: () => {
      heading('Join a video call');
      expect(screen.queryByRole('alert')).toBeNull();
    },
    namingRefused: () =>
      expect(screen.getByRole('alert').textContent).toMatch(/^(Write your name|Tick the box)/),
    asking: () => expect(box().readOnly).toBe(true),
    askingFailed: () =>
      expect(screen.getByRole('alert').textContent).toMatch(/We could not reach our server/),
    'present.waiting': () => {
      heading('Please wait');
      words(/The patient has to let you in/);
    },
    'present.waitingFailed': () => words(/You are not connected just now/),
    'present.attending.hearing': () => {
      heading('Video call');
      words('Asha Rao');
      words('Dr. Meera Iyer');
      words(/^You are in the call\./);
      // [NEW-83] Two people, three buttons, and nothing else of the call.
      expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toHaveLength(3);
    },
    'present.attending.pausing': () => words(/^You are not connected just now/),
    continuedElsewhere: () => heading('You are in this call on another page'),
    leaving: () => heading('You have left the call'),
    left: () => heading('You have left the call'),
    ended: () => heading('The call is over for you'),
  },
};

walkScreens('roomGuest', screens);
