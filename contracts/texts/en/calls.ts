import type { PaymentWay } from '../../payments/products.ts';
import { inRupees } from '../../payments/rupees.ts';

/** What is sold, in words: screens, mails and pages call it a video call, and tell the two apart by their length. */
export const CALL_TEXTS = {
  name: 'Video call',
  title: 'Video call with a dentist',
  /** Says why there are two prices. */
  lengths: 'A registered dentist sees you by video, for 15 or 30 minutes.',
  length: (minutes: number): string => `${minutes}\u00A0minutes`,
  paidNow: 'Paid now, by UPI or card',
  paidThen: 'Paid at the appointment, or now by UPI',
  /** The call of 30 minutes that is paid by UPI. */
  byUpi: (minutes: number, paise: number): string =>
    `${minutes}\u00A0minutes with a registered dentist, ${inRupees(paise)} now by UPI, or at the appointment.`,
  refund: 'Full refund until the call begins.',
} as const;

/** What is said of a call that is paid and has no time yet. */
export const PAID_CALL = {
  title: 'Your video call is paid',
  /** The sum stands where the payment itself is shown. */
  sum: (paise: number): string => `${inRupees(paise)} paid.`,
  text: 'Choose the day and the time that suit you.',
  action: 'Choose a time',
} as const;

/** When and how each way is paid. */
export const PAID_BY: Readonly<Record<PaymentWay, string>> = {
  checkout: 'Before, by UPI or card',
  qr: 'Before, by UPI or QR code',
  atAppointment: 'At the appointment',
};

/** The terms tell with these words what cancelling costs. */
export const CANCELLING: Readonly<Record<PaymentWay, string>> = {
  checkout: 'Full refund until it begins',
  qr: 'Full refund until it begins',
  atAppointment: 'Free until it begins',
};
