import { teleconsultationMachine } from '../../../machines/teleconsultation/teleconsultation.machine.ts';
import { holdCall } from '../../actors/room/room-call.ts';
import { holdDevices } from '../../actors/room/room-devices.ts';
import { enterRoom, leaveRoom, readNews, readRoom } from '../../actors/room/room.ts';
import { watchPage } from '../../actors/page/watch-page.ts';
import { providedRoomInvitation } from '../room-invitation/room-invitation.flow.ts';
import { providedRoomMessages } from '../room-messages/room-messages.flow.ts';
import { providedSentPictures } from '../sent-pictures/sent-pictures.flow.ts';
import { lazySignInGate } from '../sign-in-gate/lazy.ts';
import { providedStillCamera } from '../still-camera/still-camera.flow.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The room, bound to the server, the page, and the browser's camera, microphone and connection. */
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
    stillCamera: providedStillCamera,
    sentPictures: providedSentPictures,
    roomInvitation: providedRoomInvitation,
    signInGate: lazySignInGate,
  },
});

/** Provider and hooks of the room's flow. */
export const {
  Provider: TeleconsultationFlow,
  Within: TeleconsultationWithin,
  useFlow: useTeleconsultation,
  useSelected: useTeleconsultationSelected,
} = createFlow<typeof teleconsultationMachine>('teleconsultation');
