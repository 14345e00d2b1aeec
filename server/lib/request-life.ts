import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from './clock.ts';
import { Problem, sentenceFor } from './problems.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Aborts when the caller has gone away or the time for an answer is over. */
    over: AbortSignal;
  }
}

/** Longest wait for an answer, and for requests in flight when the server stops, in milliseconds. */
type Limits = { readonly answer: number; readonly stop: number };

/**
 * Answers 503 when a handler has not answered in time, and lets the requests in flight finish on a
 * stop. After that every connection is cut (`forceCloseConnections`): browsers keep spare ones open
 * that would hold the stop up.
 *
 * Fastify's own `handlerTimeout` and `request.signal` take the end of a request's body for the
 * caller's leaving (fastify/fastify#6725), so the connection of the reply is watched instead.
 */
export const watchRequests = (app: FastifyInstance, clock: Clock, limits: Limits): void => {
  let inFlight = 0;
  let onIdle: (() => void) | null = null;
  app.decorateRequest('over');
  app.addHook('onRequest', async (request, reply) => {
    inFlight += 1;
    const controller = new AbortController();
    request.over = controller.signal;
    const stopWaiting = clock.after(limits.answer, () => {
      controller.abort();
      if (!reply.sent) refuse(request, reply);
    });
    reply.raw.once('close', () => {
      stopWaiting();
      if (!reply.raw.writableFinished) controller.abort();
      inFlight -= 1;
      if (inFlight === 0) onIdle?.();
    });
  });
  app.addHook('preClose', async () => {
    if (inFlight === 0) return;
    await new Promise<void>((resolve) => {
      const stopWaiting = clock.after(limits.stop, resolve);
      onIdle = () => {
        stopWaiting();
        resolve();
      };
    });
  });
};

/** Who has not even sent the whole request is told so, and does not keep the connection. */
const refuse = (request: FastifyRequest, reply: FastifyReply): void => {
  const isSlowCaller = !request.raw.complete && !request.raw.readableEnded;
  if (isSlowCaller) reply.header('connection', 'close');
  const status = isSlowCaller ? 408 : 503;
  void reply.send(new Problem(status, sentenceFor(status)));
};
