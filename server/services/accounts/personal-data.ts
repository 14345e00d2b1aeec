import type { Database } from '../../db/connect.ts';
import { ownAsker } from '../../lib/password.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import { erasePersonalData, readPersonalData } from '../../repositories/personal-data.ts';
import { requestRefundsOf } from '../payments/refunds.ts';
import type { CodeDeps } from './codes.ts';

type Deps = { readonly db: Database };
type Whose = { readonly id: string };

type Exported =
  | { readonly kind: 'exported'; readonly data: Awaited<ReturnType<typeof readPersonalData>> }
  | { readonly kind: 'gone' };

/** Reads everything that is kept of an account, by table, as it was at one moment. */
export const exportPersonalData = ({ db }: Deps, { id }: Whose): Promise<Exported> =>
  db.transaction(async (sql) => {
    const account = await accountsIn(sql).byId(id);
    return account === null
      ? { kind: 'gone' }
      : { kind: 'exported', data: await readPersonalData(sql, account) };
  });

/** `wrongPassword`: nothing was deleted. */
type Erased = { readonly kind: 'erased' | 'wrongPassword' };

/**
 * Deletes an account and everything that is kept of it, in one transaction. An account with a password demands it: a
 * phone left open is not enough. An account that is gone already counts as erased. Unused payments are refunded by the
 * job that makes all refunds.
 */
export const eraseAccount = async (
  { db, clock, ids, wakeJobs, passwords }: Omit<CodeDeps, 'smsRules'>,
  { id }: Whose,
  password: string | null,
): Promise<Erased> => {
  const account = await accountsIn(db.sql).byId(id);
  if (account === null) return { kind: 'erased' };
  const { passwordHash } = account;
  const isRight =
    passwordHash === null || (await passwords.isRight(password ?? '', passwordHash, ownAsker(id)));
  if (!isRight) return { kind: 'wrongPassword' };
  await db.transaction(async (sql) => {
    await accountsIn(sql).lock(id);
    await requestRefundsOf(sql, { clock, ids }, id);
    await erasePersonalData(sql, account);
  });
  wakeJobs();
  return { kind: 'erased' };
};
