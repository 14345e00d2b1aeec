import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import type { ChatSessions } from '../repositories/chat-sessions.ts';

type Needs = { readonly sessions: ChatSessions; readonly clock: Clock; readonly ids: Ids };

/** Opens a chat session (API-28, API-29). @returns its token, which cannot be guessed */
export const openChatSession = async ({ sessions, clock, ids }: Needs): Promise<string> => {
  const token = `chat-${ids.token()}`;
  await sessions.add(token, clock.now());
  return token;
};
