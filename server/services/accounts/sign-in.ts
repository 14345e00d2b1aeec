import type { Auth } from '../../../contracts/accounts/account.ts';
import type { CodeRefused } from '../../../contracts/endpoints/verification.ts';
import type { Database, Sql } from '../../db/connect.ts';
import type { Asker } from '../../lib/turns.ts';
import { fingerprint } from '../../lib/fingerprint.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import type { Account } from '../../repositories/accounts.ts';
import { knownDevicesIn } from '../../repositories/known-devices.ts';
import { sendCode, takeCode } from './codes.ts';
import type { CodeDeps, Contact, Sent, Spent, Visitor } from './codes.ts';
import { openSession } from './sessions.ts';

type SignedIn = { readonly kind: 'signedIn'; readonly auth: Auth };

/**
 * Describes the caller for the queue of passwords: a browser that has signed in to the account before is told from
 * strangers.
 */
const askerOf = async (
  { db }: { readonly db: Database },
  { device, from }: Visitor,
  contact: string,
): Promise<Asker> => ({
  ...from,
  isKnown: await knownDevicesIn(db.sql).isKnown(fingerprint(device), contact),
});

type ByPassword = Visitor & {
  readonly email: string;
  readonly password: string;
  readonly browser: string;
};

/**
 * Signs in with a password (API-36, API-45). An unknown address takes as long as a wrong password and gets the same
 * answer; so does a patient at the staff's sign-in.
 */
export const signInByPassword = async (
  { db, clock, ids, passwords, secondFactor }: CodeDeps,
  { email, password, browser, ...visitor }: ByPassword,
  door: 'everybody' | 'staff' = 'everybody',
): Promise<SignedIn | { readonly kind: 'refused' }> => {
  const account = await accountsIn(db.sql).byEmail(email);
  const isRight = await passwords.isRight(
    password,
    account?.passwordHash ?? null,
    await askerOf({ db }, visitor, email),
  );
  const mayEnter = door === 'everybody' || (account !== null && account.role !== 'patient');
  if (account === null || !isRight || !mayEnter) return { kind: 'refused' };
  return db.transaction(async (sql) => {
    // It may have been erased while the password was looked at.
    if ((await accountsIn(sql).lock(account.id)) === null) return { kind: 'refused' };
    const signingIn = { account, browser, device: visitor.device };
    return {
      kind: 'signedIn',
      auth: await openSession(sql, { clock, ids, secondFactor }, signingIn),
    };
  });
};

const accountOf = (sql: Sql, { channel, to }: Contact): Promise<Account | null> =>
  channel === 'mail' ? accountsIn(sql).byEmail(to) : accountsIn(sql).byPhone(to);

type ByCode = Visitor & { readonly contact: Contact };

/** Sends a code to sign in with (OTPL-03); the reply does not tell whether there is an account. */
export const sendSignInCode = (deps: CodeDeps, by: ByCode): Promise<Sent> =>
  sendCode(deps, { purpose: 'signIn', ...by }, async (sql) => ({
    kind: 'signIn',
    isWithheld: (await accountOf(sql, by.contact)) === null,
  }));

/** Signs in with that code, once. */
export const signInByCode = (
  { db, clock, ids, secondFactor }: CodeDeps,
  { browser, code, ...by }: ByCode & { readonly code: string; readonly browser: string },
): Promise<SignedIn | { readonly kind: 'refused'; readonly reply: CodeRefused } | Spent> =>
  db.transaction(async (sql) => {
    const tried = await takeCode(sql, { clock }, { purpose: 'signIn', ...by, code });
    if (tried.kind !== 'right') return tried;
    const account = await accountOf(sql, by.contact);
    // The account was deleted since the code was sent.
    if (account === null) {
      return { kind: 'refused', reply: { success: false, verdict: 'expired', tries_left: 0 } };
    }
    return {
      kind: 'signedIn',
      auth: await openSession(
        sql,
        { clock, ids, secondFactor },
        { account, browser, device: by.device },
      ),
    };
  });
