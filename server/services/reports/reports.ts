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
  /** Whether reports are made at all. */
  readonly isOn: boolean;
};

type Address =
  | { readonly kind: 'made'; readonly address: string }
  | { readonly kind: 'notYours' }
  | { readonly kind: 'switchedOff' };

/**
 * The address of the report of a saved result or of a re-analysis, for its owner in this session. Nothing is made or kept
 * yet.
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

/** `ended`: it was good once. `unknown`: changed, made up, or what it named is gone. */
type Opened =
  | { readonly kind: 'ended' | 'unknown' }
  | { readonly kind: 'found'; readonly owner: Caller; readonly reported: Reported };

/** Whose report an address opens, as long as it is good and the session lasts in which it was asked for. */
export const openAddress = async ({ db, clock, isOn }: Deps, token: string): Promise<Opened> => {
  const named = isOn ? readToken(token) : null;
  if (named === null) return { kind: 'unknown' };
  const session = await accountSessionsIn(db.sql).byId(named.sessionId);
  const now = clock.now();
  if (session === null || now >= session.expiresAt) return { kind: 'unknown' };
  // The token may have been handed out anew meanwhile.
  const secrets = [session.tokenHash, session.previousTokenHash].filter((each) => each !== null);
  if (!secrets.some((secret) => named.isSignedWith(secret))) return { kind: 'unknown' };
  if (now >= named.expiresAt) return { kind: 'ended' };
  const owner = { id: session.accountId, sessionId: session.id, token: '' };
  return { kind: 'found', owner, reported: named.reported };
};
