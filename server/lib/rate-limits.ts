import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Problem, sentenceFor } from './problems.ts';

/** Requests that one address may send to one open endpoint in a minute. */
const PER_MINUTE = { validate: 30, diagnose: 10, session: 20 } as const;

/** The limit of one endpoint, for the route's `config.rateLimit`. */
export const perMinute = (endpoint: keyof typeof PER_MINUTE) => ({
  max: PER_MINUTE[endpoint],
  timeWindow: 60_000,
});

/** Makes `config.rateLimit` of a route count; a route without it is not limited. */
export const limitRates = async (app: FastifyInstance, on: boolean): Promise<void> => {
  if (!on) return;
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => new Problem(429, sentenceFor(429)),
  });
};
