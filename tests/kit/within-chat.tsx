import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { chatMachine } from '../../machines/chat/chat.machine.ts';

export type ChatRef = ActorRefFrom<typeof chatMachine>;

type Child = Readonly<Record<string, AnyActorRef>>;

/** The chat as far as the screen of a flow inside it looks at it: one running child. */
export const chatWith = (children: Child): ChatRef => {
  const snapshot = { children, matches: () => false };
  return {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => undefined }),
    send: () => undefined,
  } as unknown as ChatRef;
};
