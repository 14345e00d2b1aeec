import type { Auth, User } from '../../../contracts/accounts/account.ts';
import type { AccountSession } from '../../../contracts/endpoints/account-sessions.ts';
import type { Sql } from '../../db/connect.ts';
import type { Caller } from '../../lib/callers.ts';
import { fingerprint } from '../../lib/fingerprint.ts';
import { knownDevicesIn } from '../../repositories/known-devices.ts';
import { accountSessionsIn } from '../../repositories/account-sessions.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import { isHouse, organizationsIn } from '../../repositories/organizations.ts';
import { passkeysIn } from '../../repositories/passkeys.ts';
import type { Account } from '../../repositories/accounts.ts';
import type { ServiceDeps } from '../deps.ts';
import { fullName } from '../full-name.ts';
import { missingStep } from './second-factor.ts';
import type { SecondFactorRule } from './second-factor.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Time without use after which a session ends. */
const UNUSED_MS = 30 * DAY_MS;

/** Age at which a token is replaced. */
const TOKEN_MS = DAY_MS;

/** Time for which the previous token stays good, for requests that were already on their way with it. */
const GRACE_MS = MINUTE_MS;

/** Least time between two notes of a session's last use. */
const NOTED_MS = 5 * MINUTE_MS;

/** Longest description of a browser that is kept, in characters. */
const BROWSER_MAX = 200;

/** Picks what the client may know of an account. */
export const userOf = async (sql: Sql, account: Account): Promise<User> => {
  const { id, email, firstName, lastName, phone, role, onboardedAt, language } = account;
  const of = account.organizationId && (await organizationsIn(sql).byId(account.organizationId));
  return {
    id,
    email,
    firstName,
    lastName,
    name: fullName(account),
    username: email ?? phone ?? '',
    profileImageUrl: null,
    phone,
    role,
    permissions: await accountsIn(sql).permissionsOf(account),
    onboarded: onboardedAt !== null,
    language,
    ...(of && { organization: { name: of.name, is_house: isHouse(account) } }),
  };
};

/** The account, and the browser that signs in: its own description and its secret name. */
type SigningIn = {
  readonly account: Account;
  readonly browser: string;
  readonly device: string;
  /** True when the staff's issuer said that a second factor was shown. */
  readonly isMultiFactor?: boolean;
};

/** Dependencies of whatever signs somebody in. */
export type EntryDeps = ServiceDeps & { readonly secondFactor: SecondFactorRule };

/**
 * Signs an account in, within the transaction that has decided it (SESS-01, SESS-02); its browser is known from now on.
 * The reply names the second step that a session of the staff still needs (NEW-106).
 */
export const openSession = async (
  sql: Sql,
  { clock, ids, secondFactor }: Pick<EntryDeps, 'clock' | 'ids' | 'secondFactor'>,
  { account, browser, device, isMultiFactor = false }: SigningIn,
): Promise<Auth> => {
  const token = ids.token();
  const now = clock.now();
  await accountSessionsIn(sql).add({
    id: ids.row(),
    accountId: account.id,
    tokenHash: fingerprint(token),
    previousTokenHash: null,
    rotatedAt: now,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + UNUSED_MS),
    browser: browser.slice(0, BROWSER_MAX),
    passkeyId: null,
    challengeHash: null,
    challengeEndsAt: null,
    issuerFactor: isMultiFactor,
  });
  await knownDevicesIn(sql).remember({
    accountId: account.id,
    device: fingerprint(device),
    seenAt: now,
  });
  const standing = await passkeysIn(sql).standingOf(account.id);
  const step = missingStep(secondFactor, {
    ...standing,
    passkeyId: null,
    issuerFactor: isMultiFactor,
  });
  return {
    ...(await userOf(sql, account)),
    access_token: token,
    ...(step && { second_factor: step }),
  };
};

/**
 * Finds the caller of a token; `null` when it is unknown, has expired, or was replaced longer ago than the grace
 * period.
 */
export const recogniseToken = async (
  { db, clock, secondFactor }: Pick<EntryDeps, 'db' | 'clock' | 'secondFactor'>,
  token: string,
): Promise<Caller | null> => {
  const hash = fingerprint(token);
  const session = await accountSessionsIn(db.sql).byTokenHash(hash);
  const now = clock.now();
  if (session === null || now >= session.expiresAt) return null;
  const sinceRotation = now.getTime() - session.rotatedAt.getTime();
  if (session.tokenHash !== hash && sinceRotation >= GRACE_MS) return null;
  if (now.getTime() - session.lastUsedAt.getTime() >= NOTED_MS) {
    const expiresAt = new Date(now.getTime() + UNUSED_MS);
    await accountSessionsIn(db.sql).change(session.id, { lastUsedAt: now, expiresAt });
  }
  const secondStep = missingStep(secondFactor, session);
  const { accountId: id, organizationId } = session;
  return { id, sessionId: session.id, token, secondStep, organizationId };
};

/** `gone`: the account was deleted during the call. */
type Current =
  | { readonly kind: 'found'; readonly user: User; readonly newToken: string | null }
  | { readonly kind: 'gone' };

/** Reads the signed-in account (API-50); returns another token when the current one is old. */
export const readCurrentUser = async (
  { db, clock, ids }: ServiceDeps,
  caller: Caller,
): Promise<Current> => {
  const account = await accountsIn(db.sql).byId(caller.id);
  if (account === null) return { kind: 'gone' };
  const newToken = await rotated({ db, clock, ids }, caller);
  return { kind: 'found', user: await userOf(db.sql, account), newToken };
};

const rotated = async (
  { db, clock, ids }: ServiceDeps,
  { token }: Caller,
): Promise<string | null> => {
  const at = clock.now();
  const next = ids.token();
  const isRotated = await accountSessionsIn(db.sql).rotate(
    [fingerprint(token), fingerprint(next)],
    { before: new Date(at.getTime() - TOKEN_MS), at },
  );
  return isRotated ? next : null;
};

export const listSessions = async (
  { db, clock }: Pick<ServiceDeps, 'db' | 'clock'>,
  caller: Caller,
): Promise<AccountSession[]> => {
  const sessions = await accountSessionsIn(db.sql).ofAccount(caller.id, clock.now());
  return sessions.map(({ id, browser, createdAt, lastUsedAt }) => ({
    id,
    browser,
    signed_in_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    current: id === caller.sessionId,
  }));
};

/** Ends every session of an account. @returns their number */
export const closeAllSessions = (
  { db }: Pick<ServiceDeps, 'db'>,
  { id }: Pick<Caller, 'id'>,
): Promise<number> => accountSessionsIn(db.sql).deleteOfAccount(id);

/** Ends one session: its token is worth nothing from now on (API-49). */
export const closeSession = (
  { db }: Pick<ServiceDeps, 'db'>,
  { sessionId }: Caller,
): Promise<void> => accountSessionsIn(db.sql).deleteById(sessionId);
