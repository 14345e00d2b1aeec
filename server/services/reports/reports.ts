import type { Database } from '../../db/connect.ts';
import type { Caller } from '../../lib/callers.ts';
import type { Clock } from '../../lib/clock.ts';
import { accountSessionsIn } from '../../repositories/account-sessions.ts';
import { assessmentsIn } from '../../repositories/assessments.ts';
import { reanalysesIn } from '../../repositories/reanalyses.ts';
import { addressFor, readToken } from './report-address.ts';
import type { Reported } from './report-address.ts';

type Deps = {
  readonly db: Database;
  readonly clock: Clock;
  /** True when reports are made at all. */
  readonly isOn: boolean;
};

type Address =
  | { readonly kind: 'made'; readonly address: string }
  | { readonly kind: 'notYours' }
  | { readonly kind: 'switchedOff' };

/**
 * Makes the address of the report of a saved result or a re-analysis, for its owner in this session. The report itself
 * is made when the address is opened.
 */
export const makeAddress = async (
  { db, clock, isOn }: Deps,
  caller: Caller,
  reported: Reported,
): Promise<Address> => {
  if (!isOn) return { kind: 'switchedOff' };
  const { of, id } = reported;
  const rows = of === 'result' ? assessmentsIn(db.sql) : reanalysesIn(db.sql);
  const [found, session] = await Promise.all([
    rows.byIdOf(caller.id, id),
    accountSessionsIn(db.sql).byId(caller.sessionId),
  ]);
  if (found === null || session === null) return { kind: 'notYours' };
  const named = { sessionId: session.id, reported, now: clock.now() };
  return { kind: 'made', address: addressFor(named, session.tokenHash) };
};

/** `ended`: the address has expired. `unknown`: it was changed or made up, or its subject or session is gone. */
type Opened =
  | { readonly kind: 'ended' | 'unknown' }
  | { readonly kind: 'found'; readonly owner: Caller; readonly reported: Reported };

/** Reads whose report an address opens, while it is valid and the session lasts in which it was asked for. */
export const openAddress = async ({ db, clock, isOn }: Deps, token: string): Promise<Opened> => {
  const named = isOn ? readToken(token) : null;
  if (named === null) return { kind: 'unknown' };
  const session = await accountSessionsIn(db.sql).byId(named.sessionId);
  const now = clock.now();
  if (session === null || now >= session.expiresAt) return { kind: 'unknown' };
  // The token may have been replaced meanwhile, so the previous one counts as well.
  const secrets = [session.tokenHash, session.previousTokenHash].filter((each) => each !== null);
  if (!secrets.some((secret) => named.isSignedWith(secret))) return { kind: 'unknown' };
  if (now >= named.expiresAt) return { kind: 'ended' };
  const owner = { id: session.accountId, sessionId: session.id, token: '' };
  return { kind: 'found', owner, reported: named.reported };
};
