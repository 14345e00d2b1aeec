import type { Translated } from '../catalogue.ts';
import type * as english from '../en/refund.ts';

const TIME = 'बैंक सात कामकाजी दिन तक लेते हैं।';

/** The sentences about money in Hindi, which the mails say too. */
export const REFUND: Translated<typeof english.REFUND> = {
  time: TIME,
  goesBack: (amount) => `${amount} वहीं लौटेंगे जहाँ से आए थे। ${TIME}`,
  isKept: (amount) =>
    `${amount} दूसरे समय के लिए रखे हैं। “वीडियो कॉल” में आप समय चुन सकते हैं, या पैसे वापस ले सकते हैं।`,
  nothingPaid: 'आपने इसके लिए कुछ नहीं दिया है, और कुछ देना नहीं है।',
};
