import type { Database } from '../../db/connect.ts';
import type { Caller } from '../../lib/callers.ts';
import type { Clock } from '../../lib/clock.ts';
import { accountSessionsIn } from '../../repositories/account-sessions.ts';
import { attendedIn } from '../../repositories/appointments.ts';
import { assessmentsIn } from '../../repositories/assessments.ts';
import { passkeysIn } from '../../repositories/passkeys.ts';
import { reanalysesIn } from '../../repositories/reanalyses.ts';
import { visitNotesIn } from '../../repositories/visit-notes.ts';
import { missingStep } from '../accounts/second-factor.ts';
import type { SecondFactorRule } from '../accounts/second-factor.ts';
import type { PaymentDeps } from '../payments/apply-event.ts';
import { issueReceipts } from '../payments/receipts/read-receipts.ts';
import { addressFor, readToken } from './report-address.ts';
import type { Reported } from './report-address.ts';

type Deps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly secondFactor: SecondFactorRule;
  /** True when reports are made at all. Receipts and visit notes are made all the same. */
  readonly isOn: boolean;
};
type MakingDeps = Deps & Pick<PaymentDeps, 'seller'>;

type Address =
  | { readonly kind: 'made'; readonly address: string }
  | { readonly kind: 'notYours' }
  | { readonly kind: 'switchedOff' };

const isMade = (isOn: boolean, { of }: Reported): boolean =>
  isOn || of === 'receipt' || of === 'visit';

/** Returns true for what is the caller's own. */
const isOwn = async (
  deps: MakingDeps,
  { id: ownerId }: Caller,
  { of, id }: Reported,
): Promise<boolean> => {
  if (of === 'receipt') return issueReceipts(deps, { ownerId, paymentId: id });
  const { sql } = deps.db;
  if (of === 'visit') {
    const isOwner = (await attendedIn(sql).one(ownerId, id)) !== null;
    return isOwner && (await visitNotesIn(sql).newest(id)) !== null;
  }
  const rows = of === 'result' ? assessmentsIn(sql) : reanalysesIn(sql);
  return (await rows.byIdOf(ownerId, id)) !== null;
};

/**
 * Makes the address of the report of a saved result or a re-analysis, of the receipts of a payment, or of a visit note, for its owner in
 * this session. The report itself is made when the address is opened.
 */
export const makeAddress = async (
  deps: MakingDeps,
  caller: Caller,
  reported: Reported,
): Promise<Address> => {
  const { db, clock, isOn } = deps;
  if (!isMade(isOn, reported)) return { kind: 'switchedOff' };
  const session = await accountSessionsIn(db.sql).byId(caller.sessionId);
  if (session === null || !(await isOwn(deps, caller, reported))) return { kind: 'notYours' };
  const named = { sessionId: session.id, reported, now: clock.now() };
  return { kind: 'made', address: addressFor(named, session.tokenHash) };
};

/** `ended`: the address has expired. `unknown`: it was changed or made up, or its subject or session is gone. */
type Opened =
  | { readonly kind: 'ended' | 'unknown' }
  | { readonly kind: 'found'; readonly owner: Caller; readonly reported: Reported };

/** Reads whose report an address opens, while it is valid and the session lasts in which it was asked for. */
export const openAddress = async (
  { db, clock, isOn, secondFactor }: Deps,
  token: string,
): Promise<Opened> => {
  const named = readToken(token);
  if (named === null || !isMade(isOn, named.reported)) return { kind: 'unknown' };
  const session = await accountSessionsIn(db.sql).byId(named.sessionId);
  const now = clock.now();
  if (session === null || now >= session.expiresAt) return { kind: 'unknown' };
  // The token may have been replaced meanwhile, so the previous one counts as well.
  const secrets = [session.tokenHash, session.previousTokenHash].filter((each) => each !== null);
  if (!secrets.some((secret) => named.isSignedWith(secret))) return { kind: 'unknown' };
  if (now >= named.expiresAt) return { kind: 'ended' };
  // It was whole when it asked for the address; its passkey may have been removed since.
  const standing = await passkeysIn(db.sql).standingOf(session.accountId);
  const secondStep = missingStep(secondFactor, { ...session, ...standing });
  if (secondStep !== null) return { kind: 'unknown' };
  const { accountId: id, id: sessionId } = session;
  const owner = { id, sessionId, token: '', secondStep, organizationId: null };
  return { kind: 'found', owner, reported: named.reported };
};
