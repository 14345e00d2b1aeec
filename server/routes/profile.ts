import type { FastifyInstance } from 'fastify';
import {
  changeProfile,
  completeOnboarding,
  decideConsents,
  eraseAccount,
  exportData,
  readProfile,
} from '../../contracts/endpoints/profile.ts';
import type { Profile } from '../../contracts/endpoints/profile.ts';
import { Problem } from '../lib/problems.ts';
import { serve } from '../lib/serve.ts';
import type { CodeDeps } from '../services/accounts/codes.ts';
import * as personalData from '../services/accounts/personal-data.ts';
import * as profiles from '../services/accounts/profile.ts';
import { exportReply } from './export-reply.ts';
import { accountGone } from './refusals.ts';

const profileIn = (found: Awaited<ReturnType<typeof profiles.readProfile>>): Profile => {
  if (found.kind === 'gone') throw accountGone();
  return found.profile;
};

export const profileRoutes = (app: FastifyInstance, deps: CodeDeps): void => {
  serve(app, readProfile, async ({ caller }) => ({
    status: 200,
    body: profileIn(await profiles.readProfile(deps, caller)),
  }));
  serve(app, changeProfile, async ({ caller, body }) => ({
    status: 200,
    body: profileIn(await profiles.changeProfile(deps, caller, body)),
  }));
  serve(app, decideConsents, async ({ caller, body }) => ({
    status: 200,
    body: profileIn(await profiles.decideConsents(deps, caller, body)),
  }));
  serve(app, completeOnboarding, async ({ caller }) => {
    const ended = await profiles.completeOnboarding(deps, caller);
    if (ended.kind === 'gone') throw accountGone();
    if (ended.kind === 'consentMissing') {
      throw new Problem(409, 'Please accept the required consents to continue.');
    }
    return { status: 200, body: ended.user };
  });
  serve(app, exportData, async ({ caller }) => {
    const exported = await personalData.exportPersonalData(deps, caller);
    if (exported.kind === 'gone') throw accountGone();
    return { status: 200, body: exportReply(exported, deps.clock.now()) };
  });
  serve(app, eraseAccount, async ({ caller, body }) => {
    const { kind } = await personalData.eraseAccount(deps, caller, body.password);
    if (kind === 'wrongPassword') throw new Problem(403, 'That password isn’t right.');
    return { status: 200, body: { success: true } };
  });
};
