import type { SnapshotFrom } from 'xstate';
import type { RoomGuest } from '../../contracts/endpoints/room.ts';
import type { ToldDevices } from '../teleconsultation/teleconsultation.outside.ts';
import type { roomInvitationMachine } from './room-invitation.machine.ts';

type RoomInvitationSnapshot = SnapshotFrom<typeof roomInvitationMachine>;

/** The third person; null while the two are alone. */
export const selectGuest = ({ context }: RoomInvitationSnapshot): RoomGuest | null => context.guest;

/** Returns true while this page has the link that nobody has used yet. */
export const selectHasLink = ({ context: { guest, link } }: RoomInvitationSnapshot): boolean =>
  guest?.state === 'invited' && link?.guest === guest.id;

const REQUESTS = [
  'inviting',
  'invitingFailed',
  'admitting',
  'admittingFailed',
  'ending',
  'endingFailed',
] as const;
/** A request that is under way, or was not answered. */
export type GuestRequest = (typeof REQUESTS)[number];

export const selectGuestRequest = (snapshot: RoomInvitationSnapshot): GuestRequest | null =>
  REQUESTS.find((each) => snapshot.matches({ requesting: each })) ?? null;

/** Returns the server's own words on a link that it did not make. */
export const selectInvitingRefusal = ({ context }: RoomInvitationSnapshot): string | null =>
  context.sentence;

/** State of the connection to the guest; it is `away` while they are not there. */
export type GuestConnection = 'away' | 'connecting' | 'talking' | 'connectingFailed';

export const selectGuestConnection = (snapshot: RoomInvitationSnapshot): GuestConnection => {
  if (typeof snapshot.context.guest?.visit !== 'string') return 'away';
  if (snapshot.matches({ accompanying: { joined: 'talking' } })) return 'talking';
  return snapshot.matches({ accompanying: { joined: 'connectingFailed' } })
    ? 'connectingFailed'
    : 'connecting';
};

/** Returns the guest's camera, as their browser tells. */
export const selectGuestCamera = ({ context }: RoomInvitationSnapshot): ToldDevices['camera'] =>
  context.guestDevices.camera;

export const selectInvitationRole = ({ context }: RoomInvitationSnapshot) => context.role;
