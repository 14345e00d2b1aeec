import { UNCHOSEN, STAFF_ROLES } from '../../../contracts/accounts/account.ts';
import type { StaffRole } from '../../../contracts/accounts/account.ts';
import type { Permission } from '../../../contracts/accounts/permissions.ts';
import { ownAsker } from '../../lib/password.ts';
import type { Passwords } from '../../lib/password.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import { HOUSE, isHouse } from '../../repositories/organizations.ts';
import type { ServiceDeps } from '../deps.ts';

/** A staff account. `password` is the new one, shown once; `null` when the account was there already. */
type Seeded = {
  readonly role: StaffRole;
  readonly email: string;
  readonly password: string | null;
};

/** Lists the permissions of an account's current role; none once the account is gone. */
export const permissionsOf = (
  { db }: Pick<ServiceDeps, 'db'>,
  { id }: { readonly id: string },
): Promise<readonly Permission[]> => accountsIn(db.sql).permissionsById(id);

/** Returns true for staff of the house's own organisation, who see what belongs to none. */
export const isOfHouse = (who: { readonly organizationId: string | null }): boolean => isHouse(who);

/** Makes an address that can never receive mail (RFC 2606); the operator replaces it with a real one. */
const emailOf = (role: StaffRole): string => `${role.replaceAll('_', '-')}@staff.invalid`;

/** Creates one account of the house for each staff role, with a random password; existing ones stay as they are. */
export const seedStaff = async ({
  db,
  clock,
  ids,
  passwords,
}: ServiceDeps & { readonly passwords: Passwords }): Promise<Seeded[]> => {
  const seeded: Seeded[] = [];
  for (const role of STAFF_ROLES) {
    const email = emailOf(role);
    const password = ids.token();
    const now = clock.now();
    const isNew = await accountsIn(db.sql).add({
      id: ids.row(),
      email,
      phone: null,
      passwordHash: await passwords.hash(password, ownAsker('this machine')),
      firstName: 'Staff',
      lastName: role,
      role,
      organizationId: HOUSE,
      createdAt: now,
      onboardedAt: now,
      ...UNCHOSEN,
    });
    seeded.push({ role, email, password: isNew ? password : null });
  }
  return seeded;
};
