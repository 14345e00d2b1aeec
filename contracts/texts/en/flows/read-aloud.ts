/** Names of the button that reads the page aloud, and of the same while it reads (NEW-99). */
export const READ_ALOUD = { start: 'Read aloud', stop: 'Stop reading' };

/** Notice that the device did not read. */
export const NOT_READ = {
  title: 'Not read aloud',
  message: 'Your device could not read this page aloud. Please try again.',
};
