import { UNCHOSEN, STAFF_ROLES } from '../../contracts/accounts/account.ts';
import type { Role, StaffRole } from '../../contracts/accounts/account.ts';
import type { Database } from '../../server/db/connect.ts';
import { HOUSE } from '../../server/db/schema.ts';
import type { Clock } from '../../server/lib/clock.ts';
import { randomIds } from '../../server/lib/ids.ts';
import { accountsIn } from '../../server/repositories/accounts.ts';
import type { Account } from '../../server/repositories/accounts.ts';
import { openSession } from '../../server/services/accounts/sessions.ts';

/** Puts an account into a database. */
const addAccount = async (db: Database, role: Role, own: Partial<Account> = {}) => {
  const id = randomIds.row();
  const account = {
    id,
    email: `${id}@example.com`,
    phone: null,
    passwordHash: null,
    firstName: 'Asha',
    lastName: 'Rao',
    role,
    createdAt: new Date('2026-01-01T00:00:00Z'),
    onboardedAt: null,
    organizationId: role === 'patient' ? null : HOUSE,
    ...UNCHOSEN,
    ...own,
  };
  await accountsIn(db.sql).add(account);
  return account;
};

/** Puts an account into a database, for rows that need an owner. @returns its id */
export const addOwner = async (db: Database): Promise<string> =>
  (await addAccount(db, 'patient')).id;

/** Somebody who is signed in. */
export type Member = { readonly id: string; readonly email: string; readonly token: string };

/** Puts somebody with a role into a database and signs them in, without a password unless one is `own`. */
export const addSignedIn = async (
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  role: Role,
  own: Partial<Account> = {},
): Promise<Member> => {
  const account = await addAccount(db, role, own);
  const opened = await openSession(
    db.sql,
    { clock, ids: randomIds, secondFactor: 'offered' },
    { account, browser: 'Firefox on a test', device: 'of a test' },
  );
  return { id: account.id, email: account.email ?? '', token: opened.access_token };
};

/** One of each role of the staff, signed in. */
export const addStaff = async (
  deps: Parameters<typeof addSignedIn>[0],
): Promise<Readonly<Record<StaffRole, Member>>> => {
  const staff: Partial<Record<StaffRole, Member>> = {};
  for (const role of STAFF_ROLES) staff[role] = await addSignedIn(deps, role);
  return staff as Record<StaffRole, Member>;
};
