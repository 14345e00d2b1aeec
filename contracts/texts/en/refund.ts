/** Sentences about the money for a call. Amounts come formatted: "₹299". */
export type RefundSentences = {
  /** How long a refund takes. */
  readonly time: string;
  readonly goesBack: (amount: string) => string;
  readonly isKept: (amount: string) => string;
  readonly nothingPaid: string;
};

/** Razorpay's own figure: five to seven working days. */
const TIME = 'Banks take up to seven working days.';

/** What becomes of the money for a call: forms, notices and mails say these sentences, and a test holds the terms to them. */
export const REFUND: RefundSentences = {
  time: TIME,
  goesBack: (amount) => `${amount} goes back to where it came from. ${TIME}`,
  isKept: (amount) =>
    `${amount} is kept for another time. Under video calls you choose one, or have the money back.`,
  nothingPaid: 'You have paid nothing for it, and owe nothing.',
};
