import type { NoticeWords } from '../../../common/notice.ts';
import { inRupees } from '../../../payments/rupees.ts';
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

export const PAYMENT_SUCCESSFUL = {
  title: 'भुगतान हो गया!',
  message: 'आपकी वीडियो कॉल का भुगतान हो गया। आगे: समय चुनिए।',
};

export const PAYMENT_CANCELLED = { title: 'भुगतान रद्द', message: 'आप कभी भी फिर से बुक कर सकते हैं।' };

export const ORDER_FAILED = {
  title: 'भुगतान शुरू नहीं हुआ',
  message: 'भुगतान शुरू नहीं हो पाया। कृपया फिर से कोशिश कीजिए।',
};

export const NOT_VERIFIED = {
  title: 'भुगतान की पुष्टि नहीं हुई',
  message: 'भुगतान की पुष्टि नहीं हो पाई। कृपया हमसे संपर्क कीजिए।',
};

export const VERIFICATION_ERROR = {
  title: 'भुगतान की पुष्टि में गड़बड़',
  message: 'भुगतान की पुष्टि नहीं हो पाई। कृपया फिर से कोशिश कीजिए।',
};

const notBegun = (message: string): NoticeWords => ({ title: 'बुकिंग में गड़बड़', message });

/** Notices of a checkout that could not be opened, by reason (CARD-14..16). */
export const BOOKING_ERRORS: Readonly<Record<CheckoutProblem, NoticeWords>> = {
  connection: notBegun('भुगतान शुरू नहीं हो पाया। कृपया अपना इंटरनेट जाँचिए।'),
  configuration: notBegun('भुगतान शुरू नहीं हो पाया। हमारी तरफ़ से भुगतान ठीक से नहीं लगा है।'),
  other: notBegun('भुगतान शुरू नहीं हो पाया। कृपया फिर से कोशिश कीजिए या मदद के लिए हमसे संपर्क कीजिए।'),
};

/** The provider's own form lists UPI under this, before cards. */
export const PAY_BY_UPI = 'यूपीआई से भुगतान करें';
