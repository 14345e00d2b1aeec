import type { chatMachine } from '../../../machines/chat/chat.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The chat for its screens. */
export const {
  Provider: ChatFlow,
  Within: ChatWithin,
  useFlow: useChat,
  useSelected: useChatSelected,
} = createFlow<typeof chatMachine>('chat');
