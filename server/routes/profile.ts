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
import type { CodeNeeds } from '../services/accounts/codes.ts';
import * as personalData from '../services/accounts/personal-data.ts';
import * as profiles from '../services/accounts/profile.ts';
import { accountGone } from './refusals.ts';

const profileIn = (found: Awaited<ReturnType<typeof profiles.readProfile>>): Profile => {
  if (found.kind === 'gone') throw accountGone();
  return found.profile;
};

export const profileRoutes = (app: FastifyInstance, needs: CodeNeeds): void => {
  serve(app, readProfile, async ({ caller }) => ({
    status: 200,
    body: profileIn(await profiles.readProfile(needs, caller)),
  }));
  serve(app, changeProfile, async ({ caller, body }) => ({
    status: 200,
    body: profileIn(await profiles.changeProfile(needs, caller, body)),
  }));
  serve(app, decideConsents, async ({ caller, body }) => ({
    status: 200,
    body: profileIn(await profiles.decideConsents(needs, caller, body)),
  }));
  serve(app, completeOnboarding, async ({ caller }) => {
    const ended = await profiles.completeOnboarding(needs, caller);
    if (ended.kind === 'gone') throw accountGone();
    if (ended.kind === 'consentMissing') {
      throw new Problem(409, 'Please accept the required consents to continue.');
    }
    return { status: 200, body: ended.user };
  });
  serve(app, exportData, async ({ caller }) => {
    const exported = await personalData.exportPersonalData(needs, caller);
    if (exported.kind === 'gone') throw accountGone();
    // The round trip turns moments into texts, as the schema of the reply wants.
    const data = JSON.parse(JSON.stringify(exported.data)) as typeof exported.data;
    return { status: 200, body: { exported_at: needs.clock.now().toISOString(), data } };
  });
  serve(app, eraseAccount, async ({ caller, body }) => {
    const { kind } = await personalData.eraseAccount(needs, caller, body.password);
    if (kind === 'wrongPassword') throw new Problem(403, 'The password is not right.');
    return { status: 200, body: { success: true } };
  });
};
