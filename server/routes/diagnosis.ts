import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DiagnoseReply, DiagnoseRequest, ErrorReply } from '../../contracts/api.ts';
import { perMinute } from '../lib/rate-limits.ts';
import { diagnosePatient } from '../services/diagnosis.ts';

type Needs = Parameters<typeof diagnosePatient>[0];

/** POST /chat_bot/chat/diagnose: the result of an assessment (API-08, API-09). */
export const diagnosisRoutes = (needs: Needs) => async (app: FastifyInstance) => {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: '/chat_bot/chat/diagnose',
    schema: {
      tags: ['Assessment'],
      summary: 'Judge the answers of one patient',
      body: DiagnoseRequest,
      response: { 200: DiagnoseReply, '4xx': ErrorReply, '5xx': ErrorReply },
    },
    config: { rateLimit: perMinute('diagnose') },
    handler: async (request) => {
      const asked = { request: request.body, signal: request.over, log: request.log };
      return { success: true as const, diagnosis: await diagnosePatient(needs, asked) };
    },
  });
};
