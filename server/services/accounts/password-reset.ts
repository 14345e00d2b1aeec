import type { Auth } from '../../../contracts/accounts/account.ts';
import type { CodeRefused } from '../../../contracts/endpoints/verification.ts';
import { accountSessionsIn } from '../../repositories/account-sessions.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import { lockVerified, sendCode, tryCode } from './codes.ts';
import type { CodeDeps, Sent, Spent, Visitor } from './codes.ts';
import { weaknessOf } from './password-rules.ts';
import type { Weakness } from '../../../contracts/accounts/weak-password.ts';
import { openSession } from './sessions.ts';

type ResetRequest = Visitor & { readonly email: string };

const codeOf = ({ email, ...visitor }: ResetRequest) =>
  ({ purpose: 'resetPassword', contact: { channel: 'mail', to: email }, ...visitor }) as const;

/** Mails a code for a new password; the reply does not tell whether there is an account. */
export const sendResetCode = (deps: CodeDeps, request: ResetRequest): Promise<Sent> =>
  sendCode(deps, codeOf(request), async (sql) => ({
    kind: 'resetPassword',
    isWithheld: (await accountsIn(sql).byEmail(request.email)) === null,
  }));

type Reset =
  | { readonly kind: 'reset'; readonly auth: Auth }
  | { readonly kind: 'weakPassword'; readonly weakness: Weakness }
  | { readonly kind: 'refused'; readonly reply: CodeRefused }
  | Spent;

const EXPIRED: Reset = {
  kind: 'refused',
  reply: { success: false, verdict: 'expired', tries_left: 0 },
};

/**
 * Sets a new password with a code. A refused password does not use up the code. All sessions of the account end: the
 * old password may have been known to another person.
 */
export const resetPassword = async (
  { db, clock, ids, passwords, secondFactor }: CodeDeps,
  {
    code,
    password,
    browser,
    ...request
  }: ResetRequest & { readonly code: string; readonly password: string; readonly browser: string },
): Promise<Reset> => {
  const found = await db.transaction(async (sql) => {
    const tried = await tryCode(sql, { clock }, { ...codeOf(request), code });
    if (tried.kind !== 'right') return tried;
    const account = await accountsIn(sql).byEmail(request.email);
    return account === null ? EXPIRED : { kind: 'right' as const, account };
  });
  if (found.kind !== 'right') return found;
  const { account } = found;
  const weakness = weaknessOf(password, {
    ...account,
    email: request.email,
    phone: account.phone ?? '',
  });
  if (weakness !== null) return { kind: 'weakPassword', weakness };
  const passwordHash = await passwords.hash(password, { ...request.from, isKnown: true });
  return db.transaction(async (sql) => {
    // It may have been erased meanwhile. An erasure holds the account first, too, and then deletes its codes.
    if ((await accountsIn(sql).lock(account.id)) === null) return EXPIRED;
    const verified = await lockVerified(sql, { clock }, codeOf(request));
    if (verified.kind !== 'verified') return EXPIRED;
    await verified.use();
    await accountsIn(sql).change(account.id, { passwordHash });
    await accountSessionsIn(sql).deleteOfAccount(account.id);
    const auth = await openSession(
      sql,
      { clock, ids, secondFactor },
      { account, browser, device: request.device },
    );
    return { kind: 'reset', auth };
  });
};
