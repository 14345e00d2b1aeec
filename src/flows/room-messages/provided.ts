import { roomMessagesMachine } from '../../../machines/room-messages/room-messages.machine.ts';
import { listShareable, readShareable, sendMessage, shareResult } from '../../actors/room.ts';

/** Writing and sharing with the server in its place. */
export const providedRoomMessages = roomMessagesMachine.provide({
  actors: { sendMessage, listShareable, readShareable, shareResult },
});
