import {
  CONSENT_PURPOSES,
  CONSENT_WORDING,
  REQUIRED_CONSENTS,
} from '../../../contracts/accounts/account.ts';
import type { User } from '../../../contracts/accounts/account.ts';
import type { Received } from '../../../contracts/endpoints/endpoint.ts';
import type * as endpoints from '../../../contracts/endpoints/profile.ts';
import type { Sql } from '../../db/connect.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import type { Account } from '../../repositories/accounts.ts';
import { checkInsIn } from '../../repositories/check-ins.ts';
import { resultLinksIn } from '../../repositories/result-links.ts';
import { consentsIn } from '../../repositories/consents.ts';
import type { ServiceDeps } from '../deps.ts';
import { userOf } from './sessions.ts';

type Profile = endpoints.Profile;
type Whose = { readonly id: string };

/** `gone`: the account was deleted during the call. */
type Read = { readonly kind: 'found'; readonly profile: Profile } | { readonly kind: 'gone' };

const consentsOf = async (sql: Sql, accountId: string): Promise<Profile['consents']> => {
  const decided = await consentsIn(sql).ofAccount(accountId);
  const newest = CONSENT_PURPOSES.map((purpose) => {
    const found = decided.find((each) => each.purpose === purpose);
    const { granted, decidedAt } = found ?? {};
    return [
      purpose,
      granted === undefined || decidedAt === undefined
        ? null
        : { granted, decided_at: decidedAt.toISOString() },
    ];
  });
  return Object.fromEntries(newest);
};

const profileOf = async (sql: Sql, account: Account): Promise<Profile> => {
  const { notifications, reminders, newsletter } = account;
  return {
    ...(await userOf(sql, account)),
    hasPassword: account.passwordHash !== null,
    preferences: { notifications, reminders, newsletter },
    consents: await consentsOf(sql, account.id),
  };
};

const read = async (sql: Sql, { id }: Whose): Promise<Read> => {
  const account = await accountsIn(sql).byId(id);
  return account === null
    ? { kind: 'gone' }
    : { kind: 'found', profile: await profileOf(sql, account) };
};

/** Reads everything that /profile shows of an account. */
export const readProfile = ({ db }: Pick<ServiceDeps, 'db'>, whose: Whose): Promise<Read> =>
  read(db.sql, whose);

/** Changes the fields that are given, and leaves the rest. */
export const changeProfile = (
  { db }: Pick<ServiceDeps, 'db'>,
  whose: Whose,
  { preferences, ...names }: Received<typeof endpoints.changeProfile>['body'],
): Promise<Read> =>
  db.transaction(async (sql) => {
    const changes = Object.entries({ ...names, ...preferences });
    const given = Object.fromEntries(changes.filter(([, value]) => value !== undefined));
    if (Object.keys(given).length > 0) await accountsIn(sql).change(whose.id, given);
    return read(sql, whose);
  });

/** Adds decisions to the consent ledger. */
export const decideConsents = (
  { db, clock, ids }: ServiceDeps,
  whose: Whose,
  { consents }: Received<typeof endpoints.decideConsents>['body'],
): Promise<Read> =>
  db.transaction(async (sql) => {
    // The lock orders decisions and storing: data stored at this moment is stored before the decision, or not at all.
    if ((await accountsIn(sql).lock(whose.id)) === null) return { kind: 'gone' };
    const decidedAt = clock.now();
    const decisions = CONSENT_PURPOSES.flatMap((purpose) => {
      const granted = consents[purpose];
      if (granted === undefined) return [];
      const wording = CONSENT_WORDING;
      return [{ id: ids.row(), accountId: whose.id, purpose, granted, wording, decidedAt }];
    });
    await consentsIn(sql).add(decisions);
    // Agreeing again later starts no question by itself, and opens no link.
    if (consents.dataProcessing === false) {
      await checkInsIn(sql).stopAllOf(whose.id);
      await resultLinksIn(sql).revokeAllOf(whose.id, decidedAt);
    }
    return read(sql, whose);
  });

type Onboarded =
  | { readonly kind: 'onboarded'; readonly user: User }
  | { readonly kind: 'consentMissing' }
  | { readonly kind: 'gone' };

/** Ends the onboarding, once and for all, when both required consents are given (ONBD-08, ONBD-12). */
export const completeOnboarding = (
  { db, clock }: Pick<ServiceDeps, 'db' | 'clock'>,
  { id }: Whose,
): Promise<Onboarded> =>
  db.transaction(async (sql) => {
    const account = await accountsIn(sql).byId(id);
    if (account === null) return { kind: 'gone' };
    const consents = await consentsOf(sql, id);
    if (!REQUIRED_CONSENTS.every((purpose) => consents[purpose]?.granted)) {
      return { kind: 'consentMissing' };
    }
    const onboardedAt = account.onboardedAt ?? clock.now();
    await accountsIn(sql).change(id, { onboardedAt });
    return { kind: 'onboarded', user: await userOf(sql, { ...account, onboardedAt }) };
  });
