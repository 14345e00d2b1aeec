import { roomMessagesMachine } from '../../../machines/room-messages/room-messages.machine.ts';
import { listShareable, readShareable, sendMessage, shareResult } from '../../actors/room/room.ts';

/** The room's messages, bound to the server. */
export const providedRoomMessages = roomMessagesMachine.provide({
  actors: { sendMessage, listShareable, readShareable, shareResult },
});
