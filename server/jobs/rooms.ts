import { ROOM_CLOSING, closeRoom } from '../services/rooms/visits.ts';
import type { JobKind } from './runner.ts';

/** What rooms want later: to be tidied up when they have closed. */
export const roomJobs = (needs: Parameters<typeof closeRoom>[0]): JobKind[] => [
  { name: ROOM_CLOSING, run: (key) => closeRoom(needs, key) },
];
