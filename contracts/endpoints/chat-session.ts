import * as z from 'zod/mini';
import { ChatSessionToken } from '../session-token.ts';
import { endpoint } from './endpoint.ts';

/** Opens a chat session; the body is empty, absent or `{}` (API-28, API-29). */
export const openChatSession = endpoint({
  method: 'POST',
  path: '/api/chat/session',
  tag: 'Sessions',
  summary: 'Open a chat session',
  auth: 'none',
  rate: { max: 20, perMs: 60_000, perDay: 2000 },
  body: z.nullish(z.object({})),
  replies: { 200: z.object({ sessionToken: ChatSessionToken }) },
});
