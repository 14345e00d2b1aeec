import type { FastifyInstance } from 'fastify';
import type { ReplyOf } from '../../contracts/endpoints/endpoint.ts';
import { healthz, readyz } from '../../contracts/endpoints/health.ts';
import { errorReply } from '../lib/problems.ts';
import { serve } from '../lib/serve.ts';
import type { Readiness, StorageWatch } from '../services/health.ts';

export const healthRoutes = (app: FastifyInstance, storage: StorageWatch): void => {
  serve(app, healthz, () => ({ status: 200, body: { status: 'ok' } }));
  serve(app, readyz, async () => {
    const { kind } = app.isLeaving ? LEAVING : await storage.readiness();
    return REPLIES[kind];
  });
};

/** Readiness of a server that is about to stop: it takes no more visitors, even when it could store. */
const LEAVING = { kind: 'leaving' } as const;

/** The reply to each verdict; a new verdict without one does not compile. */
const REPLIES: { readonly [Kind in Readiness['kind'] | 'leaving']: ReplyOf<typeof readyz> } = {
  ready: { status: 200, body: { status: 'ok' } },
  leaving: { status: 503, body: errorReply('The server is about to stop.') },
  diskFull: { status: 503, body: errorReply('The disk of the database is full.') },
  notStoring: { status: 503, body: errorReply('The database stores nothing.') },
};
