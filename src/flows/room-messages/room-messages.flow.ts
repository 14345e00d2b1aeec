import { roomMessagesMachine } from '../../../machines/room-messages/room-messages.machine.ts';
import { listShareable, readShareable, sendMessage, shareResult } from '../../actors/room/room.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The room's messages, bound to the server. */
export const providedRoomMessages = roomMessagesMachine.provide({
  actors: { sendMessage, listShareable, readShareable, shareResult },
});

/** Hooks of the flow, which the room runs. */
export const {
  Within: RoomMessagesWithin,
  useFlow: useRoomMessages,
  useSelected: useRoomMessagesSelected,
} = createFlow<typeof roomMessagesMachine>('roomMessages');
