import type { sessionMachine } from '../../../machines/session/session.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Provider and hooks of the session, for every page. */
export const {
  Provider: SessionFlow,
  Within: SessionWithin,
  useFlow: useSession,
  useSelected: useSessionSelected,
} = createFlow<typeof sessionMachine>('session');
