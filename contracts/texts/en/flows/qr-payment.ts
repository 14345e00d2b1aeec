import { inRupees } from '../../../payments/rupees.ts';

/** Notice that the code is on screen, with what it asks for (QR-17). */
export const QR_GENERATED = {
  title: 'QR Code Generated',
  message: (paise: number): string => `Scan to pay ${inRupees(paise)}.`,
};

/** Notice of a successful payment (QR-18). */
export const PAYMENT_SUCCESSFUL = {
  title: 'Payment Successful!',
  message: 'Your video call is paid.',
};

/** Notice that no code could be made (QR-15). */
export const PAYMENT_ERROR = {
  title: 'Payment Error',
  message: 'Unable to generate payment QR code. Please try again.',
};

/** Notice that the window is over (QR-14). */
export const PAYMENT_TIMEOUT = {
  title: 'Payment Timeout',
  message: 'Payment window expired. Please try again.',
};
