import type { connectionMachine } from '../../../machines/connection/connection.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Provider and hook of the connection flow. */
export const {
  Provider: ConnectionFlow,
  Within: ConnectionWithin,
  useSelected: useConnectionSelected,
} = createFlow<typeof connectionMachine>('connection');
