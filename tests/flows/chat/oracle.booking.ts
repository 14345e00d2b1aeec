import type { chatMachine } from '../../../machines/chat/chat.machine.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { CONSULTATION } from './cases.ts';

type Chat = typeof chatMachine;

const AWAITING = 'assessing.booking.awaitingRequest';
const SIGNING_IN = 'assessing.booking.awaitingSignIn';
const BOOKING = 'assessing.booking.bookingConsultation';

/** Nothing was asked for yet. */
export const NO_CONSULTATION = { topDiagnosis: null, sessionToken: null, payment: null };

/** What booking always starts. */
export const bookingStarts: Oracle<Chat>['starts'] = {
  [SIGNING_IN]: ['calls bookingGate'],
  [BOOKING]: ['calls bookingDialog'],
};

const NOT_CONNECTED = ['emits notice.raised: Not connected'];

/** Booking a consultation beside the result. */
export const booking: Pick<
  Oracle<Chat>['leaves'],
  typeof AWAITING | typeof SIGNING_IN | typeof BOOKING
> = {
  [AWAITING]: {
    on: {
      'booking.requested': {
        with: { consultation: CONSULTATION },
        to: SIGNING_IN,
        knows: { consultation: CONSULTATION },
      },
    },
  },
  [SIGNING_IN]: {
    on: {
      'done: bookingGate': [
        // TELE-03: it goes on without being asked for again.
        { with: { output: { kind: 'granted' } }, to: BOOKING },
        { with: { output: { kind: 'dismissed' } }, to: AWAITING },
      ],
      'failed: bookingGate': { to: AWAITING, does: NOT_CONNECTED },
    },
  },
  [BOOKING]: {
    on: {
      'done: bookingDialog': [
        { with: { output: { kind: 'booked' } }, to: AWAITING },
        { with: { output: { kind: 'closed' } }, to: AWAITING },
      ],
      'failed: bookingDialog': { to: AWAITING, does: NOT_CONNECTED },
    },
  },
};
