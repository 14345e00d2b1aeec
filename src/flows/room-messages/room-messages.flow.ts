import type { roomMessagesMachine } from '../../../machines/room-messages/room-messages.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** Writing and sharing for its screens; the room runs it. */
export const {
  Within: RoomMessagesWithin,
  useFlow: useRoomMessages,
  useSelected: useRoomMessagesSelected,
} = createFlow<typeof roomMessagesMachine>('roomMessages');
