import type { WordsOf } from '../../../forms/form.ts';
import type { CHOSEN, FORGOTTEN } from '../../../forms/password-reset.ts';
import { NEW_PASSWORD_WORDS } from './registration.ts';

/** Texts of the account's address. */
export const FORGOTTEN_WORDS: WordsOf<typeof FORGOTTEN> = {
  email: { label: 'ईमेल', wrong: 'कृपया सही ईमेल लिखिए' },
};

/** Texts of the new password. */
export const CHOSEN_WORDS: WordsOf<typeof CHOSEN> = {
  ...NEW_PASSWORD_WORDS,
  password: { ...NEW_PASSWORD_WORDS.password, label: 'नया पासवर्ड' },
};

export const PASSWORD_CHANGED = {
  title: 'पासवर्ड बदल गया',
  message: 'आप यहाँ लॉग इन हैं, और बाक़ी हर जगह से लॉग आउट हो गए हैं।',
};

export const RESET_FAILED = {
  title: 'यह नहीं हो पाया',
  message: 'हमारे सर्वर से संपर्क नहीं हो पाया। कृपया फिर से कोशिश कीजिए।',
};
