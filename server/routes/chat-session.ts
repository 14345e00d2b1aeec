import type { FastifyInstance } from 'fastify';
import { openChatSession } from '../../contracts/endpoints/assessment.ts';
import { serve } from '../lib/serve.ts';
import { addChatSession } from '../services/chat-session.ts';
import type { ServiceDeps } from '../services/deps.ts';

export const chatSessionRoutes = (app: FastifyInstance, deps: ServiceDeps): void => {
  serve(app, openChatSession, async () => {
    const { token } = await addChatSession(deps);
    return { status: 200, body: { sessionToken: token } };
  });
};
