import { roomGuestMachine } from '../../../machines/room-guest/room-guest.machine.ts';
import { watchPage } from '../../actors/page/watch-page.ts';
import {
  askToJoin,
  enterAsGuest,
  holdDoctorCall,
  holdPatientCall,
  leaveAsGuest,
  readGuestNews,
  readLink,
} from '../../actors/room/guest.ts';
import { holdDevices } from '../../actors/room/room-devices.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The page of a guest, bound to the server, and the browser's devices and connections. */
export const providedRoomGuest = roomGuestMachine.provide({
  actors: {
    readLink,
    askToJoin,
    holdDevices,
    enterAsGuest,
    readGuestNews,
    holdPatientCall,
    holdDoctorCall,
    watchPage,
    leaveAsGuest,
  },
});

/** Provider and hooks of the flow. */
export const {
  Provider: RoomGuestFlow,
  Within: RoomGuestWithin,
  useFlow: useRoomGuest,
  useSelected: useRoomGuestSelected,
} = createFlow<typeof roomGuestMachine>('roomGuest');
