import { BOOKING_UNREACHABLE } from '../../booking-dialog/booking-dialog.notices.ts';
import { GATE_UNREACHABLE } from '../../sign-in-gate/sign-in-gate.notices.ts';
import { chat } from '../chat.setup.ts';

/** Booking a consultation for later from the result, after signing in where nobody is (AUTH-19, TELE-02, TELE-03). */
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
        id: 'bookingGate',
        src: 'signInGate',
        input: { action: 'teleconsultation' },
        onDone: [
          {
            guard: { type: 'wasGranted', params: ({ event }) => event.output },
            target: 'bookingConsultation',
          },
          { target: 'awaitingRequest' },
        ],
        onError: {
          target: 'awaitingRequest',
          actions: { type: 'raiseNotice', params: { notice: GATE_UNREACHABLE } },
        },
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
          actions: { type: 'raiseNotice', params: { notice: BOOKING_UNREACHABLE } },
        },
      },
    },
  },
});
