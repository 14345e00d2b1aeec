import type { RaisedNotice } from '../../../common/notice.ts';
import { inRupees } from '../../../payments/rupees.ts';
import { worded } from '../../catalogue.ts';
import * as english from '../../en/flows/card-payment.ts';
import type { CheckoutProblem, DeclinedBy } from '../../en/flows/card-payment.ts';

/** What is said of a refusal, by who has refused. */
export const DECLINED: Readonly<Record<DeclinedBy, string>> = {
  bank: 'आपके बैंक ने यह भुगतान नहीं माना। कोई पैसे नहीं लिए गए।',
  payer: 'इस भुगतान की पुष्टि नहीं हुई। कोई पैसे नहीं लिए गए।',
  provider: 'भुगतान सेवा यह भुगतान नहीं ले पाई। कोई पैसे नहीं लिए गए।',
  unknown: 'यह भुगतान नहीं माना गया। कोई पैसे नहीं लिए गए।',
};

/** What is said of a price that has changed since the page was opened; prices in paise. */
export const PRICE_CHANGED = {
  title: 'क़ीमत बदल गई है',
  text: ({ told, now }: { readonly told: number; readonly now: number }): string =>
    `क़ीमत ${inRupees(told)} से बदलकर ${inRupees(now)} हो गई है। कुछ भी नहीं लिया गया।`,
  action: (now: number): string => `${inRupees(now)} में आगे बढ़ें`,
} as const;

export const PAYMENT_SUCCESSFUL = worded(
  english.PAYMENT_SUCCESSFUL,
  'भुगतान हो गया!',
  'आपकी वीडियो कॉल का भुगतान हो गया। आगे: समय चुनिए।',
);

export const PAYMENT_CANCELLED = worded(
  english.PAYMENT_CANCELLED,
  'भुगतान रद्द',
  'आप कभी भी फिर से बुक कर सकते हैं।',
);

export const ORDER_FAILED = worded(
  english.ORDER_FAILED,
  'भुगतान शुरू नहीं हुआ',
  'भुगतान शुरू नहीं हो पाया। कृपया फिर से कोशिश कीजिए।',
);

export const NOT_VERIFIED = worded(
  english.NOT_VERIFIED,
  'भुगतान की पुष्टि नहीं हुई',
  'भुगतान की पुष्टि नहीं हो पाई। कृपया हमसे संपर्क कीजिए।',
);

export const VERIFICATION_ERROR = worded(
  english.VERIFICATION_ERROR,
  'भुगतान की पुष्टि में गड़बड़',
  'भुगतान की पुष्टि नहीं हो पाई। कृपया फिर से कोशिश कीजिए।',
);

const notBegun = (problem: CheckoutProblem, message: string): RaisedNotice =>
  worded(english.BOOKING_ERRORS[problem], 'बुकिंग में गड़बड़', message);

/** Notices of a checkout that could not be opened, by reason (CARD-14..16). */
export const BOOKING_ERRORS: Readonly<Record<CheckoutProblem, RaisedNotice>> = {
  connection: notBegun('connection', 'भुगतान शुरू नहीं हो पाया। कृपया अपना इंटरनेट जाँचिए।'),
  configuration: notBegun(
    'configuration',
    'भुगतान शुरू नहीं हो पाया। हमारी तरफ़ से भुगतान ठीक से नहीं लगा है।',
  ),
  other: notBegun(
    'other',
    'भुगतान शुरू नहीं हो पाया। कृपया फिर से कोशिश कीजिए या मदद के लिए हमसे संपर्क कीजिए।',
  ),
};
