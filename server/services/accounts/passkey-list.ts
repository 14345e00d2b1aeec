import type { Sql } from '../../db/connect.ts';
import type { Caller } from '../../lib/callers.ts';
import { accountSessionsIn } from '../../repositories/account-sessions.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import type { Account } from '../../repositories/accounts.ts';
import { passkeysIn } from '../../repositories/passkeys.ts';
import type { Scope } from '../../repositories/organizations.ts';
import { recordReadsIn } from '../../repositories/record-reads.ts';
import { issuerSignInsIn, staffIdentitiesIn } from '../../repositories/staff-issuer.ts';
import type { ServiceDeps } from '../deps.ts';
import { tellOfEntry } from '../messages/outbox.ts';
import { mayInvite } from './invitations.ts';

/** Lists the passkeys of the caller's account, and says which one this session was opened with. */
export const listPasskeys = async ({ db }: Pick<ServiceDeps, 'db'>, caller: Caller) => {
  const session = await accountSessionsIn(db.sql).byId(caller.sessionId);
  const passkeys = await passkeysIn(db.sql).ofAccount(caller.id);
  return passkeys.map(({ id, name, addedAt, lastUsedAt }) => ({
    id,
    name,
    added_at: addedAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
    current: id === session?.passkeyId,
  }));
};

/**
 * Removes a passkey, of which its owner is told by mail, and which ends the standing of the sessions that were opened with it. `current`: this session was
 * opened with it, or with none, so that nothing says that another one works.
 */
export const removePasskey = (
  { db, clock, ids }: ServiceDeps,
  caller: Caller,
  id: string,
): Promise<'removed' | 'notFound' | 'current'> =>
  db.transaction(async (sql) => {
    // One after the other: two sessions do not remove each other's passkey.
    if ((await accountsIn(sql).lock(caller.id)) === null) return 'notFound';
    const session = await accountSessionsIn(sql).byId(caller.sessionId);
    if (!session?.passkeyId || session.passkeyId === id) return 'current';
    if (!(await passkeysIn(sql).remove(caller.id, id))) return 'notFound';
    await tellOfEntry(sql, { clock, ids }, caller.id, 'passkeyRemoved');
    return 'removed';
  });

/**
 * Removes every passkey of an account and ends its sessions, one of which may be a thief's. The password goes as well: alone
 * it would let whoever comes first make the next passkey. A code to the account's mail leads to a new one, and its owner is
 * told by mail.
 */
const reset = async (
  sql: Sql,
  deps: Pick<ServiceDeps, 'clock' | 'ids'>,
  { id }: Account,
): Promise<number> => {
  const removed = await passkeysIn(sql).removeAll(id);
  await staffIdentitiesIn(sql).removeAll(id);
  await issuerSignInsIn(sql).deleteOfAccount(id);
  await accountSessionsIn(sql).deleteOfAccount(id);
  await accountsIn(sql).change(id, { passwordHash: null });
  await tellOfEntry(sql, deps, id, 'passkeysReset');
  return removed;
};

/** Finds and locks an account of the staff by its address; `null` when there is none, or none of the organisation. */
const lockStaff = async (sql: Sql, email: string, scope: Scope | null): Promise<Account | null> => {
  const found = await accountsIn(sql).byEmail(email);
  if (found === null || (scope && found.organizationId !== scope.organizationId)) return null;
  if (!(await passkeysIn(sql).standingOf(found.id)).isStaff) return null;
  return accountsIn(sql).lock(found.id);
};

type Reset =
  | { readonly kind: 'reset'; readonly removed: number }
  | { readonly kind: 'notFound' | 'own' | 'beyondOwnRole' };

/**
 * Has a colleague begin anew who has lost their passkeys: who did it is written down with it. Nobody does it for
 * themselves, or for somebody who may do more than they.
 */
export const resetPasskeys = (
  { db, clock, ids }: ServiceDeps,
  { by, email }: { readonly by: Scope & Pick<Caller, 'id'>; readonly email: string },
): Promise<Reset> =>
  db.transaction(async (sql) => {
    const account = await lockStaff(sql, email, by);
    const admin = await accountsIn(sql).byId(by.id);
    if (account === null || admin === null) return { kind: 'notFound' };
    if (account.id === admin.id) return { kind: 'own' };
    if (!(await mayInvite(sql, admin.id, account.role))) return { kind: 'beyondOwnRole' };
    await recordReadsIn(sql).add({
      id: ids.row(),
      patientId: account.id,
      readerId: admin.id,
      readerRole: admin.role,
      what: 'passkeys',
      resultId: null,
      readAt: clock.now(),
    });
    return { kind: 'reset', removed: await reset(sql, { clock, ids }, account) };
  });

/** Does the same for the operator, where no other admin is left. @returns how many there were; null without an account */
export const resetByOperator = (
  { db, clock, ids }: ServiceDeps,
  email: string,
): Promise<number | null> =>
  db.transaction(async (sql) => {
    const account = await lockStaff(sql, email, null);
    return account && reset(sql, { clock, ids }, account);
  });
