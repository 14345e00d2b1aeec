import type { FastifyInstance } from 'fastify';
import { listSessions, signOutEverywhere } from '../../contracts/endpoints/account-sessions.ts';
import { serve } from '../lib/serve.ts';
import * as sessions from '../services/accounts/sessions.ts';
import type { ServiceDeps } from '../services/deps.ts';

export const accountSessionRoutes = (app: FastifyInstance, deps: ServiceDeps): void => {
  serve(app, listSessions, async ({ caller }) => ({
    status: 200,
    body: { sessions: await sessions.listSessions(deps, caller) },
  }));
  serve(app, signOutEverywhere, async ({ caller }) => ({
    status: 200,
    body: { success: true, ended: await sessions.closeAllSessions(deps, caller) },
  }));
};
