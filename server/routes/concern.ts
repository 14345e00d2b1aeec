import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ErrorReply, ValidateReply, ValidateRequest } from '../../contracts/api.ts';
import { perMinute } from '../lib/rate-limits.ts';
import type { Engine } from '../services/engine.ts';

/** POST /chat_bot/chat/validate: whether a concern is about teeth, gums or mouth (API-06, API-07). */
export const concernRoutes = (engine: Engine) => async (app: FastifyInstance) => {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: '/chat_bot/chat/validate',
    schema: {
      tags: ['Assessment'],
      summary: 'Is this concern dental?',
      body: ValidateRequest,
      response: { 200: ValidateReply, '4xx': ErrorReply, '5xx': ErrorReply },
    },
    config: { rateLimit: perMinute('validate') },
    handler: async (request) => {
      const { isDentalRelated, emergency } = engine.checkRelevance(request.body.message);
      return { is_dental_related: isDentalRelated, emergency };
    },
  });
};
