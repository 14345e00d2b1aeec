import { PATIENT } from '../../../forms/booking.ts';
import { BOOKING_ERRORS } from '../booking-errors.ts';
import { inRupees } from '../../../payments/rupees.ts';
import type { WordsOf } from '../../../forms/form.ts';

/** The dialog's title (BOOK-01). */
export const BOOKING_TITLE = 'Book Your Teleconsultation';

/** Texts of the dialog (BOOK-23, BOOK-26, BOOK-28..32). */
export const BOOKING_TEXTS = {
  price: (paise: number): string => `${inRupees(paise)}, paid at the time of the appointment`,
  paid: 'Paid already',
  length: (minutes: number): string => `${minutes} minutes with a dentist, by video`,
  zone: 'India time (IST)',
  noTimes: 'There are no free times at the moment. Please come back later.',
  slotsFailed: {
    title: 'The free times could not be loaded',
    text: 'Nothing was booked. Please check your connection and try again.',
  },
  booked: {
    title: 'Appointment Booked!',
    mail: "A confirmation is on its way to your account's email address, with the appointment for your calendar.",
    noMail:
      'Your account has no email address, so we can’t send an invitation or a reminder. Add the call to your calendar. You’ll also find it under “Consultations”.',
    calendar: 'Add to my calendar',
    place: 'Online, by video',
    joining: 'Please join the video call from a quiet place with a good internet connection.',
    sample: 'This is a sample dentist, to try booking out: nobody will call.',
  },
  failed: {
    title: 'Booking Failed',
    text: "We couldn't complete your booking at this time. Please try again or contact support for assistance.",
    retry: 'Try Again',
  },
} as const;

/** Texts on a day and a time that were not chosen (BOOK-16, BOOK-17). */
export const TIME_WORDS = {
  date: { wrong: BOOKING_ERRORS.date },
  time: { wrong: BOOKING_ERRORS.time },
};

/** Texts of the patient's details (BOOK-03..05, BOOK-08, BOOK-13..15). */
export const PATIENT_WORDS: WordsOf<typeof PATIENT> = {
  fullName: { label: 'Full Name', wrong: BOOKING_ERRORS.fullName },
  email: {
    label: 'Email (optional)',
    hint: "It is kept with the booking. Mails about it go to your account's address.",
    wrong: BOOKING_ERRORS.email,
  },
  phone: { label: 'Phone', wrong: BOOKING_ERRORS.phone },
  notes: {
    label: 'Notes (optional)',
    hint: 'Anything the dentist should know? They read it before the call.',
    wrong: `Please write at most ${PATIENT.notes.max} characters.`,
  },
};

/** Texts of the whole form. */
export const FORM_WORDS = { ...TIME_WORDS, ...PATIENT_WORDS };

/** Notice of a booking, shown besides the dialog's own text (BOOK-27). */
export const APPOINTMENT_BOOKED = {
  title: BOOKING_TEXTS.booked.title,
  message: 'You’ll find it under “Consultations”.',
};

/** Returns the first words of the notes where there is a result (BOOK-11, BOOK-12). */
export const notesOn = (topDiagnosis: string | null): string =>
  topDiagnosis === null ? '' : `AI Diagnosis: ${topDiagnosis}`;
