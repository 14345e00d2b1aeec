import type { RaisedNotice } from '../../contracts/common/notice.ts';

/** Reasons for which a checkout did not open (CARD-14..16). */
export type CheckoutProblem = 'connection' | 'configuration' | 'other';

/** Makes an error notice that later news of the booking replaces: it is untrue as soon as it is paid or booked. */
const error = (title: string, message: string): RaisedNotice => ({
  type: 'error',
  title,
  message,
  about: 'booking',
});

/** Notice of a successful payment (CARD-05). */
export const PAYMENT_SUCCESSFUL: RaisedNotice = {
  type: 'success',
  title: 'Payment Successful!',
  message: 'Your video call is paid. Next: choose a time.',
  about: 'booking',
};

/** Notice of a checkout that was closed (CARD-06). */
export const PAYMENT_CANCELLED: RaisedNotice = {
  type: 'info',
  title: 'Payment Cancelled',
  message: 'You can try booking again anytime.',
  about: 'booking',
};

/** Notice that no order could be opened (CARD-11). */
export const ORDER_FAILED = error(
  'Order Creation Failed',
  'Could not create payment order. Please try again.',
);

/** Notice of a payment that is not what it says (CARD-12), which another payment does not put right. */
export const NOT_VERIFIED: RaisedNotice = {
  type: 'error',
  title: 'Payment Verification Failed',
  message: 'Payment could not be verified. Please contact support.',
};

/** Notice of a payment that could not be checked (CARD-13). */
export const VERIFICATION_ERROR = error(
  'Payment Verification Error',
  'Could not verify payment. Please try again.',
);

/** Notices of a checkout that could not be opened, by reason (CARD-14..16). */
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
