import { CHAT_SESSION_TOKEN } from '../../../contracts/assessment/chat-session-token.ts';
import { DRAFT } from './draft-key.ts';
import { XRAY } from '../xray/kept-xray.ts';
import { AS_TEXT, stored } from '../storage/stored.ts';

/** The chat session's token, under the documents' own name (SESS-35). */
export const CHAT_SESSION = stored('chatSessionToken', AS_TEXT, { for: 'device' });

/** The chat session whose visitor has given or refused stars (FPOP-27). */
export const FEEDBACK = stored('feedbackSubmitted', AS_TEXT, { for: 'device' });

/** Tells the dentist search that an assessment was completed (DIAG-27). */
const ASSESSMENT_COMPLETED = stored('assessmentCompleted', AS_TEXT, { for: 'device' });

/** Returns the kept chat session's token; null when there is none or its form is wrong. */
export const keptSession = (): string | null => {
  const kept = CHAT_SESSION.get();
  return kept !== null && CHAT_SESSION_TOKEN.test(kept) ? kept : null;
};

/**
 * Keeps the token unless another tab has kept one meanwhile. A device with blocked storage opens a new session at the
 * next visit.
 * @returns the token that counts
 */
export const keepSession = (token: string): string => {
  const counting = keptSession() ?? token;
  CHAT_SESSION.set(counting);
  return counting;
};

/** Sets the flag for the dentist search, which works without it too. */
export const markAssessmentCompleted = (): void => {
  ASSESSMENT_COMPLETED.set('true');
};

/** Removes everything kept of a chat (CHAT-08, FLOW-21, LAND-05, SESS-20..33). Throws if storage is blocked. */
export const removeProgress = (): void => {
  const all = [DRAFT, CHAT_SESSION, ASSESSMENT_COMPLETED, XRAY, FEEDBACK];
  if (!all.map((each) => each.drop()).every(Boolean))
    throw new Error('The browser forgets nothing');
};
