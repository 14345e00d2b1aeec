import type { SnapshotFrom } from 'xstate';
import type { SharedResult } from '../../contracts/endpoints/room.ts';
import type { SavedResult } from '../../contracts/endpoints/saved-results.ts';
import type { roomMessagesMachine } from './room-messages.machine.ts';

type RoomMessagesSnapshot = SnapshotFrom<typeof roomMessagesMachine>;

/** Content below the messages: every leaf of the chart belongs to one of them. */
export type RoomMessagesScreen = 'writing' | 'listing' | 'choosing' | 'preview';

export const selectRoomMessagesScreen = (snapshot: RoomMessagesSnapshot): RoomMessagesScreen => {
  const isAny = (...names: readonly RoomMessagesSnapshot['value'][]): boolean =>
    names.some((name) => snapshot.matches(name));
  if (isAny('listingResults', 'listingFailed')) return 'listing';
  if (isAny('choosingResult', 'readingResult')) return 'choosing';
  return isAny('awaitingConsent', 'sharingResult', 'sharingFailed') ? 'preview' : 'writing';
};

export const selectText = ({ context }: RoomMessagesSnapshot): string => context.text;

export const selectMaySend = (snapshot: RoomMessagesSnapshot): boolean =>
  snapshot.can({ type: 'message.submitted' });

export const selectMayShare = ({ context }: RoomMessagesSnapshot): boolean =>
  context.role === 'patient';

export const selectIsSending = (snapshot: RoomMessagesSnapshot): boolean => snapshot.hasTag('busy');

/** Returns true when something may not have arrived, or could not be asked for. */
export const selectHasFailed = (snapshot: RoomMessagesSnapshot): boolean =>
  snapshot.matches('sendingFailed') ||
  snapshot.matches('listingFailed') ||
  snapshot.matches('sharingFailed');

/** Returns the server's own words about it; null where it could not be asked. */
export const selectRefusal = ({ context }: RoomMessagesSnapshot): string | null => context.sentence;

export const selectShareable = ({ context }: RoomMessagesSnapshot): readonly SavedResult[] =>
  context.results;

/** Returns the result as the dentist will read it. */
export const selectPreview = ({ context }: RoomMessagesSnapshot): SharedResult | null =>
  context.preview;
