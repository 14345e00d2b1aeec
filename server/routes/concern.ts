import type { FastifyInstance } from 'fastify';
import { validateConcern } from '../../contracts/endpoints/assessment.ts';
import { serve } from '../lib/serve.ts';
import type { Engine } from '../services/engine.ts';

export const concernRoutes = (app: FastifyInstance, engine: Engine): void => {
  serve(app, validateConcern, async ({ body, signal }) => {
    const reading = await engine.readConcern(body.message, signal);
    const read = {
      is_dental_related: reading.isDentalRelated,
      is_unread: reading.isUnread,
      unplaced: reading.unplaced,
      emergency: reading.emergency,
      signs: reading.signs,
      about_child: reading.isAboutChild,
      suggested_answers: reading.suggestedAnswers,
      fitting_categories: [...reading.fittingCategories],
    };
    return { status: 200, body: read };
  });
};
