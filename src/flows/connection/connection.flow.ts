import type { connectionMachine } from '../../../machines/connection/connection.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The connection for its banner. */
export const {
  Provider: ConnectionFlow,
  Within: ConnectionWithin,
  useSelected: useConnectionSelected,
} = createFlow<typeof connectionMachine>('connection');
