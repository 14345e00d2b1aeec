import type { WakingDeps } from '../deps.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import { organizationsIn } from '../../repositories/organizations.ts';
import { addInvitation } from './invitations.ts';

/**
 * `invited`: `isNew` says whether the organisation was made. `staffed`: it is there, and somebody of its staff, who invites
 * the others. `taken`: the address has an account, which cannot change sides.
 */
type Added =
  | { readonly kind: 'invited'; readonly isNew: boolean; readonly expiresAt: Date }
  | { readonly kind: 'staffed' }
  | { readonly kind: 'taken' };

/** Role of the first: the one that may invite to every other. */
const FIRST = 'admin_dentist';

/**
 * Makes an organisation and invites its first admin, for the operator. One whose invitation was not used in time is found
 * by its name and gets another.
 */
export const addOrganization = (
  { db, clock, ids }: Pick<WakingDeps, 'db' | 'clock' | 'ids'>,
  { name, email }: { readonly name: string; readonly email: string },
): Promise<Added> =>
  db.transaction<Added>(async (sql) => {
    if ((await accountsIn(sql).byEmail(email)) !== null) return { kind: 'taken' };
    const found = await organizationsIn(sql).lockNamed(name);
    if (found !== null && (await organizationsIn(sql).hasStaff(found.id))) {
      return { kind: 'staffed' };
    }
    const organization = found ?? { id: ids.row(), name, createdAt: clock.now() };
    if (found === null) await organizationsIn(sql).add(organization);
    const { expiresAt } = await addInvitation(
      sql,
      { clock, ids },
      { organizationId: organization.id, email, role: FIRST, invitedBy: null },
    );
    return { kind: 'invited', isNew: found === null, expiresAt };
  });
