import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import * as endpoints from '../../contracts/endpoints/passkeys.ts';
import { Problem } from '../lib/problems.ts';
import { serve } from '../lib/serve.ts';
import * as list from '../services/accounts/passkey-list.ts';
import * as passkeys from '../services/accounts/passkeys.ts';
import type { NotNow, PasskeyDeps, Refused } from '../services/accounts/passkeys.ts';
import { accountGone } from './refusals.ts';

type Refusal =
  | NotNow['kind']
  | Refused['kind']
  | 'none'
  | 'known'
  | 'current'
  | 'own'
  | 'beyondOwnRole'
  | 'notFound';

/** Refusals, in words for the staff. */
const REFUSALS: Readonly<Record<Exclude<Refusal, 'gone'>, readonly [number, string]>> = {
  none: [409, 'This account has no passkey yet. Please add one.'],
  stale: [409, 'That took too long, or was used already. Please try again.'],
  refused: [403, 'This passkey could not be checked. Please try again, or use another one.'],
  notStaff: [403, 'Passkeys are for the staff.'],
  showFirst: [403, 'Please use a passkey of this account first.'],
  full: [409, 'This account has as many passkeys as it can have. Remove one first.'],
  known: [409, 'This passkey is kept already. Please use another device or key.'],
  current: [409, 'You logged in with this passkey. Log in with another one to remove it.'],
  own: [403, 'Somebody else has to reset your passkeys.'],
  beyondOwnRole: [403, 'You cannot reset the passkeys of somebody in this role.'],
  notFound: [404, 'There is none of that.'],
};

/** Makes the problem of a refusal; what was wrong with a passkey goes to the log, which names nobody. */
const problemOf = (
  refused: { readonly kind: Refusal; readonly why?: string },
  log: FastifyBaseLogger,
): Problem => {
  if (refused.kind === 'gone') return accountGone();
  if (refused.why !== undefined) log.warn({ why: refused.why }, 'a passkey was refused');
  return new Problem(...REFUSALS[refused.kind]);
};

export const passkeyRoutes = (app: FastifyInstance, deps: PasskeyDeps): void => {
  serve(app, endpoints.askPasskey, async ({ caller, log }) => {
    const asked = await passkeys.askPasskey(deps, caller);
    if (asked.kind === 'asked') return { status: 200, body: asked.options };
    throw problemOf(asked, log);
  });
  serve(app, endpoints.showPasskey, async ({ caller, body, log }) => {
    const shown = await passkeys.showPasskey(deps, caller, body);
    if (shown.kind === 'shown') return { status: 200, body: { success: true } };
    throw problemOf(shown, log);
  });
  serve(app, endpoints.beginPasskey, async ({ caller, log }) => {
    const begun = await passkeys.beginPasskey(deps, caller);
    if (begun.kind === 'begun') return { status: 200, body: begun.options };
    throw problemOf(begun, log);
  });
  serve(app, endpoints.addPasskey, async ({ caller, body: { name, ...response }, log }) => {
    const added = await passkeys.addPasskey(deps, caller, { name, response });
    if (added.kind === 'added') return { status: 200, body: { success: true } };
    throw problemOf(added, log);
  });
  serve(app, endpoints.listPasskeys, async ({ caller }) => ({
    status: 200,
    body: { passkeys: await list.listPasskeys(deps, caller) },
  }));
  serve(app, endpoints.removePasskey, async ({ caller, params }) => {
    const removed = await list.removePasskey(deps, caller, params.id);
    if (removed === 'removed') return { status: 200, body: { success: true } };
    throw new Problem(...REFUSALS[removed]);
  });
  serve(app, endpoints.resetPasskeys, async ({ caller, body: { email }, log }) => {
    const done = await list.resetPasskeys(deps, { by: caller, email });
    if (done.kind === 'reset') {
      return { status: 200, body: { success: true, removed: done.removed } };
    }
    throw problemOf(done, log);
  });
};
