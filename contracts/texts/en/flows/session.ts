/** The question before signing out, where something would be lost. */
export const SIGN_OUT_QUESTION =
  'An assessment on this device is not finished, or its result is in no account. Signing out removes it.';

/** Notice on the page that follows signing out (SESS-15). */
export const SIGNED_OUT = {
  title: 'Logout Successful',
  message: 'Nothing of yours is kept on this device.',
};

/** Notice that signing out did not work (SESS-16). */
export const SIGN_OUT_FAILED = {
  title: 'Logout Failed',
  message: 'Failed to logout. Please try again.',
};

/** Notice on the page that follows a session that has ended (SESS-17). */
export const SESSION_EXPIRED = {
  title: 'Please log in again',
  message: 'You were signed out. What you were doing goes on after you log in.',
};
