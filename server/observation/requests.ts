import type { FastifyInstance } from 'fastify';
import type { Observer, RequestObserver } from './observer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    observed: RequestObserver;
  }
}

/** Tells the observer of each request, by its endpoint's pattern. */
export const observeRequests = (
  app: FastifyInstance,
  { onRequest }: Pick<Observer, 'onRequest'>,
): void => {
  app.decorateRequest('observed');
  app.addHook('onRequest', (request, reply, next) => {
    const { traceparent } = request.headers;
    request.observed = onRequest({
      method: request.method,
      traceparent: typeof traceparent === 'string' ? traceparent : null,
    });
    // `close` is used because the hook for replies hears nothing of callers who leave.
    reply.raw.once('close', () => {
      const endpoint = request.routeOptions.url ?? null;
      const status = reply.raw.writableEnded ? reply.statusCode : 'gone';
      request.observed.onEnd({ endpoint, status, seconds: reply.elapsedTime / 1000 });
    });
    next();
  });
  // `preHandler` is used because reading the body, which comes before it, leaves the async context of the request.
  app.addHook('preHandler', (request, _reply, next) => request.observed.during(next));
};
