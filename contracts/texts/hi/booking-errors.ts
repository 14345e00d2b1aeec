import type { Translated } from '../catalogue.ts';
import type * as english from '../en/booking-errors.ts';

/** Texts for the errors of the booking form (BOOK-13..17). */
export const BOOKING_ERRORS: Translated<typeof english.BOOKING_ERRORS> = {
  fullName: 'पूरा नाम लिखिए, कम से कम 2 अक्षर।',
  email: 'कृपया सही ईमेल पता लिखिए।',
  phone: 'फ़ोन नंबर में कम से कम 10 अंक होने चाहिए।',
  date: 'कृपया सही तारीख़ चुनिए।',
  time: 'कृपया समय चुनिए।',
};
