import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Problem, sentenceFor } from './problems.ts';

/** Makes the rate of an endpoint count; a route without one is not limited. */
export const limitRates = async (app: FastifyInstance, on: boolean): Promise<void> => {
  if (!on) return;
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => new Problem(429, sentenceFor(429)),
  });
};
