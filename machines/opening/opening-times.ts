/** Durations of the messages, and of the pause after the third one, in milliseconds (CHAT-01..04). */
export const OPENING_TIMES = {
  starting: 800,
  initializing: 600,
  settingUp: 400,
  pausing: 300,
} as const;
