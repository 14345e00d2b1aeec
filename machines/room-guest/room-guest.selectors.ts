import type { SnapshotFrom } from 'xstate';
import type { RoomRole } from '../../contracts/endpoints/room.ts';
import type { Devices } from '../teleconsultation/teleconsultation.outside.ts';
import type { roomGuestMachine } from './room-guest.machine.ts';
import { isNamed } from './room-guest.setup.ts';
import type { Peer } from './room-guest.setup.ts';

type RoomGuestSnapshot = SnapshotFrom<typeof roomGuestMachine>;

/** Screens of a guest's page: every leaf of the chart belongs to one of them. */
export type RoomGuestScreen =
  | 'loading'
  | 'failed'
  | 'refused'
  | 'naming'
  | 'waiting'
  | 'call'
  | 'elsewhere'
  | 'left'
  | 'ended';

const SCREENS = {
  opening: 'loading',
  openingFailed: 'failed',
  linkRefused: 'refused',
  continuedElsewhere: 'elsewhere',
  leaving: 'left',
  left: 'left',
  ended: 'ended',
} as const satisfies Readonly<Record<string, RoomGuestScreen>>;

export const selectRoomGuestScreen = (snapshot: RoomGuestSnapshot): RoomGuestScreen => {
  for (const [state, screen] of Object.entries(SCREENS)) {
    if (snapshot.matches(state as keyof typeof SCREENS)) return screen;
  }
  if (snapshot.matches({ present: 'attending' })) return 'call';
  return snapshot.matches('present') ? 'waiting' : 'naming';
};

export const selectGuestName = ({ context }: RoomGuestSnapshot): string => context.name;
export const selectAgrees = ({ context }: RoomGuestSnapshot): boolean => context.agrees;
export const selectIsAsking = (snapshot: RoomGuestSnapshot): boolean => snapshot.matches('asking');

/** What stands in the way of asking; null where nothing does. */
export const selectNamingProblem = (
  snapshot: RoomGuestSnapshot,
): 'name' | 'agreement' | 'unreached' | null => {
  if (snapshot.matches('askingFailed')) return 'unreached';
  if (!snapshot.matches('namingRefused')) return null;
  return isNamed(snapshot.context) ? 'agreement' : 'name';
};

/** Returns true while the server could not be asked just now. */
export const selectIsGuestUnreached = (snapshot: RoomGuestSnapshot): boolean =>
  snapshot.matches({ present: 'waitingFailed' }) ||
  snapshot.matches({ present: { attending: 'pausing' } });

export const selectGuestDevices = ({ context }: RoomGuestSnapshot): Devices => context.devices;

/** Returns one of the two people, as the guest hears and sees them. */
export const selectPeer =
  (role: RoomRole) =>
  ({ context }: RoomGuestSnapshot): Peer =>
    context[role];
