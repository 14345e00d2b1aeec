import { sessionMachine } from '../../../machines/session/session.machine.ts';
import {
  clearDevice,
  endSession,
  readUser,
  restoreSession,
  sealDevice,
  watchSession,
} from '../../actors/accounts/session.ts';

/** The session, bound to this device and the server. */
export const providedSession = sessionMachine.provide({
  actors: { watchSession, restoreSession, readUser, endSession, clearDevice, sealDevice },
});
