/** Notice at the end (ONBD-21). */
export const WELCOME_ABOARD = {
  title: 'Welcome aboard!',
  message: 'Your account is ready.',
};

/** Text where the end could not be reached (ONBD-20). */
export const COMPLETING_FAILED = 'Failed to complete onboarding. Please try again.';

/** Notice with the same text. */
export const ONBOARDING_FAILED = {
  title: 'Error',
  message: COMPLETING_FAILED,
};

/** Reasons for which the patient cannot go on yet (ONBD-09): missing consents, and missing names. */
export const CONSENTS_MISSING = 'Please accept the required consents to continue.';
export const NAMES_MISSING = 'Please enter your first name to continue.';
