import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';
import type { Registry } from 'prom-client';

/** Seconds, from an ordinary reply to the longest one. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Counts requests and how long they took. An endpoint is told by its pattern, a status by its class,
 * "gone" when the caller left before the reply, so that nothing of what was sent becomes a label.
 */
export const countRequests = (app: FastifyInstance, metrics: Registry): void => {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by endpoint, and how long until the reply was sent.',
    labelNames: ['endpoint', 'method', 'status'],
    buckets: BUCKETS,
    registers: [metrics],
  });
  // Not by the hook for replies, which hears nothing of callers who leave.
  app.addHook('onRequest', (request, reply, next) => {
    reply.raw.once('close', () => {
      const endpoint = request.routeOptions.url ?? 'unmatched';
      const status = reply.raw.writableEnded ? `${Math.floor(reply.statusCode / 100)}xx` : 'gone';
      seconds.observe({ endpoint, method: request.method, status }, reply.elapsedTime / 1000);
    });
    next();
  });
};
