import type { NoticeWords } from '../../../common/notice.ts';
import { inRupees } from '../../../payments/rupees.ts';

/** Reasons for which a checkout did not open (CARD-14..16). */
export type CheckoutProblem = 'connection' | 'configuration' | 'other';

/** Names who has refused a payment, in the provider's own categories. */
export type DeclinedBy = 'bank' | 'payer' | 'provider' | 'unknown';

/** What is said of a refusal, by who has refused. */
export const DECLINED: Readonly<Record<DeclinedBy, string>> = {
  bank: 'Your bank declined this payment. No money was taken.',
  payer: 'This payment was not confirmed. No money was taken.',
  provider: 'The payment service could not take this payment. No money was taken.',
  unknown: 'This payment was declined. No money was taken.',
};

/** What is said of a price that has changed since the page was opened; prices in paise. */
export const PRICE_CHANGED = {
  title: 'The price has changed',
  text: ({ told, now }: { readonly told: number; readonly now: number }): string =>
    `The price has changed from ${inRupees(told)} to ${inRupees(now)}. Nothing was ordered.`,
  action: (now: number): string => `Continue for ${inRupees(now)}`,
} as const;

/** Notice of a successful payment (CARD-05). */
export const PAYMENT_SUCCESSFUL = {
  title: 'Payment Successful!',
  message: 'Your video call is paid. Next: choose a time.',
};

/** Notice of a checkout that was closed (CARD-06). */
export const PAYMENT_CANCELLED = {
  title: 'Payment Cancelled',
  message: 'You can try booking again anytime.',
};

/** Notice that no order could be opened (CARD-11). */
export const ORDER_FAILED = {
  title: 'Order Creation Failed',
  message: 'Could not create payment order. Please try again.',
};

/** Notice of a payment that is not what it says (CARD-12), which another payment does not put right. */
export const NOT_VERIFIED = {
  title: 'Payment Verification Failed',
  message: 'Payment could not be verified. Please contact support.',
};

/** Notice of a payment that could not be checked (CARD-13). */
export const VERIFICATION_ERROR = {
  title: 'Payment Verification Error',
  message: 'Could not verify payment. Please try again.',
};

const notBegun = (message: string): NoticeWords => ({ title: 'Booking Error', message });

/** Notices of a checkout that could not be opened, by reason (CARD-14..16). */
export const BOOKING_ERRORS: Readonly<Record<CheckoutProblem, NoticeWords>> = {
  connection: notBegun('Unable to initiate payment. Please check your internet connection.'),
  configuration: notBegun(
    'Unable to initiate payment. Paying is not set up correctly on our side.',
  ),
  other: notBegun('Unable to initiate payment. Please try again or contact support.'),
};

/** The provider's own form lists UPI under this, before cards. */
export const PAY_BY_UPI = 'Pay by UPI';
