import type { FastifyInstance } from 'fastify';
import { recordAnalytics } from '../../contracts/endpoints/analytics.ts';
import { serve } from '../lib/serve.ts';
import { recordVisit } from '../services/analytics.ts';
import type { ServiceDeps } from '../services/deps.ts';

export const analyticsRoutes = (app: FastifyInstance, deps: ServiceDeps): void => {
  serve(app, recordAnalytics, async ({ body }) => {
    await recordVisit(deps, body);
    return { status: 200, body: { success: true } };
  });
};
