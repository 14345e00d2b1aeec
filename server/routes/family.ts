import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contracts/endpoints/family.ts';
import type { FamilyProfile } from '../../contracts/endpoints/family.ts';
import { Problem } from '../lib/problems.ts';
import { serve } from '../lib/serve.ts';
import type { CodeDeps } from '../services/accounts/codes.ts';
import * as family from '../services/accounts/family.ts';
import { exportProfile } from '../services/accounts/personal-data.ts';
import { texts } from '../texts/speaking.ts';
import { exportReply } from './export-reply.ts';
import { grownUp, notAllowed, notFound, otherAge, otherRequest } from './refusals.ts';

type Row = Awaited<ReturnType<typeof family.listProfiles>>[number];

const profileOf = ({ id, name, relation, birthYear, guardian, createdAt }: Row): FamilyProfile => ({
  id,
  name,
  relation,
  birth_year: birthYear,
  guardian,
  created_at: createdAt.toISOString(),
});

/** @throws Problem with the reason why it stays of the person it was of */
const done = (said: Awaited<ReturnType<typeof family.sayForWhom>>) => {
  if (said.kind === 'notFound') throw notFound();
  if (said.kind === 'otherAge') throw otherAge(said);
  if (said.kind === 'grown') throw grownUp(said);
  if (said.kind !== 'said') throw new Problem(409, texts().REFUSALS.family[said.kind]);
  return { status: 200, body: { success: true } } as const;
};

/** Serves the people whom an account looks after. Nobody is told whether there is somebody of another account. */
export const familyRoutes = (app: FastifyInstance, deps: CodeDeps): void => {
  serve(app, endpoints.listProfiles, async ({ caller }) => {
    const found = await family.listProfiles(deps, caller.id);
    const body = { profiles: found.map(profileOf), this_year: family.yearOf(deps.clock.now()) };
    return { status: 200, body };
  });
  serve(app, endpoints.addProfile, async ({ caller, requestKey, body }) => {
    const added = await family.addProfile(deps, { ownerId: caller.id, requestKey, body });
    if (added.kind === 'kept') return { status: 200, body: { profile: profileOf(added.profile) } };
    if (added.kind === 'gone' || added.kind === 'consentWithdrawn') throw notAllowed(added);
    if (added.kind === 'notFound') throw notFound();
    if (added.kind === 'otherRequest') throw otherRequest();
    throw new Problem(422, texts().REFUSALS.family[added.kind]);
  });
  serve(app, endpoints.correctProfile, async ({ caller, params, body }) => {
    const whose = { ownerId: caller.id, profileId: params.profile_id };
    const corrected = await family.correctProfile(deps, { ...whose, body });
    if (corrected.kind === 'notFound') throw notFound();
    if (corrected.kind !== 'kept') throw new Problem(422, texts().REFUSALS.family[corrected.kind]);
    return { status: 200, body: { profile: profileOf(corrected.profile) } };
  });
  serve(app, endpoints.exportProfile, async ({ caller, params }) => {
    const whose = { ownerId: caller.id, profileId: params.profile_id };
    const exported = await exportProfile(deps, whose);
    if (exported.kind !== 'exported') throw notFound();
    return { status: 200, body: exportReply(exported, deps.clock.now()) };
  });
  serve(app, endpoints.eraseProfile, async ({ caller, params, body }) => {
    const whose = { ownerId: caller.id, profileId: params.profile_id };
    const { kind } = await family.eraseProfile(deps, { ...whose, ...body });
    if (kind === 'notFound') throw notFound();
    if (kind === 'wrongPassword') throw new Problem(403, texts().REFUSALS.family.wrongPassword);
    if (kind !== 'erased') throw new Problem(409, texts().REFUSALS.family[kind]);
    return { status: 200, body: { success: true } };
  });
  serve(app, endpoints.sayForWhom, async ({ caller, params, body }) => {
    const given = { ownerId: caller.id, id: params.id, profileId: body.profile_id ?? null };
    return done(await family.sayForWhom(deps, given));
  });
  serve(app, endpoints.sayForWhomCall, async ({ caller, params, body }) => {
    const given = { ownerId: caller.id, id: params.id, profileId: body.profile_id ?? null };
    return done(await family.sayForWhomCall(deps, given));
  });
};
