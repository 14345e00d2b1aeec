import type { PaymentWay } from '../../payments/products.ts';
import { inRupees } from '../../payments/rupees.ts';

/** What is sold, in words: screens, mails and pages call it a video call, and tell the two apart by their length. */
export const CALL_TEXTS = {
  name: 'वीडियो कॉल',
  title: 'दाँतों के डॉक्टर से वीडियो कॉल',
  /** Says why there are two prices. */
  lengths: 'दाँतों के रजिस्टर्ड डॉक्टर आपको वीडियो पर देखते हैं, 15 या 30 मिनट।',
  length: (minutes: number): string => `${minutes}\u00A0मिनट`,
  paidNow: 'अभी भुगतान, यूपीआई या कार्ड से',
  paidThen: 'भुगतान अपॉइंटमेंट पर, या अभी यूपीआई से',
  /** The call of 30 minutes that is paid by UPI. */
  byUpi: (minutes: number, paise: number): string =>
    `दाँतों के रजिस्टर्ड डॉक्टर के साथ ${minutes}\u00A0मिनट, ${inRupees(paise)} अभी यूपीआई से, या अपॉइंटमेंट पर।`,
  refund: 'कॉल शुरू होने तक पूरे पैसे वापस।',
} as const;

/** What is said of a call that is paid and has no time yet. */
export const PAID_CALL = {
  title: 'आपकी वीडियो कॉल का भुगतान हो गया है',
  /** The sum stands where the payment itself is shown. */
  sum: (paise: number): string => `${inRupees(paise)} मिल गए।`,
  text: 'वह दिन और समय चुनिए जो आपको ठीक लगे।',
  action: 'समय चुनें',
} as const;

/** When and how each way is paid. */
export const PAID_BY: Readonly<Record<PaymentWay, string>> = {
  checkout: 'पहले, यूपीआई या कार्ड से',
  qr: 'पहले, यूपीआई या क्यूआर कोड से',
  atAppointment: 'अपॉइंटमेंट पर',
};

/** The terms tell with these words what cancelling costs. */
export const CANCELLING: Readonly<Record<PaymentWay, string>> = {
  checkout: 'शुरू होने तक पूरे पैसे वापस',
  qr: 'शुरू होने तक पूरे पैसे वापस',
  atAppointment: 'शुरू होने तक रद्द करना मुफ़्त',
};
