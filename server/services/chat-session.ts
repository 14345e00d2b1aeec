import { chatSessionsIn } from '../repositories/chat-sessions.ts';
import type { ServiceDeps } from './deps.ts';

/** A chat session with a token that cannot be guessed. */
type Opened = { readonly kind: 'opened'; readonly token: string };

/** Opens a chat session (API-28, API-29). */
export const addChatSession = async ({ db, clock, ids }: ServiceDeps): Promise<Opened> => {
  const token = `chat-${ids.token()}`;
  await chatSessionsIn(db.sql).add(token, clock.now());
  return { kind: 'opened', token };
};
