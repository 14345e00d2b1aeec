import type { FastifyInstance } from 'fastify';
import type { UrgencyLevel } from '../../contracts/assessment/diagnosis.ts';
import {
  deleteResult,
  listResults,
  readResult,
  saveDiagnosis,
} from '../../contracts/endpoints/saved-results.ts';
import { Problem } from '../lib/problems.ts';
import { serve } from '../lib/serve.ts';
import { namesOf } from '../services/accounts/family.ts';
import * as results from '../services/saved-results.ts';
import { grownUp, notAllowed, notFound, otherAge } from './refusals.ts';
import { resultLine, wholeResult } from './result-replies.ts';
import { texts } from '../texts/speaking.ts';

type Deps = Parameters<typeof results.saveResult>[0];

/** Status of each refusal to save a result (SAVE-10). */
const STATUS = { notYours: 403, noConsent: 409, noGuardian: 409 } as const;

/** Words of a level as a line of the list has them. */
const URGENCIES = { urgent: 'see dentist soon', moderate: 'moderate', routine: 'routine' } as const;

/** Writes what was told since over what the result said: the home page asks for the earlier visit. */
const pressing = (level: UrgencyLevel | undefined) => {
  if (level === undefined) return {};
  return level === 'emergency' ? { emergency: true } : { urgency: URGENCIES[level] };
};

export const savedResultRoutes = (app: FastifyInstance, deps: Deps): void => {
  serve(app, saveDiagnosis, async ({ caller, body, signal }) => {
    const { patient_id, profile_id: profileId = null, ...request } = body;
    const isOwn = patient_id === caller.id;
    const saved = isOwn
      ? await results.saveResult(deps, { ownerId: caller.id, profileId, request, signal })
      : ({ kind: 'notYours' } as const);
    if (saved.kind === 'saved') {
      return { status: 200, body: { result: 'saved', diagnosis_id: saved.id } };
    }
    if (saved.kind === 'gone' || saved.kind === 'consentWithdrawn') throw notAllowed(saved);
    if (saved.kind === 'noPerson') throw notFound();
    if (saved.kind === 'otherAge') throw otherAge(saved);
    if (saved.kind === 'grown') throw grownUp(saved);
    throw new Problem(STATUS[saved.kind], texts().REFUSALS.savedResults[saved.kind]);
  });
  serve(app, listResults, async ({ caller }) => {
    const found = await results.listResults(deps, caller.id);
    const asking = { ownerId: caller.id, results: found };
    const { asked, levels } = await results.readToday(deps, asking);
    const people = await namesOf(deps, caller.id);
    const lines = found.map((each) => ({
      ...resultLine(each),
      ...pressing(levels.get(each.id)),
      person: people(each.profileId),
    }));
    return { status: 200, body: { results: lines, asked } };
  });
  serve(app, readResult, async ({ caller, params }) => {
    const found = await results.readResult(deps, { ownerId: caller.id, id: params.id });
    if (found === null) throw notFound();
    const xrays = found.xrays.map(({ id, createdAt }) => ({
      id,
      created_at: createdAt.toISOString(),
    }));
    const { result, checkIn } = found;
    const people = await namesOf(deps, caller.id);
    const ofPerson = {
      person: people(result.profileId),
      told_child: result.consentBy === 'guardian',
    };
    return {
      status: 200,
      body: { ...wholeResult(result), ...ofPerson, xrays, check_in: checkIn },
    };
  });
  serve(app, deleteResult, async ({ caller, params }) => {
    const isGone = await results.deleteResult(deps, { ownerId: caller.id, id: params.id });
    if (!isGone) throw notFound();
    return { status: 200, body: { success: true } };
  });
};
