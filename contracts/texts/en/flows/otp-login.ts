/** Texts of the contact that the code goes to, by its channel (OTPL-11, OTPL-12). */
export const CONTACT_WORDS = {
  email: { contact: { label: 'Email', wrong: 'Please enter a valid email address' } },
  // The server says it too: only it knows which numbers get text messages.
  phone: { contact: { label: 'Phone number', wrong: 'Please enter a valid phone number' } },
} as const;

/** Notice once the code was right (OTPL-18). */
export const OTP_VERIFIED = {
  title: 'OTP successfully verified',
  message: 'Welcome back!',
};
