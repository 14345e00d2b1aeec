import { NAMES, NEW_PASSWORDS, PHONE } from '../../../forms/fields.ts';
import type { Fault, Field, WordsOf } from '../../../forms/form.ts';
import type { REGISTRATION } from '../../../forms/registration.ts';

const lengthOf =
  (what: string, { min = 0, max = Infinity }: Field) =>
  (fault: Fault): string =>
    fault === 'short'
      ? `${what} में कम से कम ${min} अक्षर होने चाहिए।`
      : `${what} में ज़्यादा से ज़्यादा ${max} अक्षर हो सकते हैं।`;

const wrongName =
  (what: string, field: Field) =>
  (fault: Fault): string => {
    if (fault === 'short') return `कृपया अपना ${what} लिखिए।`;
    return fault === 'pattern' ? `${what} में अक्षर होना चाहिए।` : lengthOf(what, field)(fault);
  };

/** Texts of the names (REG-05, REG-06). */
export const NAME_WORDS: WordsOf<typeof NAMES> = {
  firstName: { label: 'नाम', wrong: wrongName('नाम', NAMES.firstName) },
  lastName: {
    label: 'उपनाम',
    hint: 'ज़रूरी नहीं',
    wrong: wrongName('उपनाम', NAMES.lastName),
  },
};

const confirmShort = lengthOf('दोबारा लिखे पासवर्ड', NEW_PASSWORDS.confirmPassword);

/** Texts of a new password that is written twice (REG-09..11). */
export const NEW_PASSWORD_WORDS: WordsOf<typeof NEW_PASSWORDS> = {
  password: {
    label: 'पासवर्ड',
    hint: `कम से कम ${NEW_PASSWORDS.password.min} अक्षर। कुछ शब्द याद रखना आसान है।`,
    wrong: lengthOf('पासवर्ड', NEW_PASSWORDS.password),
  },
  confirmPassword: {
    label: 'पासवर्ड दोबारा',
    wrong: (fault) => (fault === 'differs' ? 'दोनों पासवर्ड एक जैसे नहीं हैं' : confirmShort(fault)),
  },
};

/** Texts of an account's e-mail address (REG-04). */
export const EMAIL_WORDS = { label: 'ईमेल', wrong: 'कृपया सही ईमेल लिखिए।' };

/** Texts of the form (REG-04..11). */
export const REGISTRATION_WORDS: WordsOf<typeof REGISTRATION> = {
  ...NAME_WORDS,
  email: EMAIL_WORDS,
  phone: {
    label: 'फ़ोन नंबर',
    wrong: (fault) =>
      fault === 'pattern' ? 'फ़ोन नंबर में सिर्फ़ अंक होते हैं' : `फ़ोन नंबर में ${PHONE.min} अंक होते हैं`,
  },
  ...NEW_PASSWORD_WORDS,
};

export const EMAIL_VERIFIED = {
  title: 'ईमेल की पुष्टि हुई',
  message: 'कृपया अपने फ़ोन नंबर की पुष्टि कीजिए।',
};
export const PHONE_VERIFIED = { title: 'फ़ोन की पुष्टि हुई', message: 'खाता तैयार है!' };
export const REGISTERED = { title: 'खाता बन गया', message: 'आपका खाता बन गया है।' };
export const REGISTRATION_FAILED = {
  title: 'खाता नहीं बना',
  message: 'खाता नहीं बन पाया। कृपया फिर से कोशिश कीजिए।',
};
