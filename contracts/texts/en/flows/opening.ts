/** The three messages in their order (CHAT-01..03). */
export const OPENING_MESSAGES = {
  starting: 'Starting your chat...',
  initializing: 'Initializing AI dental doctor...',
  settingUp: 'Setting up your personalized assessment...',
} as const;

/** The messages in their order (CHAT-01..03). */
export const OPENING_ORDER: readonly string[] = Object.values(OPENING_MESSAGES);

/** A screen reader says this where a press waits for the app. */
export const PLEASE_WAIT = 'Please wait.';
