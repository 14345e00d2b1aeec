import type { WakingDeps } from '../deps.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import { organizationsIn } from '../../repositories/organizations.ts';
import { staffInvitationsIn } from '../../repositories/staff-invitations.ts';
import { addInvitation, hasInviter } from './invitations.ts';

/**
 * `invited`: `isNew` says whether the organisation was made. `staffed`: it is there, and somebody who invites the
 * others. `taken`: the address has an account, which cannot change sides.
 */
type Added =
  | { readonly kind: 'invited'; readonly isNew: boolean; readonly expiresAt: Date }
  | { readonly kind: 'staffed' }
  | { readonly kind: 'taken' }
  /** The name is the operator's, and so the house's own. */
  | { readonly kind: 'house' };

/** Role of the first: the one that may invite to every other. */
const FIRST = 'admin_dentist';

/**
 * Makes an organisation and invites its first admin, for the operator. One whose invitation was not used in time is found
 * by its name and gets another, which takes back the one before it: its address may have been a stranger's.
 */
export const addOrganization = (
  { db, clock, ids }: Pick<WakingDeps, 'db' | 'clock' | 'ids'>,
  {
    name,
    email,
    operator,
  }: { readonly name: string; readonly email: string; readonly operator: string | null },
): Promise<Added> =>
  db.transaction<Added>(async (sql) => {
    if (name === operator) return { kind: 'house' };
    if ((await accountsIn(sql).byEmail(email)) !== null) return { kind: 'taken' };
    const found = await organizationsIn(sql).lockNamed(name);
    const organization = found ?? { id: ids.row(), name, createdAt: clock.now() };
    const scope = { organizationId: organization.id };
    // First, as it waits for somebody who uses one at this moment.
    await staffInvitationsIn(sql).deleteUnusedOfOperator(organization.id);
    if (await hasInviter(sql, scope)) return { kind: 'staffed' };
    if (found === null) await organizationsIn(sql).add(organization);
    const { expiresAt } = await addInvitation(
      sql,
      { clock, ids },
      { ...scope, email, role: FIRST, invitedBy: null },
    );
    return { kind: 'invited', isNew: found === null, expiresAt };
  });
