import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contracts/endpoints/xrays.ts';
import { REANALYSES_OF_XRAY_MAX } from '../../contracts/xray/xray-files.ts';
import { Problem, sentenceFor } from '../lib/problems.ts';
import { serve } from '../lib/serve.ts';
import * as reanalyses from '../services/xrays/reanalyses.ts';
import { notAllowed } from './refusals.ts';

const { reanalysisOf } = reanalyses;

/** Refusals of a re-analysis, in words for the person. */
const REFUSALS = {
  notFound: [404, sentenceFor(404)],
  notAnalyzed: [422, 'This X-ray is not analysed yet. Please wait until it is, and try again.'],
  tooLittle: [
    422,
    'There are no answers yet that this X-ray could be read together with. Please do an assessment first.',
  ],
  noGuardian: [
    422,
    'A result of somebody under 18 is kept only if a parent or guardian agrees. Please save the result of the assessment to your account first.',
  ],
  tooMany: [
    422,
    `This X-ray was read together with answers ${REANALYSES_OF_XRAY_MAX} times already. They are all in your account.`,
  ],
  otherRequest: [422, 'This request was made before, and said something else.'],
} as const;

const NOT_YOURS = 'A re-analysis can only be kept in your own account.';

export const reanalysisRoutes = (app: FastifyInstance, deps: reanalyses.ReanalysisDeps): void => {
  serve(app, endpoints.reanalyse, async ({ caller, body, requestKey, signal }) => {
    const asked = { ownerId: caller.id, requestKey, body, signal };
    const done = await reanalyses.reanalyseXray(deps, asked);
    if (done.kind === 'gone' || done.kind === 'consentWithdrawn') throw notAllowed(done);
    if (done.kind !== 'read') {
      const [status, sentence] = REFUSALS[done.kind];
      throw new Problem(status, sentence);
    }
    const { row, mailed } = done;
    return {
      status: 200,
      body: {
        success: true,
        reanalysis: reanalysisOf(row),
        email_sent: mailed === 'sent',
        email_queued: mailed === 'queued',
      },
    };
  });
  serve(app, endpoints.readReanalyses, async ({ caller, params: { id } }) => {
    const rows = await reanalyses.readReanalyses(deps, { ownerId: caller.id, id });
    if (rows === null) throw new Problem(404, sentenceFor(404));
    return { status: 200, body: { reanalyses: rows.map(reanalysisOf) } };
  });
  serve(app, endpoints.saveReanalysis, async ({ caller, body }) => {
    if (body.patient_id !== caller.id) throw new Problem(403, NOT_YOURS);
    const saved = await reanalyses.saveReanalysis(deps, {
      ownerId: caller.id,
      id: body.reanalysis.id,
      diagnosisId: body.original_diagnosis_id,
    });
    if (saved.kind !== 'saved') {
      throw saved.kind === 'notFound' ? new Problem(404, sentenceFor(404)) : notAllowed(saved);
    }
    const reanalysis = reanalysisOf(saved.row);
    const { patient_id, original_diagnosis_id } = reanalysis;
    return {
      status: 200,
      body: {
        result: { reanalysis },
        reanalysis_id: reanalysis.id,
        patient_id,
        original_diagnosis_id,
      },
    };
  });
};
