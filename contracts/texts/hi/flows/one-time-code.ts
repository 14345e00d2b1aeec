import { CODE_MINUTES } from '../../../accounts/account.ts';
import { digitsOf } from '../../../accounts/code-form.ts';
import type {
  CodeChannel,
  CodeForm,
  CodeProblem,
  CodePurpose,
} from '../../../accounts/code-form.ts';
import type { NoticeWords } from '../../../common/notice.ts';

const CHANNELS: Readonly<Record<CodeChannel, string>> = { email: 'ईमेल', phone: 'फ़ोन' };

/** Makes the notice that a code is on its way (REG-50, REG-51, OTPL-17). */
export const codeSent = (purpose: CodePurpose, channel: CodeChannel): NoticeWords =>
  // The page says the rest, without telling whether there is an account.
  purpose === 'newPassword'
    ? { title: 'कोड माँगा गया', message: 'अपनी मेल देखिए।' }
    : { title: 'ओटीपी भेजा गया', message: `कोड के लिए अपना ${CHANNELS[channel]} देखिए।` };

export const SENDING_FAILED = {
  title: 'ओटीपी नहीं भेजा गया',
  message: 'कृपया फिर से कोशिश कीजिए।',
};

/** Text on a code that is not right (OTPL-20, REG-47). */
export const CODE_WRONG = 'ओटीपी सही नहीं है। कृपया फिर से कोशिश कीजिए।';

export const VERIFICATION_FAILED = { title: 'पुष्टि नहीं हुई', message: CODE_WRONG };

/** Text shown once the fifth wrong try has locked the code. */
export const CODE_LOCKED = 'यह बहुत बार ग़लत हुआ, इसलिए यह कोड बंद है। नीचे नया कोड माँगिए।';

/** Text shown once the ten minutes of a code are over. */
export const CODE_EXPIRED = `कोड ${CODE_MINUTES} मिनट तक चलता है। नीचे नया कोड माँगिए।`;

/** Text shown where the server could not be asked; the code has not been used up. */
export const CHECK_FAILED = 'हम कोड जाँच नहीं पाए। कृपया फिर से कोशिश कीजिए।';

/** Returns the fault in the form of a code, in words for its place (REG-40..44). */
export const problemInWords = (problem: CodeProblem, form: CodeForm): string =>
  problem === 'notDigits'
    ? 'ओटीपी में सिर्फ़ अंक होते हैं'
    : `${CHANNELS[form.channel]} के ओटीपी में ${digitsOf(form)} अंक होते हैं`;
