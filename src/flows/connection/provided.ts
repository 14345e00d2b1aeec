import { connectionMachine } from '../../../machines/connection/connection.machine.ts';
import { askServer, watchConnection } from '../../actors/connection.ts';

/** The connection with the browser and the server in their places. */
export const providedConnection = connectionMachine.provide({
  actors: { watchConnection, askServer },
});
