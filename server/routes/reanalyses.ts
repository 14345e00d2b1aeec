import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contracts/endpoints/xrays.ts';
import { Problem } from '../lib/problems.ts';
import { serve } from '../lib/serve.ts';
import * as reanalyses from '../services/xrays/reanalyses.ts';
import { notAllowed, notFound, otherPerson, otherRequest } from './refusals.ts';
import { texts } from '../texts/speaking.ts';

const { reanalysisOf } = reanalyses;

export const reanalysisRoutes = (app: FastifyInstance, deps: reanalyses.ReanalysisDeps): void => {
  serve(app, endpoints.reanalyse, async ({ caller, body, requestKey, signal }) => {
    const asked = { ownerId: caller.id, requestKey, body, signal };
    const done = await reanalyses.reanalyseXray(deps, asked);
    if (done.kind === 'gone' || done.kind === 'consentWithdrawn') throw notAllowed(done);
    if (done.kind !== 'read') {
      if (done.kind === 'notFound') throw notFound();
      if (done.kind === 'otherRequest') throw otherRequest();
      if (done.kind === 'otherPerson') throw otherPerson();
      throw new Problem(422, texts().REFUSALS.reanalyses[done.kind]);
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
    if (rows === null) throw notFound();
    return { status: 200, body: { reanalyses: rows.map(reanalysisOf) } };
  });
  serve(app, endpoints.saveReanalysis, async ({ caller, body }) => {
    if (body.patient_id !== caller.id) throw new Problem(403, texts().REFUSALS.reanalyses.notYours);
    const saved = await reanalyses.saveReanalysis(deps, {
      ownerId: caller.id,
      id: body.reanalysis.id,
      diagnosisId: body.original_diagnosis_id,
    });
    if (saved.kind === 'otherPerson') throw otherPerson();
    if (saved.kind === 'notFound') throw notFound();
    if (saved.kind !== 'saved') throw notAllowed(saved);
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
