import type { FastifyInstance } from 'fastify';
import { openChatSession } from '../../contracts/endpoints/assessment.ts';
import { serve } from '../lib/serve.ts';
import { addChatSession } from '../services/chat-session.ts';

type Needs = Parameters<typeof addChatSession>[0];

export const chatSessionRoutes = (app: FastifyInstance, needs: Needs): void => {
  serve(app, openChatSession, async () => {
    const { token } = await addChatSession(needs);
    return { status: 200, body: { sessionToken: token } };
  });
};
