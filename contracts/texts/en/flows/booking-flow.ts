import { inRupees } from '../../../payments/rupees.ts';

/** Texts of the booking's pages. */
export const BOOKING_FLOW_TEXTS = {
  titles: {
    time: 'Book a video call',
    patient: 'Who is it for?',
    review: 'Check and book',
    payment: 'Pay to book your time',
    booked: 'Appointment Booked!',
    failed: 'Booking Failed',
    paidWithoutTime: 'Paid, and your time is gone',
  },
  progress: { time: 'Step 1 of 3', patient: 'Step 2 of 3', review: 'Step 3 of 3' },
  timeLead: 'A dentist sees you by video. You pay now or at the appointment.',
  patientLead: 'The dentist sees this person by video at the time you chose.',
  samples: [
    'The dentists here are samples, to try booking out.',
    'Nobody will call, and no real money is taken.',
  ],
  doctor: {
    label: 'Dentist',
    any: 'Any dentist',
    anyDetail: 'The most free times',
  },
  length: 'Length of the call',
  nextFree: 'Next free times',
  anyDentist: 'A dentist who is free then',
  anySample: 'A sample dentist, to try booking out',
  change: { time: 'Change the time', patient: 'Change who it is for' },
  atAppointment: {
    title: 'Pay at the appointment',
    text: 'Your time is booked at once. You pay when the dentist calls.',
    action: (paise: number): string => `Book, and pay ${inRupees(paise)} then`,
    busy: 'Booking...',
  },
  now: {
    title: 'Pay now by UPI or card',
    text: 'We keep your time for ten minutes while you pay.',
    action: (paise: number): string => `Keep the time and pay ${inRupees(paise)}`,
    paid: 'You have paid for a call already, and it has no time yet. It is used for this one: you do not pay again.',
    withPaid: 'Book with what you have paid',
  },
  code: {
    title: 'Confirm your phone number',
    text: 'No email and no password: one code by text message is all we need.',
    consent:
      'Once you enter it, we keep your name, phone number and this booking in an account under that number, and show them to the dentist who calls. You can delete it at any time in your profile.',
    account: 'I have an account',
  },
  paidWithoutTime: {
    kept: 'Your money is kept. Choose another time for it, or have it back.',
    action: 'Choose another time',
  },
  own: 'See your consultations',
} as const;

/** Text on a chosen time that is gone, where the server gave no words of its own. */
export const TIME_GONE = 'The time you had chosen is not free any more. Please choose another one.';
