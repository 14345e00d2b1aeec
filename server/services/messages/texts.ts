import { CODE_MINUTES, INVITATION_DAYS } from '../../../contracts/accounts/account.ts';
import { PATHS } from '../../../contracts/common/paths.ts';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import { CONTACT_PLACE } from '../../../contracts/site/site.ts';
import { WORSE, appointmentMail, isAppointmentMessage } from './appointment-texts.ts';
import type { AppointmentMessage } from './appointment-texts.ts';
import { mailHtml } from './mail-html.ts';
import type { MailPart, MailText } from './mail-html.ts';
import { isPaymentMessage, paymentMail } from './payment-mail.ts';
import type { PaymentMessage } from './payment-mail.ts';
import { reanalysisMail } from './reanalysis-mail.ts';

export type MessageKind = OrdinaryKind | 'reanalysis' | AppointmentMessage | PaymentMessage;

type OrdinaryKind =
  | 'verifyContact'
  | 'signIn'
  | 'resetPassword'
  | 'alreadyRegistered'
  | 'googleJoined'
  | 'issuerJoined'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'passkeysReset'
  | 'callMissed'
  | 'visitNote'
  | 'checkIn'
  | 'staffInvitation';

/** Values that fill a text; each kind has its own. */
type Values = Readonly<Record<string, string>>;

/** Sentences that hold for every code. */
const GOOD_FOR = {
  en: `It can be used for ${CODE_MINUTES} minutes. Nobody of ${PRODUCT_NAME} will ask you for it.`,
  hi: `यह ${CODE_MINUTES} मिनट तक चलेगा। ${PRODUCT_NAME} का कोई व्यक्ति इसे आपसे नहीं पूछेगा।`,
} as const;

/** What to do where somebody else has changed a passkey. */
const NOT_ME = {
  en: 'It was not you? Then somebody has your password, and perhaps a passkey. Please ask an administrator to reset your passkeys at once: that ends your password too.',
  hi: 'वह आप नहीं थे? तो आपका पासवर्ड, और शायद एक पासकी, किसी और के पास है। कृपया तुरंत किसी एडमिन से अपनी पासकी रीसेट करवाइए: उससे आपका पासवर्ड भी ख़त्म हो जाता है।',
} as const;

const MAILS: Readonly<Record<OrdinaryKind, MailText>> = {
  verifyContact: {
    subject: `Your code for ${PRODUCT_NAME}`,
    parts: [
      {
        lang: 'en',
        before: ['Here is the code to verify your e-mail address:'],
        after: [GOOD_FOR.en, 'Didn’t ask for this? Ignore this email.'],
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
  googleJoined: {
    subject: `Sign-in with Google was added to your account at ${PRODUCT_NAME}`,
    parts: [
      {
        lang: 'en',
        before: [
          'Somebody, perhaps you, has signed in to your account with Google for the first time. This Google account can sign in from now on. It was at:',
        ],
        after: [
          'It was you? Then you need not do anything.',
          'It was not you? Then somebody may have your Google account, and with it your mail. Please choose a new password at Google first.',
          `Then sign in at ${PRODUCT_NAME}, open your profile and press “Log out everywhere”. Last, choose a new password with “Forgot your password?”.`,
        ],
      },
      {
        lang: 'hi',
        before: [
          'किसी ने, शायद आपने, पहली बार Google से आपके खाते में साइन इन किया है। अब से यह Google खाता साइन इन कर सकता है। समय:',
        ],
        after: [
          'वह आप ही थे? तो आपको कुछ करने की ज़रूरत नहीं।',
          'वह आप नहीं थे? तो शायद आपका Google खाता, और उसके साथ आपकी मेल, किसी और के हाथ में है। कृपया पहले Google में नया पासवर्ड चुनें।',
          `फिर ${PRODUCT_NAME} में साइन इन करें, अपनी प्रोफ़ाइल खोलें और “Log out everywhere” दबाएँ। अंत में “Forgot your password?” से नया पासवर्ड चुनें।`,
        ],
      },
    ],
  },
  issuerJoined: {
    subject: `The sign-in of your organisation was added to your account at ${PRODUCT_NAME}`,
    parts: [
      {
        lang: 'en',
        before: [
          'Somebody, perhaps you, has signed in to your account through your organisation for the first time. This person of your organisation can sign in from now on. It was at:',
        ],
        after: [
          'It was you? Then you need not do anything.',
          'It was not you? Then please tell whoever runs the sign-in of your organisation, and an administrator here, who can reset the ways into your account.',
        ],
      },
      {
        lang: 'hi',
        before: [
          'किसी ने, शायद आपने, पहली बार आपकी संस्था के साइन इन से आपके खाते में साइन इन किया है। अब से संस्था का यह व्यक्ति साइन इन कर सकता है। समय:',
        ],
        after: [
          'वह आप ही थे? तो आपको कुछ करने की ज़रूरत नहीं।',
          'वह आप नहीं थे? तो कृपया उन्हें बताएँ जो आपकी संस्था का साइन इन चलाते हैं, और यहाँ के किसी एडमिन को: वे आपके खाते में आने के रास्ते फिर से तय कर सकते हैं।',
        ],
      },
    ],
  },
  passkeyAdded: {
    subject: `A passkey was added to your account at ${PRODUCT_NAME}`,
    parts: [
      {
        lang: 'en',
        before: [
          'Somebody, perhaps you, has added a passkey to your account. With it and your password they can log in. It was at:',
        ],
        after: ['It was you? Then you need not do anything.', NOT_ME.en],
      },
      {
        lang: 'hi',
        before: [
          'किसी ने, शायद आपने, आपके खाते में एक पासकी जोड़ी है। इससे और आपके पासवर्ड से लॉग इन किया जा सकता है। समय:',
        ],
        after: ['वह आप ही थे? तो आपको कुछ करने की ज़रूरत नहीं।', NOT_ME.hi],
      },
    ],
  },
  passkeyRemoved: {
    subject: `A passkey was removed from your account at ${PRODUCT_NAME}`,
    parts: [
      {
        lang: 'en',
        before: ['Somebody, perhaps you, has removed a passkey from your account. It was at:'],
        after: ['It was you? Then you need not do anything.', NOT_ME.en],
      },
      {
        lang: 'hi',
        before: ['किसी ने, शायद आपने, आपके खाते से एक पासकी हटाई है। समय:'],
        after: ['वह आप ही थे? तो आपको कुछ करने की ज़रूरत नहीं।', NOT_ME.hi],
      },
    ],
  },
  passkeysReset: {
    subject: `Your passkeys at ${PRODUCT_NAME} were reset`,
    parts: [
      {
        lang: 'en',
        before: [
          'The passkeys and the password of your account were removed, and it was logged out everywhere. It was at:',
        ],
        after: [
          'Did you ask for it? Then choose a new password with “Forgot your password?”, log in and add a new passkey.',
          'You did not ask for it? Then please tell an administrator at once.',
        ],
      },
      {
        lang: 'hi',
        before: [
          'आपके खाते की सभी पासकी और पासवर्ड हटा दिए गए हैं, और खाता हर जगह से लॉग आउट कर दिया गया है। समय:',
        ],
        after: [
          'क्या आपने यह कहा था? तो “Forgot your password?” से नया पासवर्ड चुनिए, लॉग इन कीजिए और नई पासकी जोड़िए।',
          'आपने यह नहीं कहा था? तो कृपया तुरंत किसी एडमिन को बताइए।',
        ],
      },
    ],
  },
  // Goes to the dentist, and does not name the patient.
  callMissed: {
    subject: `A video call of yours at ${PRODUCT_NAME} counts as missed`,
    parts: [
      {
        lang: 'en',
        before: [
          'The patient of one of your video calls has told us that you did not come. The call counts as missed now, and what was paid for it is the patient’s again. It was to begin on:',
        ],
        after: [
          `You were there? Then please write to us. Whom to write to stands at ${CONTACT_PLACE}.`,
        ],
      },
      {
        lang: 'hi',
        before: [
          'आपकी एक वीडियो कॉल के मरीज़ ने बताया है कि आप नहीं आए। यह कॉल अब छूटी हुई मानी जाती है, और इसके लिए दिया गया पैसा फिर से मरीज़ का है। इसका समय यह था:',
        ],
        after: [`आप आए थे? तो कृपया हमें लिखें। किसे लिखना है, यह ${CONTACT_PLACE} पर है।`],
      },
    ],
  },
  // Says nothing of what stands in the note: a mail lies open on many phones.
  visitNote: {
    subject: `There is something new about your video call at ${PRODUCT_NAME}`,
    parts: [
      {
        lang: 'en',
        before: ['The dentist wrote a note for you after your video call. The call began on:'],
        after: [
          `To read it, open ${PRODUCT_NAME} at ${PATHS.teleconsultation} and log in with the account that booked. If you have read one before, this one replaces it.`,
          WORSE.en,
        ],
      },
      {
        lang: 'hi',
        before: ['आपकी वीडियो कॉल के बाद दंत चिकित्सक ने आपके लिए एक नोट लिखा है। कॉल का समय यह था:'],
        after: [
          `उसे पढ़ने के लिए ${PRODUCT_NAME} में ${PATHS.teleconsultation} खोलें और उसी खाते से लॉग इन करें जिससे बुक किया था। अगर आपने पहले कोई नोट पढ़ा है, तो अब यही मान्य है।`,
          WORSE.hi,
        ],
      },
    ],
  },
  // Names no result, no tooth and no answer: a mail lies open on many phones.
  checkIn: {
    subject: `A question from ${PRODUCT_NAME}`,
    parts: [
      {
        lang: 'en',
        before: [
          'You wanted us to ask: how is it today?',
          `To answer, open ${PRODUCT_NAME} at ${PATHS.dashboard} and log in. One press on “How is it today?”, one on your answer.`,
        ],
        after: [
          WORSE.en,
          'We ask at most twice. To get no more of these, open the same question and press “Stop asking”.',
        ],
      },
      {
        lang: 'hi',
        before: [
          'आपने कहा था कि हम पूछें: आज कैसा है?',
          `जवाब देने के लिए ${PRODUCT_NAME} में ${PATHS.dashboard} खोलें और लॉग इन करें। “How is it today?” दबाएँ, फिर अपना जवाब।`,
        ],
        after: [
          WORSE.hi,
          'हम ज़्यादा से ज़्यादा दो बार पूछते हैं। यह मेल और नहीं चाहिए? वही सवाल खोलें और “Stop asking” दबाएँ।',
        ],
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

/** Formats a moment for readers in India. */
const momentIn = (lang: MailPart['lang'], iso: string): string => {
  const words = new Intl.DateTimeFormat(`${lang}-IN`, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'Asia/Kolkata',
  });
  return `${words.format(new Date(iso))} (IST)`;
};

/** Fills the box between the paragraphs: a code, a date and time, or nothing. */
const boxIn = (lang: MailPart['lang'], { code, at }: Values): string | null =>
  code ?? (at === undefined ? null : momentIn(lang, at));

/** An invitation that names the organisation; those that were written before it did say whose product it is. */
const invitationMail = ({ organization }: Values): MailText => {
  const { subject, parts } = MAILS.staffInvitation;
  if (organization === undefined) return MAILS.staffInvitation;
  const whose: Readonly<Record<MailPart['lang'], string>> = {
    en: `The invitation is to the staff of ${organization}.`,
    hi: `यह निमंत्रण ${organization} के स्टाफ़ के लिए है।`,
  };
  const named = parts.map((part) => {
    const [first = '', ...others] = part.before;
    return { ...part, before: [first, whose[part.lang], ...others] };
  });
  return { subject, parts: named };
};

const writtenFor = (kind: MessageKind, values: Values): MailText => {
  if (kind === 'reanalysis') return reanalysisMail(values);
  if (isPaymentMessage(kind)) return paymentMail(kind, values);
  if (kind === 'staffInvitation') return invitationMail(values);
  return isAppointmentMessage(kind) ? appointmentMail(kind, values) : MAILS[kind];
};

/** Writes a mail in both languages, as plain text and as HTML. */
export const mailOf = (
  kind: MessageKind,
  values: Values,
): { readonly subject: string; readonly text: string; readonly html: string } => {
  const { subject, parts: written } = writtenFor(kind, values);
  const parts = written.map((part) => ({ ...part, box: boxIn(part.lang, values) }));
  const text = parts
    .map(({ before, box, after }) =>
      [...before, ...(box === null ? [] : [box]), ...after].join('\n\n'),
    )
    .join('\n\n----\n\n');
  return {
    subject,
    text: `${text}\n\n${PRODUCT_NAME}\n`,
    html: mailHtml({ subject, parts }),
  };
};
