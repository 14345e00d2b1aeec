import { UNCHOSEN } from '../../../contracts/accounts/account.ts';
import type { Auth } from '../../../contracts/accounts/account.ts';
import { GOOGLE_MINUTES } from '../../../contracts/endpoints/google.ts';
import type { Sql } from '../../db/connect.ts';
import { fingerprint } from '../../lib/fingerprint.ts';
import type { GoogleIssuer, GooglePerson } from '../../providers/google/port.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import type { Account } from '../../repositories/accounts.ts';
import { googleIdentitiesIn, googleNoncesIn } from '../../repositories/google.ts';
import type { GoogleNonce } from '../../repositories/google.ts';
import { tellOfEntry } from '../messages/outbox.ts';
import type { WakingDeps } from '../deps.ts';
import { openSession } from './sessions.ts';
import type { EntryDeps } from './sessions.ts';

export type GoogleDeps = WakingDeps &
  EntryDeps & {
    readonly google: GoogleIssuer;
  };

const MINUTE_MS = 60_000;

/**
 * Time in which a call may be repeated after its reply was lost; a later one may be another person at the same browser.
 */
const REPEAT_MS = MINUTE_MS;

type Begun = {
  readonly authorizeUrl: string;
  readonly state: string;
  readonly expiresInSeconds: number;
};

/** Begins a sign-in for one browser, by its secret name: Google's answer is good in that browser alone. */
export const beginGoogle = async (
  { db, clock, ids, google }: GoogleDeps,
  { device }: { readonly device: string },
): Promise<Begun> => {
  const begun = { nonce: ids.token(), state: ids.token() };
  await googleNoncesIn(db.sql).add({
    nonceHash: fingerprint(begun.nonce),
    device: fingerprint(device),
    expiresAt: new Date(clock.now().getTime() + GOOGLE_MINUTES * MINUTE_MS),
    usedAt: null,
    tokenHash: null,
    isNewUser: null,
  });
  return {
    authorizeUrl: google.authorizeUrl(begun),
    state: begun.state,
    expiresInSeconds: GOOGLE_MINUTES * 60,
  };
};

/** `why` is for the log: it holds nothing of a person. */
type SignedIn =
  | {
      readonly kind: 'signedIn';
      readonly auth: Auth;
      readonly isNewUser: boolean;
      /** True when Google was added to an existing account: a mail about it waits. */
      readonly isJoined: boolean;
    }
  | { readonly kind: 'refused' | 'unavailable'; readonly why: string }
  | { readonly kind: 'emailNotVerified' | 'mailboxElsewhere' | 'staff' };

type GoogleSignInRequest = {
  readonly token: string;
  readonly device: string;
  readonly browser: string;
};

/** Signs in with a token of Google's, once, and creates an account for a person who has none. */
export const signInByGoogle = async (
  deps: GoogleDeps,
  request: GoogleSignInRequest,
): Promise<SignedIn> => {
  const verdict = await deps.google.verify(request.token);
  if (verdict.kind !== 'verified') return verdict;
  const signedIn = await enter(deps, request, verdict);
  if (signedIn.kind === 'signedIn' && signedIn.isJoined) deps.wakeJobs();
  return signedIn;
};

const enter = (
  { db, clock, ids, secondFactor }: GoogleDeps,
  { token, device, browser }: GoogleSignInRequest,
  { nonce, person }: { readonly nonce: string; readonly person: GooglePerson },
): Promise<SignedIn> =>
  db.transaction(async (sql) => {
    const deps = { clock, ids };
    const nonces = googleNoncesIn(sql);
    const key = { nonceHash: fingerprint(nonce), device: fingerprint(device) };
    const begun = await nonces.lock(key);
    const tokenHash = fingerprint(token);
    const use = useOf(begun, tokenHash, clock.now());
    if (use === 'none') return { kind: 'refused', why: 'nonce' };
    const found =
      use === 'first' ? await accountOf(sql, deps, person) : await sameAgain(sql, person, use);
    if (found.kind !== 'found' && found.kind !== 'refused') return found;
    const isNewUser = found.kind === 'found' && found.isNewUser;
    // A refusal uses it up, too: the same call once more must not create an account in place of one just deleted.
    if (use === 'first') {
      await nonces.change(key.nonceHash, { usedAt: clock.now(), tokenHash, isNewUser });
    }
    if (found.kind === 'refused') return found;
    const { account, isJoined } = found;
    return {
      kind: 'signedIn',
      auth: await openSession(sql, { ...deps, secondFactor }, { account, browser, device }),
      isNewUser,
      isJoined,
    };
  });

/** Tells the first use of a nonce from a repeat after a lost reply, and from a use that is not allowed. */
const useOf = (
  begun: GoogleNonce | null,
  tokenHash: string,
  now: Date,
): 'first' | { readonly isNewUser: boolean } | 'none' => {
  if (begun === null) return 'none';
  const { usedAt, isNewUser } = begun;
  if (usedAt === null) return now < begun.expiresAt ? 'first' : 'none';
  const isRepeat = begun.tokenHash === tokenHash && now.getTime() - usedAt.getTime() < REPEAT_MS;
  return isRepeat && isNewUser !== null ? { isNewUser } : 'none';
};

type Found =
  | {
      readonly kind: 'found';
      readonly account: Account;
      readonly isNewUser: boolean;
      readonly isJoined: boolean;
    }
  | { readonly kind: 'mailboxElsewhere' }
  | { readonly kind: 'staff' }
  | typeof DELETED;

const DELETED = { kind: 'refused', why: 'deleted' } as const;

/** Finds the account that the first call signed in to; a repeat does not create one again when it was deleted since. */
const sameAgain = async (
  sql: Sql,
  { sub }: GooglePerson,
  { isNewUser }: { readonly isNewUser: boolean },
): Promise<Found> => {
  const account = await googleIdentitiesIn(sql).accountOf(sub);
  return account === null ? DELETED : entering(sql, account, isNewUser);
};

/**
 * Lets patients in; staff have a sign-in of their own, which no Google account opens. An account that is being deleted
 * is waited for, and is not created again by the sign-in that came meanwhile.
 */
const entering = async (sql: Sql, account: Account, isNewUser: boolean): Promise<Found> => {
  if ((await accountsIn(sql).lock(account.id)) === null) return DELETED;
  return account.role === 'patient'
    ? { kind: 'found', account, isNewUser, isJoined: false }
    : { kind: 'staff' };
};

/**
 * Finds the account of a person by Google's id, whatever the address is today. A new id is joined to the account with
 * the same address, or to a new one, if Google keeps the mailbox: its owner could sign in by a code as well.
 */
const accountOf = async (
  sql: Sql,
  deps: Pick<GoogleDeps, 'clock' | 'ids'>,
  person: GooglePerson,
): Promise<Found> => {
  const identities = googleIdentitiesIn(sql);
  const known = await identities.accountOf(person.sub);
  if (known !== null) return entering(sql, known, false);
  if (!person.hasMailbox) return { kind: 'mailboxElsewhere' };
  const accounts = accountsIn(sql);
  // Read first: adding would wait for a deletion under way and then take the place of the deleted account.
  const before = await accounts.byEmail(person.email);
  const made = accountFor(person, deps);
  const isNewUser = before === null && (await accounts.add(made));
  const account = isNewUser ? made : (before ?? (await accounts.byEmail(person.email)));
  if (account === null) return DELETED;
  const found = await entering(sql, account, isNewUser);
  if (found.kind !== 'found') return found;
  const { sub } = person;
  const isLinked = await identities.add({
    sub,
    accountId: account.id,
    linkedAt: deps.clock.now(),
  });
  // The same person came twice at once with two addresses. The rollback removes the second account.
  if (!isLinked && isNewUser) throw new Error('Somebody signed up twice, with two addresses');
  const isJoined = isLinked && !isNewUser;
  if (isJoined) await tellOfEntry(sql, deps, account.id, 'googleJoined');
  return { ...found, isJoined };
};

const accountFor = (
  { email, firstName, lastName }: GooglePerson,
  { clock, ids }: Pick<GoogleDeps, 'clock' | 'ids'>,
): Account => ({
  id: ids.row(),
  email,
  phone: null,
  passwordHash: null,
  firstName,
  lastName,
  role: 'patient',
  createdAt: clock.now(),
  onboardedAt: null,
  organizationId: null,
  ...UNCHOSEN,
});
