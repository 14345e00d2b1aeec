/** Notice when the result that was to be saved is in the account (DIAG-28). */
export const SAVED_TO_DASHBOARD = {
  title: 'Saved to Dashboard',
  message: 'You find it under Dashboard on every device where you log in.',
};

/** Notice when this device alone may keep the result. */
export const NOT_SAVABLE = {
  title: 'Not saved',
  message: 'This result stays on this device only. You can print it or share it.',
};

/** Notice of a result that was not saved, for no reason that is known (SAVE-12), and its text for a failure of unknown kind (SAVE-14). */
export const SAVING_FAILED = {
  title: 'Error while saving',
  message: 'An error occurred while saving the diagnosis. Please try again.',
  unknown: 'An unknown error occurred.',
};

/** Label of the link to the page where a consent is given again. */
export const OPEN_PROFILE = 'Open your profile';
