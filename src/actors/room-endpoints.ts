/** The endpoints of the room with their schemas: a file of its own that loads with the first call. */
export {
  enterRoom,
  leaveRoom,
  readRoom,
  readRoomNews,
  sendRoomMessage,
  sendSignals,
} from '../../contracts/endpoints/room.ts';
export { listResults, readResult } from '../../contracts/endpoints/saved-results.ts';
