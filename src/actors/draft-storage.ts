import { CHAT_SESSION_TOKEN } from '../../contracts/chat-session-token.ts';
import { DRAFT } from './draft-key.ts';
import { XRAY } from './kept-xray.ts';
import { AS_TEXT, stored } from './stored.ts';

/** The chat session's token, under the documents' own name (SESS-35). */
export const CHAT_SESSION = stored('chatSessionToken', AS_TEXT, { for: 'device' });

/** For which chat session stars were given, or refused (FPOP-27). */
export const FEEDBACK = stored('feedbackSubmitted', AS_TEXT, { for: 'device' });

/** Says to the dentist search that an assessment was completed (DIAG-27). */
const ASSESSMENT_COMPLETED = stored('assessmentCompleted', AS_TEXT, { for: 'device' });

/** The kept chat session's token; null when there is none, or none that a server issues. */
export const keptSession = (): string | null => {
  const kept = CHAT_SESSION.get();
  return kept !== null && CHAT_SESSION_TOKEN.test(kept) ? kept : null;
};

/**
 * Keeps the token unless one was kept meanwhile; a device that keeps nothing opens a new session with the next visit.
 * @returns the one that counts
 */
export const keepSession = (token: string): string => {
  const counting = keptSession() ?? token;
  CHAT_SESSION.set(counting);
  return counting;
};

/** Leaves the flag for the dentist search, which works without it too. */
export const markAssessmentCompleted = (): void => {
  ASSESSMENT_COMPLETED.set('true');
};

/** Removes all that is kept of a chat (CHAT-08, FLOW-21, LAND-05, SESS-20..33). Throws if storage is blocked. */
export const removeProgress = (): void => {
  const all = [DRAFT, CHAT_SESSION, ASSESSMENT_COMPLETED, XRAY, FEEDBACK];
  if (!all.map((each) => each.drop()).every(Boolean))
    throw new Error('The browser forgets nothing');
};
