// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { roomInvitationMachine } from '../../../machines/room-invitation/room-invitation.machine.ts';
import { selectGuest } from '../../../machines/room-invitation/room-invitation.selectors.ts';
import { AddPerson, GuestPicture } from '../../../src/flows/room-invitation/OverPictures.tsx';
import { ThirdPerson } from '../../../src/flows/room-invitation/ThirdPerson.tsx';
import { RoomInvitationWithin } from '../../../src/flows/room-invitation/room-invitation.flow.ts';
import type { Harness } from '../../model/harness.ts';
import { press } from '../../kit/press.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

type Invitation = ActorRefFrom<typeof roomInvitationMachine>;

const words = (text: string | RegExp) => void screen.getByText(text);
const button = (name: string) => screen.queryByRole('button', { name });
const told = ({ actor }: Harness, event: Parameters<Harness['actor']['send']>[0]) =>
  act(() => actor.send(event));
/** Presses the first of these that stands there. */
const shown =
  (...names: readonly string[]) =>
  (harness: Harness, event: Parameters<Harness['actor']['send']>[0]) => {
    const name = names.find((each) => button(each) !== null);
    return name === undefined ? told(harness, event) : press(name);
  };
const guestOf = ({ actor }: Harness) => selectGuest((actor as Invitation).getSnapshot());
const roleOf = ({ actor }: Harness) => (actor as Invitation).getSnapshot().context.role;

/** [NEW-82] While there is a third person, both read so and have the end at hand. */
const expectTold = (harness: Harness): void => {
  const guest = guestOf(harness);
  if (guest === null) return;
  screen.getByRole('region', { name: 'Third person' });
  const ends = ['Take it back', 'Do not let in', 'End it for Sunita', 'Ending...'];
  expect(ends.filter((name) => button(name) !== null)).toHaveLength(1);
};

const screens: FlowScreens<'roomInvitation'> = {
  view: ({ actor }) => (
    <main>
      <h1>Call with Dr. Meera Iyer</h1>
      <RoomInvitationWithin actor={actor}>
        <ThirdPerson patient="Asha Rao" />
        <AddPerson />
        <GuestPicture />
      </RoomInvitationWithin>
    </main>
  ),
  gestures: {
    'invitation.requested': shown('Add a person', 'Make a new link'),
    'link.passed': (harness, event) =>
      shown(event['way'] === 'share' ? 'Send the link' : 'Copy the link')(harness, event),
    'guest.admitted': () => press('Let Sunita in'),
    'guest.ended': shown('Take it back', 'Do not let in', 'End it for Sunita', 'Ending...'),
    'guest.changed': told,
    'devices.changed': told,
    'picture.carried': told,
    'otherDevice.changed': told,
    'call.connected': told,
    'call.interrupted': told,
    'call.failed': told,
    'call.retried': () => press('Try again'),
  },
  leaves: {
    'accompanying.uninvited': () => {
      expect(screen.queryByRole('region', { name: 'Third person' })).toBeNull();
    },
    'accompanying.invited': (harness) => {
      expectTold(harness);
      words('A third person is invited.');
      words(roleOf(harness) === 'patient' ? /You let them in\.$/ : /Asha Rao lets them in\.$/);
      // Who has the link passes it on; who has not makes another one.
      const { link } = (harness.actor as Invitation).getSnapshot().context;
      expect([button('Copy the link') !== null, button('Make a new link') === null]).toEqual(
        link === null ? [false, false] : [true, true],
      );
    },
    'accompanying.asking': (harness) => {
      expectTold(harness);
      // [NEW-81] The yes is the patient's.
      const isPatient = roleOf(harness) === 'patient';
      expect(button('Let Sunita in') !== null).toBe(isPatient);
      words(isPatient ? 'Sunita wants to join the call.' : 'Sunita waits. Asha Rao must agree.');
    },
    'accompanying.joined.connecting': (harness) => {
      expectTold(harness);
      words('Sunita is in the call, too. Connecting...');
    },
    'accompanying.joined.talking': (harness) => {
      expectTold(harness);
      words('Sunita is in the call, too.');
    },
    'accompanying.joined.connectingFailed': (harness) => {
      expectTold(harness);
      words('Sunita is in the call, too. You could not be connected.');
      expect(button('Try again')).not.toBeNull();
    },
    'requesting.rested': (harness) => {
      expect(button('Add a person') !== null).toBe(guestOf(harness) === null);
      expect(screen.queryByRole('alert')).toBeNull();
    },
    'requesting.inviting': (harness) => {
      if (guestOf(harness) === null) words('Making a link...');
      expect(button('Add a person')).toBeNull();
    },
    'requesting.invitingFailed': () =>
      expect(screen.getByRole('alert').textContent).toMatch(
        /^(The link was not made|Somebody else is invited)/,
      ),
    'requesting.passingOn': () => expect(screen.queryByRole('alert')).toBeNull(),
    'requesting.admitting': (harness) => {
      if (guestOf(harness)?.state !== 'asking') return;
      expect(button('Let Sunita in')?.getAttribute('aria-busy')).toBe('true');
    },
    'requesting.admittingFailed': () =>
      expect(screen.getByRole('alert').textContent).toMatch(/^Nobody was let in/),
    'requesting.ending': (harness) => {
      if (guestOf(harness) !== null) expect(button('Ending...')).not.toBeNull();
    },
    'requesting.endingFailed': (harness) => {
      const said = screen.getByRole('alert').textContent;
      expect(said).toMatch(
        guestOf(harness)?.state === 'invited' ? /the link may still work/ : /may still/,
      );
    },
  },
};

walkScreens('roomInvitation', screens);
