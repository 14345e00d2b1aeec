import type { FastifyInstance } from 'fastify';
import { validateConcern } from '../../contracts/endpoints/assessment.ts';
import { serve } from '../lib/serve.ts';
import type { Engine } from '../services/engine.ts';

export const concernRoutes = (app: FastifyInstance, engine: Engine): void => {
  serve(app, validateConcern, async ({ body, signal }) => {
    const { isDentalRelated, emergency } = await engine.checkRelevance(body.message, signal);
    const read = {
      is_dental_related: isDentalRelated,
      emergency,
      signs: [],
      about_child: false,
      suggested_answers: {},
    };
    return { status: 200, body: read };
  });
};
