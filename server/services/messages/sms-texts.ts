import { CODE_MINUTES } from '../../../contracts/accounts/account.ts';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import type { SmsKind, SmsLanguage } from '../../providers/sms/port.ts';

/**
 * The sentences of text messages as an operator registers them for India (docs/operations.md has them too); `{code}` is
 * their one variable, of which the register takes no more than 30 characters. English fits into one message of 160
 * letters, Hindi into two of 67.
 */
export const SMS_TEXTS: Readonly<Record<SmsLanguage, Readonly<Record<SmsKind, string>>>> = {
  en: {
    verifyContact: `{code} is your code to verify your phone at ${PRODUCT_NAME}, good for ${CODE_MINUTES} minutes. Tell it to nobody.`,
    signIn: `{code} is your code to sign in at ${PRODUCT_NAME}, good for ${CODE_MINUTES} minutes. Tell it to nobody.`,
    alreadyRegistered: `This number has an account at ${PRODUCT_NAME} already. Please sign in. If this was not you, you need not do anything.`,
  },
  hi: {
    verifyContact: `{code} ${PRODUCT_NAME} पर फ़ोन जाँचने का कोड है, ${CODE_MINUTES} मिनट तक चलेगा। इसे किसी को न बताएँ।`,
    signIn: `{code} ${PRODUCT_NAME} में साइन इन करने का कोड है, ${CODE_MINUTES} मिनट तक चलेगा। इसे किसी को न बताएँ।`,
    alreadyRegistered: `इस नंबर से ${PRODUCT_NAME} पर खाता पहले से है। कृपया साइन इन करें। यह आपने नहीं किया? तो कुछ न करें।`,
  },
};

/** Writes a text message. */
export const smsOf = (
  kind: SmsKind,
  { code = '' }: { readonly code?: string | undefined },
  language: SmsLanguage,
): string => SMS_TEXTS[language][kind].replace('{code}', code);
