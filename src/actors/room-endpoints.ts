/** The calls of the room as values, with their schemas: in a file of their own that the first call brings. */
export {
  enterRoom,
  leaveRoom,
  readRoom,
  readRoomNews,
  sendRoomMessage,
  sendSignals,
} from '../../contracts/endpoints/room.ts';
export { listResults, readResult } from '../../contracts/endpoints/saved-results.ts';
