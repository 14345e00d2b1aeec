/** Texts of the sign-in of the staff at the issuer of their house (NEW-132). */
export const ISSUER_TEXTS = {
  choose: 'Log in with your organisation',
  leaving: 'Going to your organisation...',
  note: 'Logging out here ends your session here alone: your organisation may still have you logged in on this device.',
  declined: 'You have not logged in at your organisation. Please try again, or use your password.',
  failed: 'Logging in with your organisation did not work. Please try again, or use your password.',
} as const;
