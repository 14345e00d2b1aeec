import type { FastifyInstance } from 'fastify';
import { recordAnalytics } from '../../contracts/endpoints/analytics.ts';
import { serve } from '../lib/serve.ts';
import { recordVisit } from '../services/analytics.ts';

export const analyticsRoutes = (
  app: FastifyInstance,
  needs: Parameters<typeof recordVisit>[0],
): void => {
  serve(app, recordAnalytics, async ({ body }) => {
    await recordVisit(needs, body);
    return { status: 200, body: { success: true } };
  });
};
