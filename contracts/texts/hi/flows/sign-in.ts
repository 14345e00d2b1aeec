import type { RaisedNotice } from '../../../common/notice.ts';
import { saidBy } from '../../../common/failure.ts';
import type { Failure } from '../../../common/failure.ts';
import { PASSWORD } from '../../../forms/fields.ts';
import type { WordsOf } from '../../../forms/form.ts';
import type { CREDENTIALS } from '../../../forms/sign-in.ts';
import { worded } from '../../catalogue.ts';
import * as english from '../../en/flows/sign-in.ts';
import type { SignInPlace } from '../../en/flows/sign-in.ts';

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

/** Notices once the password was right (AUTH-13, AUTH-14). */
export const LOGGED_IN: Readonly<Record<SignInPlace, RaisedNotice>> = {
  ...english.LOGGED_IN,
  patient: worded(english.LOGGED_IN.patient, 'लॉग इन हो गया', 'फिर से स्वागत है!'),
};

/** Text where no reason is known (AUTH-16). */
const FAILED = 'लॉग इन नहीं हुआ। कृपया ईमेल और पासवर्ड जाँचकर फिर से कोशिश कीजिए।';

/** Text where the password was not checked: to doubt it would be wrong. */
const NOT_CHECKED = 'हमारे सर्वर से संपर्क नहीं हो पाया, इसलिए कुछ जाँचा नहीं गया। कृपया फिर से कोशिश कीजिए।';

/** Returns the reason for which signing in did not work, as far as it is known; null where the server gave none. */
export const whyNot = (error: unknown): string | null => {
  const { kind } = (error ?? {}) as Partial<Failure>;
  return kind === 'network' || kind === 'timeout' ? NOT_CHECKED : saidBy(error);
};

/** Makes the notice that signing in did not work: the server's own words if it sent any (AUTH-15..17). */
export const loginFailed = (place: SignInPlace, said: string | null): RaisedNotice =>
  place === 'staff'
    ? english.loginFailed(place, said)
    : worded(english.loginFailed(place, said), 'लॉग इन नहीं हुआ', said ?? FAILED);
