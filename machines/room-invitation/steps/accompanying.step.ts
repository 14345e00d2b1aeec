import { roomInvitation } from '../room-invitation.setup.ts';
import type { GuestNewsOfRoom } from '../room-invitation.setup.ts';

type Told = { readonly event: { readonly guest: GuestNewsOfRoom | null } };

const guestOf = ({ event: { guest } }: Told) => ({ guest });
const isAt = (state: GuestNewsOfRoom['state']) =>
  ({ type: 'isAt', params: ({ event: { guest } }: Told) => ({ guest, state }) }) as const;
const remember = { type: 'rememberGuest', params: guestOf } as const;
const tellSignals = { type: 'tellSignals', params: guestOf } as const;
const tellVisit = { type: 'tellVisit', params: guestOf } as const;

/** The third person as the room tells of them, and the connection to them. */
export const accompanying = roomInvitation.createStateConfig({
  description: 'How it is with the third person, by what the room tells.',
  initial: 'uninvited',
  on: {
    'guest.changed': [
      { guard: isAt('invited'), target: '.invited', actions: remember },
      { guard: isAt('asking'), target: '.asking', actions: remember },
      { guard: isAt('inside'), target: '.joined', actions: remember },
      { target: '.uninvited', actions: remember },
    ],
    'devices.changed': {
      actions: { type: 'rememberDevices', params: ({ event }) => event },
    },
    'picture.carried': {
      actions: { type: 'rememberCarried', params: ({ event }) => event },
    },
  },
  states: {
    uninvited: { description: 'The two are alone.' },
    invited: { description: 'There is a link that nobody has used yet.' },
    asking: { description: 'Somebody has used the link and said a name; the patient decides.' },
    joined: {
      description: 'A third person is in the call, and either of the two can end it.',
      initial: 'connecting',
      entry: ['forgetTold', 'tellCarried'],
      invoke: {
        id: 'holdGuestCall',
        src: 'holdGuestCall',
        input: ({ context: { id, visit, role, iceServers, devices, guest } }) => ({
          id,
          visit,
          otherVisit: guest?.visit ?? null,
          role,
          iceServers,
          devices,
        }),
      },
      on: {
        'guest.changed': [
          {
            guard: { type: 'isSameVisit', params: guestOf },
            actions: [remember, tellSignals],
          },
          {
            guard: isAt('inside'),
            target: '.connecting',
            actions: ['forgetTold', remember, tellVisit, tellSignals],
          },
        ],
        'guest.ended': { actions: 'part' },
        'devices.changed': {
          actions: [{ type: 'rememberDevices', params: ({ event }) => event }, 'tellDevices'],
        },
        'picture.carried': {
          actions: [{ type: 'rememberCarried', params: ({ event }) => event }, 'tellCarried'],
        },
        'otherDevice.changed': {
          actions: { type: 'rememberTold', params: ({ event }) => event },
        },
      },
      states: {
        connecting: {
          description: 'This browser and the guest’s look for each other.',
          on: { 'call.connected': 'talking', 'call.failed': 'connectingFailed' },
          after: { connectPatience: 'connectingFailed' },
        },
        talking: {
          description: 'One sees and hears the guest.',
          on: { 'call.interrupted': 'connecting', 'call.failed': 'connecting' },
        },
        connectingFailed: {
          description: 'The two browsers do not find each other; the guest may hear the other one.',
          on: {
            'call.connected': 'talking',
            'call.retried': { target: 'connecting', actions: 'tryAgain' },
          },
        },
      },
    },
  },
});
