import * as z from 'zod/mini';
import { CHAT_SESSION_TOKEN } from './chat-session-token.ts';

/**
 * The name of an assessment, made by the browser: `detailed-{timestamp}-{random}` (SESS-34), milliseconds since
 * 1970, then at least eight letters or digits. It gives no right to anything.
 */
export const SessionToken = z.string().check(z.regex(/^detailed-\d{13}-[A-Za-z0-9]{8,64}$/));

/** The token of a chat session, made by the server (SESS-35): the right to what it has stored. */
export const ChatSessionToken = z.string().check(z.regex(CHAT_SESSION_TOKEN));

/** The name of an assessment, with the right to what the server has stored of it. */
export const AssessmentKey = z.object({
  sessionToken: SessionToken,
  chatSessionToken: ChatSessionToken,
});
export type AssessmentKey = z.infer<typeof AssessmentKey>;
