import type { Database } from '../db/connect.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import { chatSessionsIn } from '../repositories/chat-sessions.ts';

type Needs = { readonly db: Database; readonly clock: Clock; readonly ids: Ids };

/** A chat session with a token that cannot be guessed. */
type Opened = { readonly kind: 'opened'; readonly token: string };

/** Opens a chat session (API-28, API-29). */
export const addChatSession = async ({ db, clock, ids }: Needs): Promise<Opened> => {
  const token = `chat-${ids.token()}`;
  await chatSessionsIn(db.sql).add(token, clock.now());
  return { kind: 'opened', token };
};
