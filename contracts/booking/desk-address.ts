import { ROOM_PATH, roomAddress } from '../common/paths.ts';

/**
 * The desk of one call, below its room: its dentist alone finds anything there. It stands apart from the other addresses,
 * which every first visit loads.
 */
export const DESK_PATH = `${ROOM_PATH}/desk`;

/** Returns the address at which the dentist of an appointment writes its visit note. */
export const deskAddress = (id: string): string => `${roomAddress(id)}/desk`;
