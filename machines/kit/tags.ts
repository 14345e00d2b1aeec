/** What a view may ask of any machine without knowing its states: an answer from outside is awaited. */
export type Tag = 'busy';
