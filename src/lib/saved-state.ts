import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { chatMachine } from '../../machines/chat/chat.machine.ts';
import { selectDraftKeeping } from '../../machines/chat/chat.selectors.ts';

/** Whether the latest answer is on this device (CHAT-13). */
export const useSavedState = (chat: ActorRefFrom<typeof chatMachine>): boolean => {
  const draftKeeping = useSelector(chat, selectDraftKeeping);
  return useSelector(draftKeeping, (snapshot) => snapshot?.hasTag('done') ?? false);
};
