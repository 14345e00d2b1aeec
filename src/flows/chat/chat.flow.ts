import type { chatMachine } from '../../../machines/chat/chat.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** Provider and hooks of the chat. */
export const {
  Provider: ChatFlow,
  Within: ChatWithin,
  useFlow: useChat,
  useSelected: useChatSelected,
} = createFlow<typeof chatMachine>('chat');
