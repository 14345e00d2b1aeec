import type { RaisedNotice } from '../../contracts/notice.ts';
import type { CheckoutProblem } from './card-payment.setup.ts';

/** No longer so as soon as it is paid or booked. */
const error = (title: string, message: string): RaisedNotice => ({
  type: 'error',
  title,
  message,
  about: 'booking',
});

/** It is paid (CARD-05). */
export const PAYMENT_SUCCESSFUL: RaisedNotice = {
  type: 'success',
  title: 'Payment Successful!',
  message: 'Your consultation is paid. Next: choose a time.',
  about: 'booking',
};

/** The checkout was closed (CARD-06). */
export const PAYMENT_CANCELLED: RaisedNotice = {
  type: 'info',
  title: 'Payment Cancelled',
  message: 'You can try booking again anytime.',
  about: 'booking',
};

/** There is no order (CARD-11). */
export const ORDER_FAILED = error(
  'Order Creation Failed',
  'Could not create payment order. Please try again.',
);

/** The payment is not what it says (CARD-12), which another payment does not put right. */
export const NOT_VERIFIED: RaisedNotice = {
  type: 'error',
  title: 'Payment Verification Failed',
  message: 'Payment could not be verified. Please contact support.',
};

/** Nobody could check it (CARD-13). */
export const VERIFICATION_ERROR = error(
  'Payment Verification Error',
  'Could not verify payment. Please try again.',
);

/** The checkout could not be opened, by why (CARD-14..16). */
export const BOOKING_ERRORS: Readonly<Record<CheckoutProblem, RaisedNotice>> = {
  connection: error(
    'Booking Error',
    'Unable to initiate payment. Please check your internet connection.',
  ),
  configuration: error(
    'Booking Error',
    'Unable to initiate payment. Paying is not set up correctly on our side.',
  ),
  other: error('Booking Error', 'Unable to initiate payment. Please try again or contact support.'),
};
