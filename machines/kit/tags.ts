/** Tags that a view may ask of any machine without knowing its states. `busy`: an answer from outside is awaited. */
export type Tag = 'busy';
