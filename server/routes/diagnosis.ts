import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { deleteResults, diagnose } from '../../contracts/endpoints/assessment.ts';
import { serve } from '../lib/serve.ts';
import { diagnosePatient } from '../services/diagnosis.ts';
import { deleteResults as deleteStored } from '../services/results.ts';

type Deps = Parameters<typeof diagnosePatient>[0];
type Judged = Awaited<ReturnType<typeof diagnosePatient>>;

export const diagnosisRoutes = (app: FastifyInstance, deps: Deps): void => {
  serve(app, diagnose, async ({ body, signal, log }) => {
    const { diagnosis, kept } = await diagnosePatient(deps, { request: body, signal, log });
    tell(log, kept);
    return { status: 200, body: { success: true, diagnosis } };
  });

  serve(app, deleteResults, async ({ body }) => {
    const { kind } = await deleteStored(deps, body);
    return { status: 200, body: { verdict: kind } };
  });
};

/** Logs why a result was not stored; nothing about the patient, and no token. */
const tell = (log: FastifyBaseLogger, kept: Judged['kept']): void => {
  if (kept.kind === 'failed') log.error({ err: kept.err }, 'a result could not be kept');
  if (kept.kind === 'late') log.warn('a result was not kept: it took too long, or nobody waited');
  if (kept.kind === 'notYours')
    log.warn('a result was not kept: its chat session has no right to it');
};
