import { PASSWORD } from '../../../forms/fields.ts';
import type { WordsOf } from '../../../forms/form.ts';
import type { CREDENTIALS } from '../../../forms/sign-in.ts';
import * as english from '../../en/flows/sign-in.ts';
import type { Translated } from '../../catalogue.ts';

/** Texts of the form (AUTH-09, AUTH-10). */
export const CREDENTIAL_WORDS: WordsOf<typeof CREDENTIALS> = {
  email: { label: 'ईमेल', wrong: 'कृपया सही ईमेल लिखिए' },
  password: {
    label: 'पासवर्ड',
    wrong: (fault) =>
      fault === 'short'
        ? 'पासवर्ड लिखना ज़रूरी है'
        : `पासवर्ड ज़्यादा से ज़्यादा ${PASSWORD.max} अक्षर का हो सकता है।`,
  },
};

export const SIGN_IN_NOTICES: Translated<typeof english.SIGN_IN_NOTICES> = {
  ...english.SIGN_IN_NOTICES,
  patient: {
    loggedIn: { title: 'लॉग इन हो गया', message: 'फिर से स्वागत है!' },
    failed: {
      title: 'लॉग इन नहीं हुआ',
      message: 'लॉग इन नहीं हुआ। कृपया ईमेल और पासवर्ड जाँचकर फिर से कोशिश कीजिए।',
    },
  },
};

export const NOT_CHECKED =
  'हमारे सर्वर से संपर्क नहीं हो पाया, इसलिए कुछ जाँचा नहीं गया। कृपया फिर से कोशिश कीजिए।';
