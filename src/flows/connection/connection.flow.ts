import { connectionMachine } from '../../../machines/connection/connection.machine.ts';
import { askServer, watchConnection } from '../../actors/page/connection.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The connection flow, bound to the browser and the server. */
export const providedConnection = connectionMachine.provide({
  actors: { watchConnection, askServer },
});

/** Provider and hook of the connection flow. */
export const {
  Provider: ConnectionFlow,
  Within: ConnectionWithin,
  useSelected: useConnectionSelected,
} = createFlow<typeof connectionMachine>('connection');
