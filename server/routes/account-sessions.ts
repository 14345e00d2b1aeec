import type { FastifyInstance } from 'fastify';
import { listSessions, signOutEverywhere } from '../../contracts/endpoints/account-sessions.ts';
import { serve } from '../lib/serve.ts';
import * as sessions from '../services/accounts/sessions.ts';

type Needs = Parameters<typeof sessions.listSessions>[0];

export const accountSessionRoutes = (app: FastifyInstance, needs: Needs): void => {
  serve(app, listSessions, async ({ caller }) => ({
    status: 200,
    body: { sessions: await sessions.listSessions(needs, caller) },
  }));
  serve(app, signOutEverywhere, async ({ caller }) => ({
    status: 200,
    body: { success: true, ended: await sessions.closeAllSessions(needs, caller) },
  }));
};
