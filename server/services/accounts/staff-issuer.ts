import { createHash } from 'node:crypto';
import type { Auth } from '../../../contracts/accounts/account.ts';
import { STAFF_ISSUER_MINUTES } from '../../../contracts/endpoints/staff-issuer.ts';
import type { Sql } from '../../db/connect.ts';
import { fingerprint } from '../../lib/fingerprint.ts';
import type { Asked, StaffIssuer, StaffPerson } from '../../providers/staff-issuer/port.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import type { Account } from '../../repositories/accounts.ts';
import { isHouse } from '../../repositories/organizations.ts';
import { passkeysIn } from '../../repositories/passkeys.ts';
import { issuerSignInsIn, staffIdentitiesIn } from '../../repositories/staff-issuer.ts';
import type { IssuerSignIn } from '../../repositories/staff-issuer.ts';
import type { WakingDeps } from '../deps.ts';
import { tellOfEntry } from '../messages/outbox.ts';
import { missingStep } from './second-factor.ts';
import { openSession } from './sessions.ts';
import type { EntryDeps } from './sessions.ts';

export type StaffIssuerDeps = WakingDeps & EntryDeps & { readonly staffIssuer: StaffIssuer };

const MINUTE_MS = 60_000;

/** Time in which a call may be repeated after its reply was lost. */
const REPEAT_MS = MINUTE_MS;

/**
 * Nonce and verifier follow from the state and the browser's own secret name: no row holds them, and who sees the address
 * cannot make them.
 */
const nonceOf = (state: string, device: string): string => fingerprint('nonce', state, device);
const verifierOf = (state: string, device: string): string =>
  fingerprint('verifier', state, device);

const askedOf = (state: string, device: string): Asked => ({
  state,
  nonce: nonceOf(state, device),
  challenge: createHash('sha256').update(verifierOf(state, device)).digest('base64url'),
});

type Begun =
  | { readonly kind: 'begun'; readonly authorizeUrl: string; readonly state: string }
  | { readonly kind: 'unavailable'; readonly why: string };

/** Begins a sign-in for one browser, by its secret name: the issuer's answer is good in that browser alone. */
export const beginAtIssuer = async (
  { db, clock, ids, staffIssuer }: StaffIssuerDeps,
  { device }: { readonly device: string },
): Promise<Begun> => {
  const state = ids.token();
  const made = await staffIssuer.authorizeUrl(askedOf(state, device));
  if (made.kind === 'unavailable') return made;
  await issuerSignInsIn(db.sql).add({
    stateHash: fingerprint(state),
    device: fingerprint(device),
    expiresAt: new Date(clock.now().getTime() + STAFF_ISSUER_MINUTES * MINUTE_MS),
    usedAt: null,
    codeHash: null,
    accountId: null,
    isMultiFactor: false,
  });
  return { kind: 'begun', authorizeUrl: made.url, state };
};

/** `why` is for the log: it holds nothing of a person. */
type SignedIn =
  | { readonly kind: 'signedIn'; readonly auth: Auth; readonly isFirst: boolean }
  | { readonly kind: 'refused' | 'unavailable'; readonly why: string }
  | { readonly kind: NotFound | 'notInGroup' };

/** `unproven`: the account has no passkey yet, and whoever comes by this issuer would make its first one. */
type NotFound = 'emailNotVerified' | 'notStaff' | 'boundElsewhere' | 'unproven';

type Returned = {
  readonly state: string;
  readonly code: string;
  readonly device: string;
  readonly browser: string;
};

/** Signs in with what the issuer has sent back, once. No transaction waits for the issuer. */
export const signInByIssuer = async (
  deps: StaffIssuerDeps,
  returned: Returned,
): Promise<SignedIn> => {
  const { state, code, device } = returned;
  const use = await takeSignIn(deps, returned);
  if (use === 'none') return { kind: 'refused', why: 'state' };
  if (use !== 'first') return enterAgain(deps, returned, use);
  const redeemed = await deps.staffIssuer.redeem({
    code,
    verifier: verifierOf(state, device),
    nonce: nonceOf(state, device),
  });
  if (redeemed.kind !== 'verified') return redeemed;
  const signedIn = await enter(deps, returned, redeemed.person);
  if (signedIn.kind === 'signedIn' && signedIn.isFirst) deps.wakeJobs();
  return signedIn;
};

/** The account that the first of two calls has entered. */
type Repeat = { readonly accountId: string; readonly isMultiFactor: boolean };

/** Uses up the state, whatever becomes of the code, and tells a repeat after a lost reply from any other second use. */
const takeSignIn = (
  { db, clock }: Pick<StaffIssuerDeps, 'db' | 'clock'>,
  { state, code, device }: Returned,
): Promise<'first' | 'none' | Repeat> =>
  db.transaction(async (sql) => {
    const key = { stateHash: fingerprint(state), device: fingerprint(device) };
    const begun = await issuerSignInsIn(sql).lock(key);
    const now = clock.now();
    const codeHash = fingerprint(code);
    if (begun === null) return 'none';
    if (begun.usedAt !== null) return repeatOf(begun, codeHash, now);
    if (now >= begun.expiresAt) return 'none';
    await issuerSignInsIn(sql).change(key.stateHash, { usedAt: now, codeHash });
    return 'first';
  });

const repeatOf = (
  { usedAt, codeHash: usedWith, accountId, isMultiFactor }: IssuerSignIn,
  codeHash: string,
  now: Date,
): 'none' | Repeat =>
  usedAt !== null &&
  accountId !== null &&
  usedWith === codeHash &&
  now.getTime() - usedAt.getTime() < REPEAT_MS
    ? { accountId, isMultiFactor }
    : 'none';

/** Returns true for staff and dentists of the house: the issuer is its own, and answers for nobody else's accounts. */
const isOfHousesStaff = async (sql: Sql, account: Account): Promise<boolean> =>
  isHouse(account) && (await passkeysIn(sql).standingOf(account.id)).isStaff;

/** Opens a session of the account, if it is of the house's staff still. */
const open = async (
  sql: Sql,
  { clock, ids, secondFactor }: StaffIssuerDeps,
  {
    accountId,
    isMultiFactor,
    ...by
  }: Repeat & { readonly device: string; readonly browser: string },
): Promise<Auth | null> => {
  const account = await accountsIn(sql).lock(accountId);
  if (account === null || !(await isOfHousesStaff(sql, account))) return null;
  const { device, browser } = by;
  return openSession(
    sql,
    { clock, ids, secondFactor },
    { account, device, browser, isMultiFactor },
  );
};

const enterAgain = (
  deps: StaffIssuerDeps,
  { state, device, browser }: Returned,
  repeat: Repeat,
): Promise<SignedIn> =>
  deps.db.transaction(async (sql) => {
    await accountsIn(sql).lock(repeat.accountId);
    // A reset between the two calls has taken it away.
    const key = { stateHash: fingerprint(state), device: fingerprint(device) };
    if ((await issuerSignInsIn(sql).lock(key)) === null) return { kind: 'refused', why: 'state' };
    const auth = await open(sql, deps, { ...repeat, device, browser });
    return auth === null ? { kind: 'notStaff' } : { kind: 'signedIn', auth, isFirst: false };
  });

const enter = (
  deps: StaffIssuerDeps,
  { state, device, browser }: Returned,
  person: StaffPerson,
): Promise<SignedIn> =>
  deps.db.transaction(async (sql) => {
    if (!person.isInGroup) return { kind: 'notInGroup' };
    const found = await accountOf(sql, deps, person);
    if (found.kind !== 'found') return found;
    const { account, isFirst } = found;
    const { isMultiFactor } = person;
    const entered = { accountId: account.id, isMultiFactor };
    const auth = await open(sql, deps, { ...entered, device, browser });
    if (auth === null) return { kind: 'notStaff' };
    await issuerSignInsIn(sql).change(fingerprint(state), entered);
    return { kind: 'signedIn', auth, isFirst };
  });

type Found =
  | { readonly kind: 'found'; readonly account: Account; readonly isFirst: boolean }
  | { readonly kind: NotFound };

/**
 * Returns true where the issuer's password alone would let its holder make the account's next passkey: after a reset, say,
 * which took all other ways in. The account's own password makes it then, and a code to its mail sets that password.
 */
const isUnproven = async (
  sql: Sql,
  { secondFactor }: Pick<StaffIssuerDeps, 'secondFactor'>,
  { account, isMultiFactor }: { readonly account: Account; readonly isMultiFactor: boolean },
): Promise<boolean> => {
  const { hasPasskey } = await passkeysIn(sql).standingOf(account.id);
  const standing = { isStaff: true, hasPasskey, passkeyId: null, issuerFactor: isMultiFactor };
  return missingStep(secondFactor, standing) === 'enrolment';
};

/**
 * Finds the account of a person by the issuer's id, whatever the address is today. A new id is bound to the account of
 * the house's staff that has the verified address, unless another person of this issuer is bound to it already.
 */
const accountOf = async (
  sql: Sql,
  deps: StaffIssuerDeps,
  { issuer, subject, email, isMultiFactor }: StaffPerson,
): Promise<Found> => {
  const { clock, ids } = deps;
  const identities = staffIdentitiesIn(sql);
  const known = await identities.accountOf({ issuer, subject });
  if (known !== null) {
    await accountsIn(sql).lock(known.id);
    // Read again: a reset that had the account may have freed it.
    const still = await identities.accountOf({ issuer, subject });
    return still?.id === known.id
      ? { kind: 'found', account: still, isFirst: false }
      : { kind: 'notStaff' };
  }
  if (email === null) return { kind: 'emailNotVerified' };
  const named = await accountsIn(sql).byEmail(email);
  // Locked first: an account that is being erased is waited for.
  const account = named && (await accountsIn(sql).lock(named.id));
  if (account === null || !(await isOfHousesStaff(sql, account))) return { kind: 'notStaff' };
  if (await isUnproven(sql, deps, { account, isMultiFactor })) return { kind: 'unproven' };
  const linkedAt = clock.now();
  if (!(await identities.add({ issuer, subject, accountId: account.id, linkedAt }))) {
    return { kind: 'boundElsewhere' };
  }
  await tellOfEntry(sql, { clock, ids }, account.id, 'issuerJoined');
  return { kind: 'found', account, isFirst: true };
};
