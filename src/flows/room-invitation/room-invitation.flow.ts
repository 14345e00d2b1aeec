import { roomInvitationMachine } from '../../../machines/room-invitation/room-invitation.machine.ts';
import { passOn } from '../../actors/assessment/pass-on.ts';
import { admitGuest, endGuest, inviteGuest } from '../../actors/room/invitation.ts';
import { holdGuestCall } from '../../actors/room/room-call.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The third person of a call, bound to the server and the browser's connection. */
export const providedRoomInvitation = roomInvitationMachine.provide({
  actors: { inviteGuest, admitGuest, endGuest, passOn, holdGuestCall },
});

/** Hooks of the flow, which the room runs. */
export const {
  Within: RoomInvitationWithin,
  useFlow: useRoomInvitation,
  useSelected: useRoomInvitationSelected,
} = createFlow<typeof roomInvitationMachine>('roomInvitation');
