import type { RaisedNotice } from '../../contracts/notice.ts';

/** Said at the end (ONBD-21). */
export const WELCOME_ABOARD: RaisedNotice = {
  type: 'success',
  title: 'Welcome aboard!',
  message: 'Your account is ready.',
};

/** What is said when the end could not be reached (ONBD-20). */
export const COMPLETING_FAILED = 'Failed to complete onboarding. Please try again.';

/** The same in passing. */
export const ONBOARDING_FAILED: RaisedNotice = {
  type: 'error',
  title: 'Error',
  message: COMPLETING_FAILED,
};

/** Why one cannot go on yet (ONBD-09), and the same for the names. */
export const CONSENTS_MISSING = 'Please accept the required consents to continue.';
export const NAMES_MISSING = 'Please enter your first and last name to continue.';
