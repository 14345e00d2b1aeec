import type { VerifiedPrescription } from '../../../endpoints/prescriptions.ts';
import { OLD_AFTER_DAYS } from '../../../rules/prescribing.ts';

/** A code confirms a paper, and not what somebody may have written on it. */
const NOT_MEDICINES = 'इससे यह पुष्टि नहीं होती कि काग़ज़ पर कौन-सी दवाएँ लिखी हैं।';

/** Each answer: what it is, and what to do. */
export const VERIFIED_TEXTS: Readonly<
  Record<VerifiedPrescription['state'], { readonly title: string; readonly text: string }>
> = {
  valid: {
    title: 'यह पर्चा मान्य है',
    text: `यह सबसे नया है। नीचे के दिन और डॉक्टर को काग़ज़ से मिलाइए। ${NOT_MEDICINES}`,
  },
  old: {
    title: `यह पर्चा ${OLD_AFTER_DAYS} दिन से ज़्यादा पुराना है`,
    text: `इस्तेमाल से पहले डॉक्टर से पूछिए। ${NOT_MEDICINES}`,
  },
  replaced: {
    title: 'इसकी जगह नया पर्चा है',
    text: 'इसे इस्तेमाल न कीजिए। मरीज़ से नया पर्चा माँगिए।',
  },
  withdrawn: {
    title: 'यह पर्चा वापस ले लिया गया',
    text: 'डॉक्टर ने इसे वापस लिया है। इसे इस्तेमाल न कीजिए।',
  },
  unknown: {
    title: 'हम यह कोड नहीं जानते',
    text: 'कोड का हर अक्षर जाँचिए। अगर सही है, तो पर्चा इस्तेमाल न कीजिए: वह यहाँ कभी लिखा नहीं गया, या मरीज़ ने उसे हटा दिया है।',
  },
};

export const PRESCRIPTION_CODE_TEXTS = {
  title: 'पर्चा जाँचिए',
  intro: 'पर्चे पर लिखा कोड डालिए। खाता नहीं चाहिए।',
  code: 'पर्चे का कोड',
  hint: '16 अक्षर और अंक, जैसे 7K3M-9QXT-2B4C-V8WN',
  check: 'जाँचें',
  checking: 'जाँच हो रही है...',
  malformed: 'यह पूरा कोड नहीं है। उसमें 16 अक्षर और अंक होते हैं।',
  unreachable: 'अभी हम इसे जाँच नहीं पाए। एक मिनट रुककर फिर से कोशिश कीजिए।',
  shows: 'निजता के लिए इस पेज पर न मरीज़ दिखते हैं, न दवाएँ।',
  issued: 'लिखने की तारीख़',
  dentist: 'डॉक्टर',
  registration: 'रजिस्ट्रेशन नंबर',
} as const;
