import { PATHS } from '../../../contracts/common/paths.ts';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import type { UrgencyLevel } from '../../../contracts/assessment/diagnosis.ts';
import { CALL_OR_GO, IF_WORSE } from '../../../contracts/texts/en/when-to-call.ts';
import { xrayAddress } from '../../../contracts/xray/xray-address.ts';
import type { MailPart, MailText } from './mail-html.ts';

/** What a mail may say of a result: how soon to be seen, and nothing of what it is. Others may see it on a screen. */
const WHEN: Readonly<Record<UrgencyLevel, Readonly<Record<MailPart['lang'], string>>>> = {
  emergency: {
    en: `It says this is an emergency: ${CALL_OR_GO} now.`,
    hi: 'इसमें लिखा है: यह आपात स्थिति है। 112 या 108 पर कॉल करें, या अभी अस्पताल जाएँ।',
  },
  urgent: {
    en: 'It says: see a dentist within 1 to 3 days.',
    hi: 'इसमें लिखा है: 1 से 3 दिन के अंदर दंत चिकित्सक से मिलें।',
  },
  moderate: {
    en: 'It says: see a dentist within 1 to 2 weeks.',
    hi: 'इसमें लिखा है: 1 से 2 हफ़्ते के अंदर दंत चिकित्सक से मिलें।',
  },
  routine: {
    en: 'It says: see a dentist within 2 to 4 weeks.',
    hi: 'इसमें लिखा है: 2 से 4 हफ़्ते के अंदर दंत चिकित्सक से मिलें।',
  },
};

const isUrgency = (level: string): level is UrgencyLevel => Object.hasOwn(WHEN, level);

/**
 * Writes the mail of a re-analysis: how soon to be seen, and where its report is. It repeats no word of a person. One
 * that was queued by an earlier release has neither value.
 */
export const reanalysisMail = ({
  urgency = '',
  xray,
}: Readonly<Record<string, string>>): MailText => {
  const place = xray === undefined ? PATHS.dashboard : xrayAddress(xray);
  const whenIn = (lang: MailPart['lang']): string[] =>
    isUrgency(urgency) ? [WHEN[urgency][lang]] : [];
  return {
    subject: `Your result at ${PRODUCT_NAME} is ready`,
    parts: [
      {
        lang: 'en',
        before: [
          'The result that was asked for with this address is ready.',
          ...whenIn('en'),
          `To read all of it and its report, open ${PRODUCT_NAME} at ${place} and sign in with the account that asked for it.`,
        ],
        after: [
          IF_WORSE,
          'You did not ask for it? Then somebody else may be signed in to your account: choose a new password.',
        ],
      },
      {
        lang: 'hi',
        before: [
          'इस पते से जो परिणाम माँगा गया था, वह तैयार है।',
          ...whenIn('hi'),
          `पूरा परिणाम और उसकी रिपोर्ट पढ़ने के लिए ${PRODUCT_NAME} में ${place} खोलें और उसी खाते से साइन इन करें जिससे माँगा था।`,
        ],
        after: [
          'अगर तकलीफ़ बढ़ जाए, तो इंतज़ार न करें। आपात स्थिति में 112 या 108 पर कॉल करें।',
          'आपने यह नहीं माँगा? तो शायद कोई और आपके खाते में साइन इन है: नया पासवर्ड चुन लें।',
        ],
      },
    ],
  };
};
