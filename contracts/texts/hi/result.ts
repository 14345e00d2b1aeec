import type { Translated } from '../catalogue.ts';
import * as english from '../en/result.ts';

/** Texts beside a result, in Hindi so far. */
export const RESULT: Translated<typeof english.RESULT> = {
  ...english.RESULT,
  keptAt: {
    account: 'यह नतीजा आपके डैशबोर्ड में सहेजा गया है, हर उस डिवाइस पर जहाँ आप लॉग इन करते हैं।',
    server:
      'यह नतीजा हमारे सर्वर पर ज़्यादा से ज़्यादा ३० दिन रहता है, आपके नाम के बिना। सहमति वापस लेने या जाँच छोड़ने पर इसे हटा दिया जाता है।',
    device: 'यह नतीजा सिर्फ़ इसी डिवाइस पर है: हमारे सर्वर ने इसे नहीं रखा है।',
  },
};
