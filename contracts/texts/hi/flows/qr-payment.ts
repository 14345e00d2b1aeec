import type { RaisedNotice } from '../../../common/notice.ts';
import { inRupees } from '../../../payments/rupees.ts';
import { worded } from '../../catalogue.ts';
import * as english from '../../en/flows/qr-payment.ts';

/** Notice that the code is on screen, with what it asks for (QR-17). */
export const qrGenerated = (paise: number): RaisedNotice =>
  worded(english.qrGenerated(paise), 'क्यूआर कोड तैयार है', `${inRupees(paise)} देने के लिए स्कैन कीजिए।`);

export const PAYMENT_SUCCESSFUL = worded(
  english.PAYMENT_SUCCESSFUL,
  'भुगतान हो गया!',
  'आपकी वीडियो कॉल का भुगतान हो गया।',
);

export const PAYMENT_ERROR = worded(
  english.PAYMENT_ERROR,
  'भुगतान में गड़बड़',
  'भुगतान का क्यूआर कोड नहीं बन पाया। कृपया फिर से कोशिश कीजिए।',
);

export const PAYMENT_TIMEOUT = worded(
  english.PAYMENT_TIMEOUT,
  'भुगतान का समय ख़त्म',
  'भुगतान का समय निकल गया। कृपया फिर से कोशिश कीजिए।',
);
