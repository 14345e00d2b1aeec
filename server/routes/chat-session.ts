import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { ChatSessionReply, ErrorReply } from '../../contracts/api.ts';
import { perMinute } from '../lib/rate-limits.ts';
import { openChatSession } from '../services/chat-session.ts';

type Needs = Parameters<typeof openChatSession>[0];

/** POST /api/chat/session: opens a chat session; the body is empty, absent or `{}` (API-28, API-29). */
export const chatSessionRoutes = (needs: Needs) => async (app: FastifyInstance) => {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: '/api/chat/session',
    schema: {
      tags: ['Sessions'],
      summary: 'Open a chat session',
      body: z.nullish(z.object({})),
      response: { 200: ChatSessionReply, '4xx': ErrorReply, '5xx': ErrorReply },
    },
    config: { rateLimit: perMinute('session') },
    handler: async () => ({ sessionToken: await openChatSession(needs) }),
  });
};
