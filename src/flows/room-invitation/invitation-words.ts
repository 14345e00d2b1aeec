import type { RoomGuest } from '../../../contracts/endpoints/room.ts';
import type {
  GuestConnection,
  GuestRequest,
} from '../../../machines/room-invitation/room-invitation.selectors.ts';
import { ROOM_INVITATION_TEXTS as TEXTS } from '../../../contracts/texts/en/flows/room-invitation.ts';

const CONNECTION: Readonly<Record<GuestConnection, string>> = {
  away: TEXTS.away,
  connecting: TEXTS.connecting,
  talking: '',
  connectingFailed: TEXTS.notConnected,
};

/** Words how it is with the third person, in a sentence that is announced when it changes. */
export const guestWords = (
  { state, name, invited_by }: RoomGuest,
  known: {
    readonly isPatient: boolean;
    readonly patient: string;
    readonly connection: GuestConnection;
  },
): string => {
  const who = name ?? '';
  if (state === 'invited') return TEXTS.invited;
  if (state === 'inside') return [TEXTS.joined(who), CONNECTION[known.connection]].join(' ').trim();
  if (!known.isPatient) return TEXTS.waits(who, known.patient);
  return invited_by === 'doctor' ? `${TEXTS.asks(who)} ${TEXTS.askedBy}` : TEXTS.asks(who);
};

/** Words what was not done, and what to do; empty where all is well. */
export const failureWords = (
  request: GuestRequest | null,
  { guest, refusal }: { readonly guest: RoomGuest | null; readonly refusal: string | null },
): string => {
  if (request === 'invitingFailed') return refusal ?? TEXTS.invitingFailed;
  if (request === 'admittingFailed') return TEXTS.admittingFailed;
  if (request !== 'endingFailed') return '';
  const name = guest?.name ?? null;
  return name === null ? TEXTS.takingBackFailed : TEXTS.endingFailed(name);
};
