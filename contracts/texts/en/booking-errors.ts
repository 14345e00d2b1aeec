/** Texts for the errors of the booking form (BOOK-13..17). */
export const BOOKING_ERRORS = {
  fullName: 'Full name must be at least 2 characters.',
  email: 'Please enter a valid email address.',
  phone: 'Phone number must be at least 10 digits.',
  date: 'Please select a valid date.',
  time: 'Please select a time slot.',
} as const;
