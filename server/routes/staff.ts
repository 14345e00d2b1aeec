import type { FastifyInstance } from 'fastify';
import { inviteStaff, registerStaff } from '../../contracts/endpoints/staff.ts';
import { Problem } from '../lib/problems.ts';
import { WEAK_PASSWORD } from '../../contracts/texts/en/weak-password.ts';
import { serve } from '../lib/serve.ts';
import { visitorOf } from './contacts.ts';
import type { CodeDeps } from '../services/accounts/codes.ts';
import * as invitations from '../services/accounts/invitations.ts';

/** Refusals of a staff registration, in words for the person: they do not tell why an invitation is not good. */
const REFUSALS = {
  notInvited: [403, 'This invitation cannot be used. Please ask for a new one.'],
  taken: [409, 'There is an account with this email address already. Please sign in.'],
} as const;

const BEYOND_OWN_ROLE = 'You cannot invite somebody to this role.';

export const staffRoutes = (app: FastifyInstance, deps: CodeDeps): void => {
  serve(app, inviteStaff, async ({ caller, body }) => {
    const invited = await invitations.inviteStaff(deps, { inviter: caller, ...body });
    if (invited.kind === 'beyondOwnRole') throw new Problem(403, BEYOND_OWN_ROLE);
    return { status: 200, body: { success: true, expires_at: invited.expiresAt.toISOString() } };
  });
  serve(app, registerStaff, async ({ body, browser, ...by }) => {
    const registered = await invitations.registerStaff(deps, {
      ...body,
      browser,
      ...visitorOf(by),
    });
    if (registered.kind === 'registered') return { status: 200, body: registered.auth };
    if (registered.kind === 'weakPassword') {
      throw new Problem(422, WEAK_PASSWORD[registered.weakness]);
    }
    const [status, sentence] = REFUSALS[registered.kind];
    throw new Problem(status, sentence);
  });
};
