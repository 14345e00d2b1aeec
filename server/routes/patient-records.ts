import type { FastifyInstance } from 'fastify';
import {
  findPatient,
  readPatient,
  readPatientResult,
} from '../../contracts/endpoints/patient-records.ts';
import { Problem, sentenceFor } from '../lib/problems.ts';
import { serve } from '../lib/serve.ts';
import { namesOf } from '../services/accounts/family.ts';
import * as records from '../services/patient-records.ts';
import type { ServiceDeps } from '../services/deps.ts';
import { accountGone } from './refusals.ts';
import { resultLine, wholeResult } from './result-replies.ts';

/** @throws Problem 404 when nothing was found, 401 when the reader's account is gone */
const shown = <T>(answer: records.Answer<T>): T => {
  if (answer.kind === 'readerGone') throw accountGone();
  if (answer.kind === 'notFound') throw new Problem(404, sentenceFor(404));
  return answer.value;
};

export const patientRecordRoutes = (app: FastifyInstance, deps: ServiceDeps): void => {
  serve(app, findPatient, async ({ caller, query }) => {
    const found = await records.findPatient(deps, { reader: caller, email: query.email });
    if (found.kind === 'notFound') return { status: 200, body: { patient: null } };
    const { id, firstName, lastName } = shown(found);
    return { status: 200, body: { patient: { id, firstName, lastName } } };
  });
  serve(app, readPatient, async ({ caller, params }) => {
    const answer = await records.readPatient(deps, { reader: caller, id: params.id });
    const { account, results } = shown(answer);
    const { id, email, phone, firstName, lastName, createdAt } = account;
    const created_at = createdAt.toISOString();
    const people = await namesOf(deps, id);
    return {
      status: 200,
      body: {
        patient: { id, email, phone, firstName, lastName, created_at },
        results: results.map((each) => ({ ...resultLine(each), person: people(each.profileId) })),
      },
    };
  });
  serve(app, readPatientResult, async ({ caller, params }) => {
    const answer = await records.readPatientResult(deps, { reader: caller, ...params });
    const result = shown(answer);
    const people = await namesOf(deps, params.id);
    return { status: 200, body: { ...wholeResult(result), person: people(result.profileId) } };
  });
};
