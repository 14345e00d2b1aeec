import type { FastifyInstance } from 'fastify';
import type { ReplyOf } from '../../contracts/endpoints/endpoint.ts';
import { healthz, readyz } from '../../contracts/endpoints/health.ts';
import { errorReply } from '../lib/problems.ts';
import { serve } from '../lib/serve.ts';
import { readinessOf } from '../services/health.ts';
import type { Readiness } from '../services/health.ts';

export const healthRoutes = (app: FastifyInstance, db: Parameters<typeof readinessOf>[0]): void => {
  serve(app, healthz, () => ({ status: 200, body: { status: 'ok' } }));

  serve(app, readyz, async ({ log }) => {
    const readiness: Readiness = app.isLeaving ? { kind: 'leaving' } : await readinessOf(db);
    if (readiness.kind === 'databaseSilent') {
      log.error({ err: readiness.err }, 'the database does not answer');
    }
    return REPLIES[readiness.kind];
  });
};

/** The reply to each verdict; a new verdict without one does not compile. */
const REPLIES: { readonly [Kind in Readiness['kind']]: ReplyOf<typeof readyz> } = {
  ready: { status: 200, body: { status: 'ok' } },
  leaving: { status: 503, body: errorReply('The server is about to stop.') },
  databaseSilent: { status: 503, body: errorReply('The database does not answer.') },
};
