/** The question before progress is lost (CHAT-07). */
export const EXIT_QUESTION =
  'Are you sure you want to exit the chat? This will clear all your progress.';

/** The question before a fresh start, where answers or a result would be lost. */
export const RESTART_QUESTION = 'Starting fresh clears all your progress.';

/** The question before words in the address take the place of an earlier assessment (LAND-05). */
export const FRESH_START_QUESTION =
  'You have an earlier assessment on this device. A new one takes its place.';

/** Notice on load when saved progress was found (FLOW-23). */
export const PROGRESS_RESTORED = {
  title: 'Progress Restored',
  message: 'You can carry on where you left off.',
};

/** Notice when the saved progress could not be read, or is too old to rest an assessment on. */
export const DRAFT_DROPPED = {
  title: 'A fresh start',
  message: 'Your earlier answers cannot be used.',
};

/** Notice, shown once, that this browser does not let the app write, and what to do about it. */
export const NOT_KEPT = {
  title: 'Your answers are not saved',
  message: 'This browser does not keep them. Please finish before you close the page.',
};

/** Notice when withdrawing consent takes longer than it should. */
export const DELETION_OWED = {
  title: 'Not deleted yet',
  message: 'Our server still has your result. We keep trying to delete it.',
};

/** Notice when what the server holds cannot be deleted from here; leaving takes it to the next page. */
export const DELETION_REFUSED = {
  title: 'Not deleted',
  message: 'Your result belongs to an account or to another browser. It can only be deleted there.',
};
