import type { roomInvitationMachine } from '../../../machines/room-invitation/room-invitation.machine.ts';
import type {
  GuestInvited,
  GuestNewsOfRoom,
  RoomInvitationInput,
} from '../../../machines/room-invitation/room-invitation.setup.ts';
import type { Cases } from '../../model/cases.ts';
import { ENTRY, HIDDEN, ID, ON, VISIT } from '../teleconsultation/cases.ts';

export const INPUT: RoomInvitationInput = {
  id: ID,
  visit: VISIT,
  role: 'patient',
  iceServers: ENTRY.ice_servers,
  devices: ON,
};
export const AS_DOCTOR: RoomInvitationInput = { ...INPUT, role: 'doctor' };

export const GUEST_ID = '00000000-0000-4000-8000-0000000000c1';
export const GUEST_VISIT = '00000000-0000-4000-8000-0000000000c2';
export const AGAIN = '00000000-0000-4000-8000-0000000000c3';

export const INVITED: GuestNewsOfRoom = {
  id: GUEST_ID,
  state: 'invited',
  invited_by: 'patient',
  name: null,
  visit: null,
  signals: [],
};
export const ASKING: GuestNewsOfRoom = { ...INVITED, state: 'asking', name: 'Sunita' };
export const INSIDE: GuestNewsOfRoom = {
  ...ASKING,
  state: 'inside',
  visit: GUEST_VISIT,
  signals: [{ kind: 'answer', sdp: 'v=0' }],
};
/** They have reloaded their page. */
export const BACK: GuestNewsOfRoom = { ...INSIDE, visit: AGAIN };
/** Another person, whom the other of the two has invited meanwhile. */
export const SOMEBODY_ELSE: GuestNewsOfRoom = { ...INVITED, id: AGAIN };

export const ADDRESS = 'https://toothwise.example/call-guest#secret';
export const MADE: GuestInvited = { verdict: 'invited', guest: INVITED, address: ADDRESS };
export const REFUSED: GuestInvited = {
  verdict: 'refused',
  sentence: 'Somebody else is invited by now.',
};

const FAILURE = { kind: 'network', message: 'offline' };

export const cases: Cases<typeof roomInvitationMachine> = {
  inputs: [INPUT, AS_DOCTOR],
  events: {
    'invitation.requested': [{}],
    'link.passed': [{ way: 'copy' }, { way: 'share' }],
    'guest.admitted': [{}],
    'guest.ended': [{}],
    'guest.changed': [
      { guest: null },
      { guest: INVITED },
      { guest: ASKING },
      { guest: INSIDE },
      { guest: BACK },
    ],
    'devices.changed': [{ devices: HIDDEN }],
    'picture.carried': [{ on: false }],
    'otherDevice.changed': [{ device: 'camera', state: 'on' }],
    'call.connected': [{}],
    'call.interrupted': [{}],
    'call.failed': [{}],
    'call.retried': [{}],
  },
  actors: {
    inviteGuest: { done: [MADE, REFUSED], error: [FAILURE] },
    admitGuest: { done: [undefined], error: [FAILURE] },
    endGuest: { done: [undefined], error: [FAILURE] },
    passOn: { done: ['copied', 'shared', 'dismissed'], error: [FAILURE] },
    holdGuestCall: {},
  },
  contextKey: ({ role, link, guest }) => ({ role, hasLink: link !== null, state: guest?.state }),
};
