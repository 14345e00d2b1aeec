/** Notice for a new account (GOOG-06). */
export const ACCOUNT_CREATED = {
  title: 'Account Created!',
  message: 'Your account has been created successfully with Google.',
};

/** Notice for an account that was there before (GOOG-07). */
export const WELCOME_BACK = {
  title: 'Welcome Back!',
  message: 'You have been logged in successfully.',
};

/** Notice that it did not work (GOOG-08, GOOG-09). */
export const GOOGLE_FAILED = {
  title: 'Google Authentication Failed',
  message: 'An error occurred during Google authentication. Please try again.',
};
