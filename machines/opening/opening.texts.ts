/** The three messages in their order (CHAT-01..03). */
export const OPENING_MESSAGES = {
  starting: 'Starting your chat...',
  initializing: 'Initializing AI dental doctor...',
  settingUp: 'Setting up your personalized assessment...',
} as const;

/** How long each message is said, and how long the third one rests, in milliseconds (CHAT-01..04). */
export const OPENING_TIMES = {
  starting: 800,
  initializing: 600,
  settingUp: 400,
  pausing: 300,
} as const;

/** The messages in their order (CHAT-01..03). */
export const OPENING_ORDER: readonly string[] = Object.values(OPENING_MESSAGES);
