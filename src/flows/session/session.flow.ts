import { sessionMachine } from '../../../machines/session/session.machine.ts';
import {
  clearDevice,
  endSession,
  findUnsaved,
  readUser,
  restoreSession,
  sealDevice,
  shareLanguage,
  watchSession,
} from '../../actors/accounts/session.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The session, bound to this device and the server. */
export const providedSession = sessionMachine.provide({
  actors: {
    watchSession,
    restoreSession,
    readUser,
    findUnsaved,
    endSession,
    clearDevice,
    sealDevice,
    shareLanguage,
  },
});

/** Provider and hooks of the session, for every page. */
export const {
  Provider: SessionFlow,
  Within: SessionWithin,
  useFlow: useSession,
  useSelected: useSessionSelected,
} = createFlow<typeof sessionMachine>('session');
