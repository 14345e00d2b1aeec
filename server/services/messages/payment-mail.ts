import { PATHS } from '../../../contracts/common/paths.ts';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import { inRupees } from '../../../contracts/payments/rupees.ts';
import { REFUND } from '../../../contracts/texts/en/refund.ts';
import { REFUND as REFUND_IN_HINDI } from '../../../contracts/texts/hi/refund.ts';
import { WORSE } from './appointment-texts.ts';
import type { MailText } from './mail-html.ts';

/** Mails about money that came when its page may be closed: after the window, or with another amount than the price. */
export const PAYMENT_MESSAGES = ['paymentLate', 'paymentReturned'] as const;
export type PaymentMessage = (typeof PAYMENT_MESSAGES)[number];

export const isPaymentMessage = (kind: string): kind is PaymentMessage =>
  PAYMENT_MESSAGES.some((each) => each === kind);

/** Amounts of a payment mail in paise, as text. */
type Values = Readonly<Record<string, string>>;

const rupees = (paise = ''): string => inRupees(Number(paise));

/** The money covers a call: it says so, and both things that can be done with it. */
const lateMail = ({ amount }: Values): MailText => ({
  subject: `Your payment has reached ${PRODUCT_NAME}`,
  parts: [
    {
      lang: 'en',
      before: [
        `Your ${rupees(amount)} arrived after the time to pay was over. It is not lost, and you need not pay again.`,
        `To choose a time for your video call, or to get a refund, open ${PRODUCT_NAME} at ${PATHS.teleconsultation}.`,
      ],
      after: [WORSE.en],
    },
    {
      lang: 'hi',
      before: [
        `आपके ${rupees(amount)} भुगतान का समय खत्म होने के बाद पहुँचे। पैसे सुरक्षित हैं, दोबारा भुगतान न करें।`,
        `वीडियो कॉल का समय चुनने या पैसे वापस लेने के लिए ${PRODUCT_NAME} में ${PATHS.teleconsultation} खोलें।`,
      ],
      after: [WORSE.hi],
    },
  ],
});

/** The money goes back by itself, since no call costs that much. */
const returnedMail = ({ amount, due }: Values): MailText => ({
  subject: `Your payment to ${PRODUCT_NAME} goes back`,
  parts: [
    {
      lang: 'en',
      before: [
        `You paid ${rupees(amount)}, but the price is ${rupees(due)}. No call is booked for it.`,
        REFUND.goesBack(rupees(amount)),
      ],
      after: [WORSE.en],
    },
    {
      lang: 'hi',
      before: [
        `आपने ${rupees(amount)} दिए, पर कीमत ${rupees(due)} है। इससे कोई कॉल बुक नहीं हुई।`,
        REFUND_IN_HINDI.goesBack(rupees(amount)),
      ],
      after: [WORSE.hi],
    },
  ],
});

/** Writes a mail about money that came late or with another amount. */
export const paymentMail = (kind: PaymentMessage, values: Values): MailText =>
  kind === 'paymentLate' ? lateMail(values) : returnedMail(values);
