import type { Database } from '../../server/db/connect.ts';
import { PREFERENCES } from '../../contracts/account.ts';
import { randomIds } from '../../server/lib/ids.ts';
import { accountsIn } from '../../server/repositories/accounts.ts';

/** Puts an account into a database, for rows that need an owner. @returns its id */
export const addOwner = async (db: Database): Promise<string> => {
  const id = randomIds.row();
  await accountsIn(db.sql).add({
    id,
    email: `${id}@example.com`,
    phone: null,
    passwordHash: null,
    firstName: 'Asha',
    lastName: 'Rao',
    role: 'patient',
    createdAt: new Date('2026-01-01T00:00:00Z'),
    onboardedAt: null,
    ...PREFERENCES,
  });
  return id;
};
