import { sessionMachine } from '../../../machines/session/session.machine.ts';
import {
  clearDevice,
  endSession,
  readUser,
  restoreSession,
  sealDevice,
  watchSession,
} from '../../actors/session.ts';

/** The session with the device and the server in their places. */
export const providedSession = sessionMachine.provide({
  actors: { watchSession, restoreSession, readUser, endSession, clearDevice, sealDevice },
});
