import { connectionMachine } from '../../../machines/connection/connection.machine.ts';
import { askServer, watchConnection } from '../../actors/page/connection.ts';

/** The connection flow, bound to the browser and the server. */
export const providedConnection = connectionMachine.provide({
  actors: { watchConnection, askServer },
});
