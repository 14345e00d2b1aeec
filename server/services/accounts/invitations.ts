import { INVITATION_DAYS, PREFERENCES } from '../../../contracts/account.ts';
import type { Auth, Role, StaffRole } from '../../../contracts/account.ts';
import type { Sql } from '../../db/connect.ts';
import { fingerprint } from '../../lib/fingerprint.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import { staffInvitationsIn } from '../../repositories/staff-invitations.ts';
import type { StaffInvitation } from '../../repositories/staff-invitations.ts';
import { addMessage } from '../messages/outbox.ts';
import type { CodeDeps, Visitor } from './codes.ts';
import { fullName } from './full-name.ts';
import { weaknessOf } from './password-rules.ts';
import type { Weakness } from '../../../contracts/weak-password.ts';
import { openSession } from './sessions.ts';

const INVITATION_MS = INVITATION_DAYS * 24 * 60 * 60_000;

/** Who lets others in at all: an AI trainer looks at the dashboard and invites nobody. */
const INVITERS: ReadonlySet<Role> = new Set(['admin', 'admin_dentist']);

/** Nobody gives what they do not have: the role may do nothing that the inviter may not. */
const mayInvite = async (sql: Sql, inviterId: string, role: StaffRole): Promise<boolean> => {
  const accounts = accountsIn(sql);
  const inviter = await accounts.byId(inviterId);
  if (inviter === null || !INVITERS.has(inviter.role)) return false;
  const own = await accounts.permissionsOf(inviter);
  const given = await accounts.permissionsOf({ role });
  return given.every((permission) => own.includes(permission));
};

type Inviting = {
  readonly inviter: { readonly id: string };
  readonly email: string;
  readonly role: StaffRole;
};

type Invited =
  | { readonly kind: 'invited'; readonly expiresAt: Date }
  /** The role may do what the inviter may not, or the inviter invites nobody. */
  | { readonly kind: 'beyondOwnRole' };

/**
 * Mails an invitation, good once and for a week. Who has an account reads that in its place; the inviter learns nothing of
 * it, and the row that is there all the same has a token that nobody was told.
 */
export const inviteStaff = async (
  { db, clock, ids, wakeJobs }: CodeDeps,
  { inviter, email, role }: Inviting,
): Promise<Invited> => {
  const invited = await db.transaction<Invited>(async (sql) => {
    if (!(await mayInvite(sql, inviter.id, role))) return { kind: 'beyondOwnRole' };
    const token = ids.token();
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + INVITATION_MS);
    await staffInvitationsIn(sql).put({
      id: ids.row(),
      email,
      role,
      tokenHash: fingerprint(token),
      invitedBy: inviter.id,
      createdAt,
      expiresAt,
      usedAt: null,
    });
    const isKnown = (await accountsIn(sql).byEmail(email)) !== null;
    await addMessage(
      sql,
      { clock, ids },
      {
        kind: isKnown ? 'alreadyRegistered' : 'staffInvitation',
        channel: 'mail',
        recipient: email,
        values: isKnown ? {} : { code: token },
        uselessAt: expiresAt,
        isWithheld: false,
      },
    );
    return { kind: 'invited', expiresAt };
  });
  if (invited.kind === 'invited') wakeJobs();
  return invited;
};

type Registering = Visitor & {
  readonly invitation: string;
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly browser: string;
};

type Registered =
  | { readonly kind: 'registered'; readonly auth: Auth }
  | { readonly kind: 'weakPassword'; readonly weakness: Weakness }
  /** Unknown, for another address, used, too old, or of somebody who could not make it any more. */
  | { readonly kind: 'notInvited' }
  /** The address has got an account since. */
  | { readonly kind: 'taken' };

/** Whoever has an invitation is no stranger. */
const invited = ({ from }: Pick<Visitor, 'from'>) => ({ ...from, isKnown: true });

/** The invitation of a token as it can be used, held until the transaction ends; `used` by an earlier call. */
const goodInvitation = async (
  sql: Sql,
  now: Date,
  { invitation, email }: Registering,
): Promise<StaffInvitation | null> => {
  const found = await staffInvitationsIn(sql).lock(fingerprint(invitation));
  if (found === null || found.email !== email || now >= found.expiresAt) return null;
  return (await mayInvite(sql, found.invitedBy, found.role)) ? found : null;
};

/**
 * Creates the account of somebody who was invited, and signs in: all of it or nothing. The address is theirs, since the
 * invitation went there. The invitation is looked at before the password is worked on, so that a stranger costs nothing.
 * Asked once more after a lost reply, with the same password, it signs in to the account that is there.
 */
export const registerStaff = async (deps: CodeDeps, asked: Registering): Promise<Registered> => {
  const { db, clock, ids, passwords } = deps;
  const { email, password, firstName, lastName, browser, device } = asked;
  const known = await db.transaction((sql) => goodInvitation(sql, clock.now(), asked));
  if (known === null) return { kind: 'notInvited' };
  if (known.usedAt !== null) return signInAgain(deps, asked);
  const weakness = weaknessOf(password, {
    email,
    phone: '',
    name: fullName({ firstName, lastName }),
  });
  if (weakness !== null) return { kind: 'weakPassword', weakness };
  const passwordHash = await passwords.hash(password, invited(asked));
  const registered = await db.transaction<Registered | { readonly kind: 'usedBefore' }>(
    async (sql) => {
      const now = clock.now();
      const invitation = await goodInvitation(sql, now, asked);
      if (invitation === null) return { kind: 'notInvited' };
      if (invitation.usedAt !== null) return { kind: 'usedBefore' };
      const account = {
        id: ids.row(),
        email,
        phone: null,
        passwordHash,
        firstName,
        lastName,
        role: invitation.role,
        createdAt: now,
        // The onboarding is for patients.
        onboardedAt: now,
        ...PREFERENCES,
      };
      if (!(await accountsIn(sql).add(account))) return { kind: 'taken' };
      await staffInvitationsIn(sql).use(invitation.id, now);
      const auth = await openSession(sql, { clock, ids }, { account, browser, device });
      return { kind: 'registered', auth };
    },
  );
  return registered.kind === 'usedBefore' ? signInAgain(deps, asked) : registered;
};

/** The reply of the registration was lost. */
const signInAgain = async (
  { db, clock, ids, passwords }: CodeDeps,
  { password, browser, device, ...asked }: Registering,
): Promise<Registered> => {
  const account = await accountsIn(db.sql).byEmail(asked.email);
  const isRight = await passwords.isRight(password, account?.passwordHash ?? null, invited(asked));
  if (account === null || !isRight || account.role === 'patient') return { kind: 'notInvited' };
  const auth = await db.transaction((sql) =>
    openSession(sql, { clock, ids }, { account, browser, device }),
  );
  return { kind: 'registered', auth };
};
