import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { ErrorReply } from '../../contracts/api.ts';
import { Problem } from '../lib/problems.ts';

const Well = z.object({ status: z.literal('ok') });

/** For the machines that watch the server: is the process alive, and can it do its work? */
export const healthRoutes = (ping: () => Promise<void>) => async (app: FastifyInstance) => {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.route({
    method: 'GET',
    url: '/healthz',
    schema: { tags: ['Health'], summary: 'The process is alive', response: { 200: Well } },
    handler: async () => ({ status: 'ok' as const }),
  });
  routes.route({
    method: 'GET',
    url: '/readyz',
    schema: {
      tags: ['Health'],
      summary: 'The database answers',
      response: { 200: Well, 503: ErrorReply },
    },
    handler: async (request) => {
      try {
        await ping();
      } catch (err) {
        request.log.error({ err }, 'the database does not answer');
        throw new Problem(503, 'The database does not answer.');
      }
      return { status: 'ok' as const };
    },
  });
};
