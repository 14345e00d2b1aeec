import type { Translated } from '../catalogue.ts';
import * as english from '../en/medicines.ts';

const { questions } = english.MEDICINES;

/** The check before a medicine, in Hindi so far. */
export const MEDICINES: Translated<typeof english.MEDICINES> = {
  ...english.MEDICINES,
  statuses: {
    check_first: 'पहले जाँच लें',
    not_for_you: 'आपके लिए नहीं',
    not_needed: 'इसके लिए ज़रूरी नहीं',
  },
  questions: {
    ...questions,
    pregnancy: {
      ...questions.pregnancy,
      question: 'क्या मरीज़ गर्भवती हैं या दूध पिलाती हैं?',
      options: {
        ...questions.pregnancy.options,
        no: 'नहीं',
        pregnant: 'गर्भवती, या शायद',
        not_sure: 'पता नहीं',
      },
    },
    kidney_or_liver: {
      ...questions.kidney_or_liver,
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
      ...questions.fever,
      question: 'क्या अभी बुख़ार, डेंगू या चेचक है?',
      options: { no: 'नहीं', yes: 'हाँ', not_sure: 'पता नहीं' },
    },
  },
  check: {
    ...english.MEDICINES.check,
    open: 'देखें कौन-सी आपके लिए है',
    submit: 'अभी जाँचें',
    busy: 'जाँच हो रही है...',
  },
};
