import { Histogram } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Observer } from '../observation/observer.ts';

/** Seconds, from an ordinary reply to the longest one. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Counts requests and how long they took, a status by its class. */
export const countRequests = (metrics: Registry): Observer['onRequest'] => {
  const took = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by endpoint, and how long until the reply was sent.',
    labelNames: ['endpoint', 'method', 'status'],
    buckets: BUCKETS,
    registers: [metrics],
  });
  return ({ method }) => ({
    during: (goOn) => goOn(),
    onEnd: ({ endpoint, status, seconds }) => {
      const kind = status === 'gone' ? status : `${Math.floor(status / 100)}xx`;
      took.observe({ endpoint: endpoint ?? 'unmatched', method, status: kind }, seconds);
    },
  });
};
