/** Notice that another name is kept. */
export const NAME_SAVED = {
  title: 'Saved',
  message: 'Your name is up to date.',
};

/** Notice that the file with all data has been handed over. */
export const EXPORT_SAVED = {
  title: 'Download ready',
  message: 'The file is among your downloads.',
};

/** Notices of failures. */
export const FAILURES = {
  change: {
    title: 'Not saved',
    message: 'We could not reach our server. Nothing was changed.',
  },
  signOut: {
    title: 'Still signed in',
    message: 'We could not reach our server. Please try again.',
  },
  export: {
    title: 'No download',
    message: 'We could not reach our server. Please try again.',
  },
};
