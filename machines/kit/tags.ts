/** What a view may ask of any machine without knowing its states. */
export type Tag = 'busy' | 'awaitingPerson' | 'recoverable' | 'done';
