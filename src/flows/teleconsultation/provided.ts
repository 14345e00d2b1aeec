import { roomMessagesMachine } from '../../../machines/room-messages/room-messages.machine.ts';
import { teleconsultationMachine } from '../../../machines/teleconsultation/teleconsultation.machine.ts';
import { holdCall } from '../../actors/room-call.ts';
import { holdDevices } from '../../actors/room-devices.ts';
import {
  enterRoom,
  leaveRoom,
  listShareable,
  readNews,
  readRoom,
  readShareable,
  sendMessage,
  shareResult,
} from '../../actors/room.ts';
import { watchPage } from '../../actors/watch-page.ts';
import { laterSignInGate } from '../sign-in-gate/later.ts';

/** Writing and sharing with the server in its place. */
export const providedRoomMessages = roomMessagesMachine.provide({
  actors: { sendMessage, listShareable, readShareable, shareResult },
});

/** The room with the server, the page, and the browser's camera, microphone and connection in their places. */
export const providedTeleconsultation = teleconsultationMachine.provide({
  actors: {
    readRoom,
    enterRoom,
    readNews,
    leaveRoom,
    holdDevices,
    holdCall,
    watchPage,
    roomMessages: providedRoomMessages,
    signInGate: laterSignInGate,
  },
});
