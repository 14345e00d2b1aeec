import type { RoomGuest } from '../endpoints/room.ts';

/** Returns a text that changes with each change of a room's third person that a page has to hear of. */
export const guestMark = (guest: RoomGuest | null): string =>
  guest === null ? 'none' : [guest.id, guest.state, guest.visit].join(' ');
