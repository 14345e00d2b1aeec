/** The three messages in their order (CHAT-01..03). */
export const OPENING_MESSAGES = {
  starting: 'आपकी बातचीत शुरू हो रही है...',
  initializing: 'दाँतों की एआई जाँच तैयार हो रही है...',
  settingUp: 'आपके लिए जाँच बन रही है...',
} as const;

/** The messages in their order (CHAT-01..03). */
export const OPENING_ORDER: readonly string[] = Object.values(OPENING_MESSAGES);

/** A screen reader says this where a press waits for the app. */
export const PLEASE_WAIT = 'कृपया रुकिए।';
