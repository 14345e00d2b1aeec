import type { RaisedNotice } from '../../../common/notice.ts';
import { inRupees } from '../../../payments/rupees.ts';

/** Notice that the code is on screen, with what it asks for (QR-17). */
export const qrGenerated = (paise: number): RaisedNotice => ({
  type: 'success',
  title: 'QR Code Generated',
  message: `Scan to pay ${inRupees(paise)}.`,
});

/** Notice of a successful payment (QR-18). */
export const PAYMENT_SUCCESSFUL: RaisedNotice = {
  type: 'success',
  title: 'Payment Successful!',
  message: 'Your video call is paid.',
  about: 'booking',
};

/** Notice that no code could be made (QR-15). */
export const PAYMENT_ERROR: RaisedNotice = {
  type: 'error',
  title: 'Payment Error',
  message: 'Unable to generate payment QR code. Please try again.',
  about: 'booking',
};

/** Notice that the window is over (QR-14). */
export const PAYMENT_TIMEOUT: RaisedNotice = {
  type: 'error',
  title: 'Payment Timeout',
  message: 'Payment window expired. Please try again.',
  about: 'booking',
};
