/** The three messages in their order (CHAT-01..03). */
export const OPENING_MESSAGES = {
  starting: 'Starting your chat...',
  initializing: 'Initializing AI dental doctor...',
  settingUp: 'Setting up your personalized assessment...',
} as const;

/** Durations of the messages, and of the pause after the third one, in milliseconds (CHAT-01..04). */
export const OPENING_TIMES = {
  starting: 800,
  initializing: 600,
  settingUp: 400,
  pausing: 300,
} as const;

/** The messages in their order (CHAT-01..03). */
export const OPENING_ORDER: readonly string[] = Object.values(OPENING_MESSAGES);
