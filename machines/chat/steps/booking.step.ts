import { sayUnreachable } from '../../kit/later-flow.ts';
import { throughGate } from '../../sign-in-gate/through-gate.ts';
import { chat } from '../chat.setup.ts';

/** Books a consultation for later from the result; an anonymous visitor signs in first (AUTH-19, TELE-02, TELE-03). */
export const booking = chat.createStateConfig({
  description: 'A consultation can be booked beside the result.',
  initial: 'awaitingRequest',
  states: {
    awaitingRequest: {
      description: 'Nobody books anything.',
      on: {
        'booking.requested': {
          target: 'awaitingSignIn',
          actions: { type: 'rememberConsultation', params: ({ event }) => event },
        },
      },
    },
    awaitingSignIn: {
      description: 'The doctor has to know whom they call: somebody signs in, or leaves it.',
      invoke: {
        ...throughGate({
          action: 'teleconsultation',
          granted: 'bookingConsultation',
          dismissed: 'awaitingRequest',
        }),
        id: 'bookingGate',
      },
    },
    bookingConsultation: {
      description: 'The booking dialog is open.',
      invoke: {
        id: 'bookingDialog',
        src: 'bookingDialog',
        input: ({ context }) => context.consultation,
        onDone: 'awaitingRequest',
        onError: {
          target: 'awaitingRequest',
          actions: sayUnreachable,
        },
      },
    },
  },
});
