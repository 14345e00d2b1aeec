/**
 * The states of a payment.
 *
 * - creating: the provider is asked for an order or a code
 * - creationFailed: it gave none
 * - awaiting: can be paid
 * - expired: was not paid in time
 * - settled: paid, and good for a consultation
 * - lateSettled: paid after the window, and good for a consultation all the same
 * - amountMismatch: the amount that came is not what is due, and goes back
 * - refunding: what came is on its way back
 * - refunded: all of it is back
 */
export const PAYMENT_STATES = [
  'creating',
  'creationFailed',
  'awaiting',
  'expired',
  'settled',
  'lateSettled',
  'amountMismatch',
  'refunding',
  'refunded',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];
