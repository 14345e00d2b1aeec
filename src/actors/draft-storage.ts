import { CHAT_SESSION_TOKEN } from '../../contracts/chat-session-token.ts';
import { DRAFT_KEY } from './draft-key.ts';
import { XRAY_KEY } from './kept-xray.ts';

export { DRAFT_KEY };

/** The chat session's token, kept under the documents' own name (SESS-35). */
export const CHAT_SESSION_KEY = 'chatSessionToken';

/** Keeps for which chat session stars were given, or refused (FPOP-27). */
export const FEEDBACK_KEY = 'feedbackSubmitted';

/** The kept chat session's token; null when there is none, or none that a server issues. */
export const keptSession = (): string | null => {
  try {
    const kept = localStorage.getItem(CHAT_SESSION_KEY);
    return kept !== null && CHAT_SESSION_TOKEN.test(kept) ? kept : null;
  } catch {
    return null;
  }
};

/**
 * Keeps the token unless one was kept meanwhile; a device that keeps nothing opens a new session with the next visit.
 * @returns the one that counts
 */
export const keepSession = (token: string): string => {
  const counting = keptSession() ?? token;
  try {
    localStorage.setItem(CHAT_SESSION_KEY, counting);
  } catch {
    // The session itself is open all the same.
  }
  return counting;
};

/** Says to the dentist search that an assessment was completed (DIAG-27). */
export const ASSESSMENT_COMPLETED_KEY = 'assessmentCompleted';

/** Removes all that is kept of a chat (CHAT-08, FLOW-21, LAND-05, SESS-20..33). Throws if storage is blocked. */
export const removeProgress = (): void => {
  localStorage.removeItem(DRAFT_KEY);
  localStorage.removeItem(CHAT_SESSION_KEY);
  localStorage.removeItem(ASSESSMENT_COMPLETED_KEY);
  localStorage.removeItem(XRAY_KEY);
  localStorage.removeItem(FEEDBACK_KEY);
};
