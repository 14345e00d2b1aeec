import type { chatMachine } from '../../../machines/chat/chat.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The chat, for its own screens and for those of the assessment that it runs. */
export const {
  Provider: ChatFlow,
  Within: ChatWithin,
  useFlow: useChat,
  useSelected: useChatSelected,
} = createFlow<typeof chatMachine>('chat');
