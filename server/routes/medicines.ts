import type { FastifyInstance } from 'fastify';
import { checkMedicines } from '../../contracts/endpoints/assessment.ts';
import { serve } from '../lib/serve.ts';
import { patientOf } from '../services/diagnosis.ts';
import type { Engine } from '../services/engine.ts';

export const medicineRoutes = (app: FastifyInstance, engine: Engine): void => {
  serve(app, checkMedicines, async ({ body, signal }) => {
    const { medicineAnswers, emergency } = body;
    const asked = { patient: patientOf(body), medicineAnswers, emergency };
    return { status: 200, body: await engine.checkMedicines(asked, signal) };
  });
};
