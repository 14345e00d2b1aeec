/** Names of the button that listens, and of the same while it does (NEW-100). */
export const DICTATION = { start: 'Speak instead of typing', stop: 'Stop listening' };

/** Says what goes on while the button is pressed. */
export const PHASES = {
  preparing: 'Getting ready…',
  listening: 'Listening…',
};

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
  title: 'Your device could not listen',
  message: 'Type your words, or use the microphone on your keyboard.',
};

/** Notice that the device did not fetch what it needs to understand speech. */
export const NOT_FETCHED = {
  title: 'Not ready to listen',
  message: 'Your device could not fetch what it needs to understand you. Please type your words.',
};
