import type { Partly, ResultTexts } from '../catalogue.ts';

/** Texts beside a result, in Hindi. */
export const HI_RESULT: Partly<ResultTexts> = {
  keptAt: {
    account: 'यह नतीजा आपके डैशबोर्ड में सहेजा गया है, हर उस डिवाइस पर जहाँ आप लॉग इन करते हैं।',
    server:
      'यह नतीजा हमारे सर्वर पर ज़्यादा से ज़्यादा ३० दिन रहता है, आपके नाम के बिना। सहमति वापस लेने या जाँच छोड़ने पर इसे हटा दिया जाता है।',
    device: 'यह नतीजा सिर्फ़ इसी डिवाइस पर है: हमारे सर्वर ने इसे नहीं रखा है।',
  },
  medicines: {
    statuses: {
      check_first: 'पहले जाँच लें',
      not_for_you: 'आपके लिए नहीं',
      not_needed: 'इसके लिए ज़रूरी नहीं',
    },
    check: { open: 'देखें कौन-सी आपके लिए है', submit: 'अभी जाँचें', busy: 'जाँच हो रही है...' },
    questions: {
      pregnancy: {
        question: 'क्या मरीज़ गर्भवती हैं या दूध पिलाती हैं?',
        options: { no: 'नहीं', pregnant: 'गर्भवती, या शायद', not_sure: 'पता नहीं' },
      },
      kidney_or_liver: {
        question: 'क्या गुर्दे या जिगर की कोई बीमारी है?',
        options: {
          no: 'नहीं',
          kidney: 'गुर्दा',
          liver: 'जिगर',
          both: 'दोनों',
          not_sure: 'पता नहीं',
        },
      },
      fever: {
        question: 'क्या अभी बुख़ार, डेंगू या चेचक है?',
        options: { no: 'नहीं', yes: 'हाँ', not_sure: 'पता नहीं' },
      },
    },
  },
};
