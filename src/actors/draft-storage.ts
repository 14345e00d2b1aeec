/** Where the progress is kept on this device. */
export const DRAFT_KEY = 'toothwise-draft';

/** The chat session's token, kept under the documents' own name (SESS-35). */
const CHAT_SESSION_KEY = 'chatSessionToken';

/** The kept chat session's token; null when there is none or the device keeps nothing. */
export const keptSession = (): string | null => {
  try {
    return localStorage.getItem(CHAT_SESSION_KEY);
  } catch {
    return null;
  }
};

/** Keeps the token; a device that keeps nothing opens a new session with the next visit. */
export const keepSession = (token: string): void => {
  try {
    localStorage.setItem(CHAT_SESSION_KEY, token);
  } catch {
    // The session itself is open all the same.
  }
};

/** Says to the dentist search that an assessment was completed (DIAG-27). */
export const ASSESSMENT_COMPLETED_KEY = 'assessmentCompleted';

/** Removes all that is kept of a chat (CHAT-08, FLOW-21, LAND-05, SESS-20..33). Throws if storage is blocked. */
export const removeProgress = (): void => {
  localStorage.removeItem(DRAFT_KEY);
  localStorage.removeItem(CHAT_SESSION_KEY);
  localStorage.removeItem(ASSESSMENT_COMPLETED_KEY);
};
