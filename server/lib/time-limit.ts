import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';
import { Problem, sentenceFor } from './problems.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Aborts when the caller has gone away or the time for an answer is over. */
    over: AbortSignal;
  }
}

/**
 * Answers 503 when a handler has not answered in time. Fastify's own `handlerTimeout` and
 * `request.signal` take the end of a request's body for the caller's leaving (fastify/fastify#6725),
 * so the reply's connection is watched instead.
 */
export const limitTime = (app: FastifyInstance, clock: Clock, ms: number): void => {
  const timers = new WeakMap<object, () => void>();
  app.decorateRequest('over');
  app.addHook('onRequest', async (request, reply) => {
    const controller = new AbortController();
    request.over = controller.signal;
    const giveUp = () => {
      controller.abort();
      if (!reply.sent) void reply.send(new Problem(503, sentenceFor(503)));
    };
    timers.set(request, clock.after(ms, giveUp));
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) controller.abort();
    });
  });
  app.addHook('onResponse', async (request) => timers.get(request)?.());
};
