import { CODE_MINUTES, INVITATION_DAYS } from '../../../contracts/account.ts';
import { PATHS } from '../../../contracts/paths.ts';
import { PRODUCT_NAME } from '../../../contracts/product.ts';
import { mailHtml } from './mail-html.ts';
import type { MailPart } from './mail-html.ts';

/** What is sent to somebody. */
export type MessageKind =
  | 'verifyContact'
  | 'signIn'
  | 'resetPassword'
  | 'alreadyRegistered'
  | 'staffInvitation';

/** What a message is made of; every text has its own. */
type Values = Readonly<Record<string, string>>;

type MailText = { readonly subject: string; readonly parts: readonly MailPart[] };

/** What holds for every code. */
const GOOD_FOR = {
  en: `It can be used for ${CODE_MINUTES} minutes. Nobody of ${PRODUCT_NAME} will ask you for it.`,
  hi: `यह ${CODE_MINUTES} मिनट तक चलेगा। ${PRODUCT_NAME} का कोई व्यक्ति इसे आपसे नहीं पूछेगा।`,
} as const;

const MAILS: Readonly<Record<MessageKind, MailText>> = {
  verifyContact: {
    subject: `Your code for ${PRODUCT_NAME}`,
    parts: [
      {
        lang: 'en',
        before: ['Here is the code to verify your e-mail address:'],
        after: [GOOD_FOR.en, 'You did not ask for it? Then you need not do anything.'],
      },
      {
        lang: 'hi',
        before: ['आपका ई-मेल पता जाँचने का कोड:'],
        after: [GOOD_FOR.hi, 'आपने यह नहीं माँगा? तो आपको कुछ करने की ज़रूरत नहीं।'],
      },
    ],
  },
  signIn: {
    subject: `Your sign-in code for ${PRODUCT_NAME}`,
    parts: [
      {
        lang: 'en',
        before: ['Here is the code to sign in with:'],
        after: [
          GOOD_FOR.en,
          'You did not ask for it? Then somebody may have typed your address by mistake; you need not do anything.',
        ],
      },
      {
        lang: 'hi',
        before: ['साइन इन करने का कोड:'],
        after: [
          GOOD_FOR.hi,
          'आपने यह नहीं माँगा? शायद किसी ने गलती से आपका पता लिख दिया; आपको कुछ करने की ज़रूरत नहीं।',
        ],
      },
    ],
  },
  resetPassword: {
    subject: `Your code for a new password at ${PRODUCT_NAME}`,
    parts: [
      {
        lang: 'en',
        before: ['Here is the code to choose a new password with:'],
        after: [
          GOOD_FOR.en,
          'You did not ask for it? Then your password stays as it is, and you need not do anything.',
        ],
      },
      {
        lang: 'hi',
        before: ['नया पासवर्ड चुनने का कोड:'],
        after: [GOOD_FOR.hi, 'आपने यह नहीं माँगा? तो आपका पासवर्ड वही रहेगा, आपको कुछ करने की ज़रूरत नहीं।'],
      },
    ],
  },
  alreadyRegistered: {
    subject: `You have an account at ${PRODUCT_NAME}`,
    parts: [
      {
        lang: 'en',
        before: [
          'Somebody, perhaps you, has tried to create an account with this address.',
          'You have one already: please sign in, with your password or with a code.',
        ],
        after: ['It was not you? Then you need not do anything; nothing was changed.'],
      },
      {
        lang: 'hi',
        before: [
          'किसी ने, शायद आपने, इस पते से खाता बनाने की कोशिश की है।',
          'आपका खाता पहले से है: कृपया पासवर्ड या कोड से साइन इन करें।',
        ],
        after: ['वह आप नहीं थे? तो आपको कुछ करने की ज़रूरत नहीं; कुछ नहीं बदला।'],
      },
    ],
  },
  staffInvitation: {
    subject: `You are invited to the staff of ${PRODUCT_NAME}`,
    parts: [
      {
        lang: 'en',
        before: [
          `You are invited to the staff of ${PRODUCT_NAME}.`,
          `Open ${PRODUCT_NAME} at ${PATHS.staffRegistration} and create your account with this invitation:`,
        ],
        after: [
          `It can be used once, within ${INVITATION_DAYS} days, and for this address only. Please show it to nobody.`,
          'You expect no invitation? Then you need not do anything: without you there is no account.',
        ],
      },
      {
        lang: 'hi',
        before: [
          `आपको ${PRODUCT_NAME} के स्टाफ़ में शामिल होने का निमंत्रण है।`,
          `${PRODUCT_NAME} में ${PATHS.staffRegistration} खोलें और इस निमंत्रण से अपना खाता बनाएँ:`,
        ],
        after: [
          `यह एक ही बार, ${INVITATION_DAYS} दिन के अंदर और केवल इसी पते के लिए चलेगा। कृपया इसे किसी को न दिखाएँ।`,
          'आपको किसी निमंत्रण की उम्मीद नहीं थी? तो आपको कुछ करने की ज़रूरत नहीं: आपके बिना कोई खाता नहीं बनेगा।',
        ],
      },
    ],
  },
};

/** A mail as it is sent: in both languages, as plain text and as HTML. */
export const mailOf = (
  kind: MessageKind,
  values: Values,
): { readonly subject: string; readonly text: string; readonly html: string } => {
  const { subject, parts } = MAILS[kind];
  const code = values['code'] ?? null;
  const text = parts
    .map(({ before, after }) =>
      [...before, ...(code === null ? [] : [code]), ...after].join('\n\n'),
    )
    .join('\n\n----\n\n');
  return {
    subject,
    text: `${text}\n\n${PRODUCT_NAME}\n`,
    html: mailHtml({ subject, parts, code }),
  };
};

const codeSms = (code: string, use: string): string =>
  `${code} is your code ${use} at ${PRODUCT_NAME}, good for ${CODE_MINUTES} minutes. Tell it to nobody.`;

const SMS: Readonly<Record<MessageKind, (code: string) => string>> = {
  verifyContact: (code) => codeSms(code, 'to verify your phone'),
  signIn: (code) => codeSms(code, 'to sign in'),
  resetPassword: (code) => codeSms(code, 'for a new password'),
  alreadyRegistered: () =>
    `This number has an account at ${PRODUCT_NAME} already. Please sign in. If this was not you, you need not do anything.`,
  staffInvitation: () =>
    `You are invited to the staff of ${PRODUCT_NAME}. The invitation is in the mail that we have sent you.`,
};

/** A text message as it is sent: within one part of 160 letters. */
export const smsOf = (kind: MessageKind, values: Values): string => SMS[kind](values['code'] ?? '');
