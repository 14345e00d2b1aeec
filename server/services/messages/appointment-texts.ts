import { PATHS, roomAddress } from '../../../contracts/common/paths.ts';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import { inRupees } from '../../../contracts/payments/rupees.ts';
import { ROOM_OPENS_BEFORE_MS } from '../../../contracts/booking/room.ts';
import { CONTACT_PLACE } from '../../../contracts/site/site.ts';
import { CALL_OR_GO, IF_WORSE } from '../../../contracts/texts/en/when-to-call.ts';
import { REFUND } from '../../../contracts/texts/en/refund.ts';
import type { RefundSentences } from '../../../contracts/texts/en/refund.ts';
import { REFUND as REFUND_IN_HINDI } from '../../../contracts/texts/hi/refund.ts';
import type { MailPart, MailText } from './mail-html.ts';

export const APPOINTMENT_MESSAGES = [
  'appointmentConfirmed',
  'appointmentChanged',
  'appointmentCancelled',
  'appointmentMissed',
  'appointmentAttended',
  'appointmentReminder',
] as const;
export type AppointmentMessage = (typeof APPOINTMENT_MESSAGES)[number];

export const isAppointmentMessage = (kind: string): kind is AppointmentMessage =>
  APPOINTMENT_MESSAGES.some((each) => each === kind);

type Values = Readonly<Record<string, string>>;
type Lang = MailPart['lang'];

const rupees = (paise: string): string => inRupees(Number(paise));

/**
 * First sentences of the mails, above the date and time. Subjects name no reason to see a dentist: other people may see
 * them on a screen.
 */
const OPENINGS: Readonly<
  Record<AppointmentMessage, { readonly subject: string } & Readonly<Record<Lang, string>>>
> = {
  appointmentConfirmed: {
    subject: `Your video call at ${PRODUCT_NAME} is booked`,
    en: 'Your video call is booked. It begins on:',
    hi: 'आपकी वीडियो कॉल बुक हो गई है। इसका समय:',
  },
  appointmentChanged: {
    subject: `Your video call at ${PRODUCT_NAME} has a new time`,
    en: 'Your video call has a new time. It now begins on:',
    hi: 'आपकी वीडियो कॉल का समय बदल गया है। नया समय:',
  },
  appointmentCancelled: {
    subject: `Your video call at ${PRODUCT_NAME} is cancelled`,
    en: 'Your video call is cancelled. It was to begin on:',
    hi: 'आपकी वीडियो कॉल रद्द हो गई है। इसका समय यह था:',
  },
  appointmentMissed: {
    subject: `Your video call at ${PRODUCT_NAME} did not take place`,
    en: 'We are sorry: the dentist did not come to your video call. It was to begin on:',
    hi: 'हमें खेद है: दंत चिकित्सक आपकी वीडियो कॉल में नहीं आए। इसका समय यह था:',
  },
  appointmentAttended: {
    subject: `What you told us about your video call at ${PRODUCT_NAME}`,
    en: 'You told us that the dentist did not come to your video call. We have looked into it: as far as we can tell, the dentist was there. It was to begin on:',
    hi: 'आपने बताया था कि दंत चिकित्सक आपकी वीडियो कॉल में नहीं आए। हमने जाँच की: जहाँ तक हमें पता चला, दंत चिकित्सक आए थे। इसका समय यह था:',
  },
  appointmentReminder: {
    subject: `A reminder of your video call at ${PRODUCT_NAME}`,
    en: 'This is a reminder: your video call begins on:',
    hi: 'याद दिला रहे हैं: आपकी वीडियो कॉल इस समय शुरू होगी:',
  },
};

/** Writes the facts: the dentist, the length, and the amount that is still to be paid. */
const factsIn = (
  lang: Lang,
  { doctor: name = '', organization, registration, minutes = '', due }: Values,
): string[] => {
  const doctor = organization === undefined ? name : `${name} (${organization})`;
  const price = due === undefined ? null : rupees(due);
  if (lang === 'en') {
    return [
      `With ${doctor}, by video, ${minutes} minutes. The time is India time (IST).`,
      ...(registration === undefined
        ? []
        : [`Registration number of the dentist: ${registration}.`]),
      ...(price === null ? [] : [`You pay ${price} at the time of the appointment.`]),
    ];
  }
  return [
    `${doctor} के साथ, वीडियो पर, ${minutes} मिनट। समय भारतीय समय (IST) है।`,
    ...(registration === undefined ? [] : [`दंत चिकित्सक का पंजीकरण नंबर: ${registration}।`]),
    ...(price === null ? [] : [`${price} आप अपॉइंटमेंट के समय देंगे।`]),
  ];
};

/** First sentences where it is the dentist who has called a call off. */
const CALLED_OFF: Readonly<Record<Lang, string>> = {
  en: 'We are sorry: the dentist cannot be there, so your video call is cancelled. It was to begin on:',
  hi: 'हमें खेद है: दंत चिकित्सक नहीं आ सकेंगे, इसलिए आपकी वीडियो कॉल रद्द हो गई है। इसका समय यह था:',
};

const OPENS_BEFORE = ROOM_OPENS_BEFORE_MS / 60_000;

/** Writes where the room is. The room demands the account, so the address alone lets no one in. */
const placeIn = (lang: Lang, { appointment = '' }: Values): string =>
  lang === 'en'
    ? `To join, open ${PRODUCT_NAME} at ${roomAddress(appointment)} with the account that booked. The room opens ${OPENS_BEFORE} minutes before.`
    : `जुड़ने के लिए ${PRODUCT_NAME} में ${roomAddress(appointment)} उसी खाते से खोलें जिससे बुक किया था। कमरा ${OPENS_BEFORE} मिनट पहले खुलता है।`;

/** Advice for joining the call. */
const JOINING: Readonly<Record<Lang, readonly string[]>> = {
  en: [
    'Please be in a quiet place with a good internet connection.',
    'You cannot come? In your account you can choose another day and time or cancel it, so that somebody else can have this one.',
    `If it gets worse before then, do not wait for the appointment: ${CALL_OR_GO}.`,
  ],
  hi: [
    'कृपया किसी शांत जगह पर रहें, जहाँ इंटरनेट अच्छा चलता हो।',
    'आप नहीं आ सकते? अपने खाते में दूसरा दिन और समय चुनें या इसे रद्द करें, ताकि यह समय किसी और को मिल सके।',
    'अगर पहले ही तकलीफ़ बढ़ जाए, तो अपॉइंटमेंट का इंतज़ार न करें। आपात स्थिति में 112 या 108 पर कॉल करें।',
  ],
};

/** Advice where there is nothing to join any more. */
export const WORSE: Readonly<Record<Lang, string>> = {
  en: IF_WORSE,
  hi: 'अगर तकलीफ़ बढ़ जाए, तो इंतज़ार न करें। आपात स्थिति में 112 या 108 पर कॉल करें।',
};

const YOUR_MONEY: Readonly<Record<Lang, string>> = { en: 'Your money', hi: 'आपके पैसे' };

/** Where what was written for the money is read. Only the account opens it, so the address alone shows nothing. */
const PAPERS: Readonly<Record<Lang, { readonly receipt: string; readonly creditNote: string }>> = {
  en: {
    receipt: `The receipt for your payment is in your account: open ${PRODUCT_NAME} at ${PATHS.teleconsultation}.`,
    creditNote: `Once it is back, its credit note is beside the receipt in your account: open ${PRODUCT_NAME} at ${PATHS.teleconsultation}.`,
  },
  hi: {
    receipt: `आपके भुगतान की रसीद आपके खाते में है: ${PRODUCT_NAME} में ${PATHS.teleconsultation} खोलें।`,
    creditNote: `पैसे लौटने पर उनका क्रेडिट नोट आपके खाते में रसीद के साथ मिलेगा: ${PRODUCT_NAME} में ${PATHS.teleconsultation} खोलें।`,
  },
};

const SENTENCES: Readonly<Record<Lang, RefundSentences>> = { en: REFUND, hi: REFUND_IN_HINDI };

/** Writes what becomes of the money for a cancelled appointment. */
const moneyIn = (lang: Lang, { back, kept, due }: Values): string => {
  const { goesBack, isKept, nothingPaid } = SENTENCES[lang];
  if (due !== undefined) return nothingPaid;
  if (back !== undefined) return `${goesBack(rupees(back))} ${PAPERS[lang].creditNote}`;
  // A mail that the release before has written names no amount.
  return isKept(kept === undefined ? YOUR_MONEY[lang] : rupees(kept));
};

/** Text on the money after a missed call. The patient chooses in the account; nothing is refunded unasked. */
const MISSED: Readonly<Record<Lang, { readonly paid: string; readonly due: string }>> = {
  en: {
    paid: 'What you have paid is yours again. In your account, under video calls, choose another time for it or ask for all of it back.',
    due: 'You owe nothing for it. You can book another time in your account at any moment.',
  },
  hi: {
    paid: 'आपने जो दिया था, वह फिर से आपका है। अपने खाते में, वीडियो कॉल के नीचे, दूसरा समय चुनें या पूरे पैसे वापस माँगें।',
    due: 'इसके लिए आपको कुछ नहीं देना है। आप जब चाहें अपने खाते में दूसरा समय बुक कर सकते हैं।',
  },
};

/** Text for a call of which staff found that the dentist came. */
const ATTENDED: Readonly<Record<Lang, { readonly paid: string; readonly due: string }>> = {
  en: {
    paid: `So the app does not free your payment. If the call failed all the same, you have a right to it or to your money: write to us. Whom to write to stands at ${CONTACT_PLACE}.`,
    due: `If the call failed all the same, you owe nothing for it: write to us. Whom to write to stands at ${CONTACT_PLACE}.`,
  },
  hi: {
    paid: `इसलिए ऐप आपका भुगतान वापस नहीं खोलता। अगर कॉल फिर भी नहीं हो पाई, तो परामर्श या पैसे आपका हक है: हमें लिखें। किसे लिखना है, यह ${CONTACT_PLACE} पर है।`,
    due: `अगर कॉल फिर भी नहीं हो पाई, तो इसके लिए आपको कुछ नहीं देना है: हमें लिखें। किसे लिखना है, यह ${CONTACT_PLACE} पर है।`,
  },
};

/** Writes the paragraphs below the date and time. */
const afterIn = (lang: Lang, kind: AppointmentMessage, values: Values): readonly string[] => {
  const worse = WORSE[lang];
  if (kind === 'appointmentCancelled') return [moneyIn(lang, values), worse];
  const money = values['due'] === undefined ? 'paid' : 'due';
  if (kind === 'appointmentMissed') return [MISSED[lang][money], worse];
  if (kind === 'appointmentAttended') return [ATTENDED[lang][money], worse];
  const isReceipted = kind === 'appointmentConfirmed' && money === 'paid';
  const receipt = isReceipted ? [PAPERS[lang].receipt] : [];
  return [...factsIn(lang, values), ...receipt, placeIn(lang, values), ...JOINING[lang]];
};

/** Writes a mail about an appointment; `mailOf` puts the date and time into it. */
export const appointmentMail = (kind: AppointmentMessage, values: Values): MailText => {
  const { subject, ...openings } = OPENINGS[kind];
  const isCalledOff = kind === 'appointmentCancelled' && values['by'] === 'dentist';
  const parts = (['en', 'hi'] as const).map((lang) => ({
    lang,
    before: [isCalledOff ? CALLED_OFF[lang] : openings[lang]],
    after: afterIn(lang, kind, values),
  }));
  return { subject, parts };
};
