/** Names of the button that listens, and of the same while it does (NEW-100). */
export const DICTATION = { start: 'Speak instead of typing', stop: 'Done speaking' };

/** Says what goes on while the button is pressed. */
export const PHASES = {
  preparing: 'Getting ready…',
  listening: 'Speak now…',
};

/** Read out once words stand in the box. */
export const writtenWords = (words: string): string => `Written: ${words}`;

/** Notice that the browser keeps the microphone from this page. */
export const BLOCKED = {
  title: 'Microphone blocked',
  message: 'Allow the microphone for this page in your browser, or type your words.',
};

/** Notice that nobody spoke. */
export const NOT_HEARD = {
  title: 'Nothing heard',
  message: 'Press the microphone and speak again, or type your words.',
};

/** Notice that the device did not listen. */
export const NOT_LISTENED = {
  title: 'Speaking does not work here',
  message: 'Type your words, or press the microphone on your keyboard.',
};

/** Notice that the device did not fetch what it needs to understand speech. */
export const NOT_FETCHED = {
  title: 'Not ready to listen',
  message:
    'Your device could not download the file that turns speech into text. Please type your words.',
};
