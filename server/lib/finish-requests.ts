import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';

/**
 * On a stop, lets the requests in flight finish for at most `ms` milliseconds. After that every
 * connection is cut (`forceCloseConnections`): browsers keep spare ones open that would hold the stop up.
 */
export const finishRequests = (app: FastifyInstance, clock: Clock, ms: number): void => {
  let inFlight = 0;
  let onIdle = () => {};
  app.addHook('onRequest', async () => {
    inFlight += 1;
  });
  app.addHook('onResponse', async () => {
    inFlight -= 1;
    if (inFlight === 0) onIdle();
  });
  app.addHook('preClose', async () => {
    if (inFlight === 0) return;
    await new Promise<void>((resolve) => {
      onIdle = resolve;
      clock.after(ms, resolve);
    });
  });
};
