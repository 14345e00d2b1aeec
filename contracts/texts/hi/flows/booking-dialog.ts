import { PATIENT } from '../../../forms/booking.ts';
import type { WordsOf } from '../../../forms/form.ts';
import { inRupees } from '../../../payments/rupees.ts';

/** The dialog's title (BOOK-01). */
export const BOOKING_TITLE = 'अपनी वीडियो कॉल बुक कीजिए';

/** Texts of the dialog (BOOK-23, BOOK-26, BOOK-28..32). */
export const BOOKING_TEXTS = {
  price: (paise: number): string => `${inRupees(paise)}, अपॉइंटमेंट के समय देना है`,
  paid: 'भुगतान हो चुका है',
  length: (minutes: number): string => `दाँतों के डॉक्टर के साथ ${minutes} मिनट, वीडियो पर`,
  zone: 'भारत का समय (IST)',
  noTimes: 'अभी कोई समय ख़ाली नहीं है। कृपया बाद में फिर आइए।',
  slotsFailed: {
    title: 'ख़ाली समय नहीं खुल पाए',
    text: 'कुछ बुक नहीं हुआ। कृपया अपना इंटरनेट जाँचिए और फिर से कोशिश कीजिए।',
  },
  booked: {
    title: 'अपॉइंटमेंट बुक हो गया!',
    mail: 'पुष्टि आपके खाते के ईमेल पर भेजी जा रही है, कैलेंडर के लिए अपॉइंटमेंट के साथ।',
    noMail:
      'आपके खाते में ईमेल नहीं है, इसलिए हम न निमंत्रण भेज सकते हैं, न याद दिला सकते हैं। कॉल अपने कैलेंडर में जोड़िए। वह आपको “वीडियो कॉल” में भी मिलेगी।',
    calendar: 'मेरे कैलेंडर में जोड़ें',
    place: 'ऑनलाइन, वीडियो से',
    joining: 'कृपया शांत जगह से, अच्छे इंटरनेट के साथ वीडियो कॉल में आइए।',
    sample: 'यह नमूने के डॉक्टर हैं, बुकिंग आज़माने के लिए: कोई फ़ोन नहीं करेगा।',
  },
  failed: {
    title: 'बुकिंग नहीं हुई',
    text: 'अभी आपकी बुकिंग पूरी नहीं हो पाई। कृपया फिर से कोशिश कीजिए या मदद के लिए हमसे संपर्क कीजिए।',
    retry: 'फिर से कोशिश करें',
  },
} as const;

/** Texts on a day and a time that were not chosen (BOOK-16, BOOK-17). */
export const TIME_WORDS = {
  date: { wrong: 'कृपया तारीख़ चुनिए।' },
  time: { wrong: 'कृपया समय चुनिए।' },
};

/** Texts of the patient's details (BOOK-03..05, BOOK-08, BOOK-13..15). */
export const PATIENT_WORDS: WordsOf<typeof PATIENT> = {
  fullName: { label: 'पूरा नाम', wrong: 'कृपया पूरा नाम लिखिए।' },
  email: {
    label: 'ईमेल (ज़रूरी नहीं)',
    hint: 'यह बुकिंग के साथ रखा जाता है। उसके बारे में मेल आपके खाते के पते पर जाते हैं।',
    wrong: 'कृपया सही ईमेल लिखिए।',
  },
  phone: { label: 'फ़ोन', wrong: 'कृपया सही फ़ोन नंबर लिखिए।' },
  notes: {
    label: 'नोट (ज़रूरी नहीं)',
    hint: 'डॉक्टर को कुछ बताना है? वे इसे कॉल से पहले पढ़ते हैं।',
    wrong: `कृपया ज़्यादा से ज़्यादा ${PATIENT.notes.max} अक्षर लिखिए।`,
  },
};

/** Texts of the whole form. */
export const FORM_WORDS = { ...TIME_WORDS, ...PATIENT_WORDS };

export const APPOINTMENT_BOOKED = {
  title: BOOKING_TEXTS.booked.title,
  message: 'वह आपको “वीडियो कॉल” में मिलेगा।',
};
