import type { roomMessagesMachine } from '../../../machines/room-messages/room-messages.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Hooks of the flow, which the room runs. */
export const {
  Within: RoomMessagesWithin,
  useFlow: useRoomMessages,
  useSelected: useRoomMessagesSelected,
} = createFlow<typeof roomMessagesMachine>('roomMessages');
