import type { FastifyInstance } from 'fastify';
import { diagnose } from '../../contracts/endpoints/assessment.ts';
import { serve } from '../lib/serve.ts';
import { diagnosePatient } from '../services/diagnosis.ts';

type Needs = Parameters<typeof diagnosePatient>[0];

export const diagnosisRoutes = (app: FastifyInstance, needs: Needs): void => {
  serve(app, diagnose, async ({ body, signal, log }) => {
    const { diagnosis, kept } = await diagnosePatient(needs, { request: body, signal, log });
    if (kept.kind === 'failed') log.error({ err: kept.err }, 'a result could not be kept');
    return { status: 200, body: { success: true, diagnosis } };
  });
};
