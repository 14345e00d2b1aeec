import { INVITATION_DAYS, UNCHOSEN } from '../../../contracts/accounts/account.ts';
import type { Auth, Role, StaffRole } from '../../../contracts/accounts/account.ts';
import type { Sql } from '../../db/connect.ts';
import { fingerprint } from '../../lib/fingerprint.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import { organizationsIn } from '../../repositories/organizations.ts';
import type { Scope } from '../../repositories/organizations.ts';
import { staffInvitationsIn } from '../../repositories/staff-invitations.ts';
import type { StaffInvitation } from '../../repositories/staff-invitations.ts';
import { addMessage } from '../messages/outbox.ts';
import type { CodeDeps, Visitor } from './codes.ts';
import { weaknessOf } from './password-rules.ts';
import type { Weakness } from '../../../contracts/accounts/weak-password.ts';
import { openSession } from './sessions.ts';

const INVITATION_MS = INVITATION_DAYS * 24 * 60 * 60_000;

/** Roles that may invite; an AI trainer sees the dashboard and may not invite. */
const INVITERS: readonly Role[] = ['admin', 'admin_dentist'];

/** Returns true when somebody of an organisation invites the others, so that the operator does no longer. */
export const hasInviter = (sql: Sql, { organizationId }: Scope): Promise<boolean> =>
  organizationsIn(sql).hasAnyOf(organizationId, INVITERS);

/** Returns true when the inviter has every permission of the role: no inviter can give more than that. */
export const mayInvite = async (sql: Sql, inviterId: string, role: Role): Promise<boolean> => {
  const accounts = accountsIn(sql);
  const inviter = await accounts.byId(inviterId);
  if (inviter === null || !INVITERS.includes(inviter.role)) return false;
  const own = await accounts.permissionsOf(inviter);
  const given = await accounts.permissionsOf({ role });
  return given.every((permission) => own.includes(permission));
};

type Inviting = {
  readonly inviter: Scope & { readonly id: string };
  readonly email: string;
  readonly role: StaffRole;
};

type Invited =
  | { readonly kind: 'invited'; readonly expiresAt: Date }
  /** The role has permissions that the inviter lacks, or the inviter may not invite at all. */
  | { readonly kind: 'beyondOwnRole' };

/** An invitation into an organisation; `invitedBy` is `null` for the operator. */
type Invitation = Scope & Pick<StaffInvitation, 'email' | 'role' | 'invitedBy'>;

/**
 * Adds an invitation, good once and for a week, and its mail. A recipient who already has an account gets a mail that says so
 * instead; the inviter does not learn of it, and the row has a token that was never sent.
 */
export const addInvitation = async (
  sql: Sql,
  { clock, ids }: Pick<CodeDeps, 'clock' | 'ids'>,
  { organizationId, email, role, invitedBy }: Invitation,
): Promise<{ readonly expiresAt: Date }> => {
  const token = ids.token();
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + INVITATION_MS);
  await staffInvitationsIn(sql).put({
    id: ids.row(),
    organizationId,
    email,
    role,
    tokenHash: fingerprint(token),
    invitedBy,
    createdAt,
    expiresAt,
    usedAt: null,
  });
  const organization = (await organizationsIn(sql).byId(organizationId))?.name ?? '';
  const isKnown = (await accountsIn(sql).byEmail(email)) !== null;
  await addMessage(
    sql,
    { clock, ids },
    {
      kind: isKnown ? 'alreadyRegistered' : 'staffInvitation',
      channel: 'mail',
      recipient: email,
      values: isKnown ? {} : { code: token, organization },
      uselessAt: expiresAt,
      isWithheld: false,
    },
  );
  return { expiresAt };
};

/** Invites somebody into the inviter's own organisation. */
export const inviteStaff = async (
  { db, clock, ids, wakeJobs }: CodeDeps,
  { inviter: { id: invitedBy, organizationId }, email, role }: Inviting,
): Promise<Invited> => {
  const invited = await db.transaction<Invited>(async (sql) => {
    if (!(await mayInvite(sql, invitedBy, role))) return { kind: 'beyondOwnRole' };
    const invitation = { organizationId, email, role, invitedBy };
    return { kind: 'invited', ...(await addInvitation(sql, { clock, ids }, invitation)) };
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
  /** The invitation is unknown, for another address, used, expired, or its inviter could not make it any more. */
  | { readonly kind: 'notInvited' }
  /** The address has got an account since. */
  | { readonly kind: 'taken' };

/** Describes the caller as known: an invitation tells it from strangers. */
const invited = ({ from }: Pick<Visitor, 'from'>) => ({ ...from, isKnown: true });

/** Locks the usable invitation of a token until the transaction ends; an earlier call may have used it (`usedAt`). */
const goodInvitation = async (
  sql: Sql,
  now: Date,
  { invitation, email }: Registering,
): Promise<StaffInvitation | null> => {
  const found = await staffInvitationsIn(sql).lock(fingerprint(invitation));
  if (found === null || found.email !== email || now >= found.expiresAt) return null;
  // The operator may make any role, for the first of an organisation; a repeat comes after there is one.
  if (found.invitedBy === null) {
    return found.usedAt !== null || !(await hasInviter(sql, found)) ? found : null;
  }
  return (await mayInvite(sql, found.invitedBy, found.role)) ? found : null;
};

/**
 * Creates the account of an invited person, and signs in: all of it or nothing. The address counts as verified, since
 * the invitation went there. The invitation is checked before the password is hashed, so that a stranger costs nothing.
 * A repeat after a lost reply, with the same password, signs in to the account that is there.
 */
export const registerStaff = async (deps: CodeDeps, asked: Registering): Promise<Registered> => {
  const { db, clock, ids, passwords, secondFactor } = deps;
  const { email, password, firstName, lastName, browser, device } = asked;
  const known = await db.transaction((sql) => goodInvitation(sql, clock.now(), asked));
  if (known === null) return { kind: 'notInvited' };
  if (known.usedAt !== null) return signInAgain(deps, asked);
  const weakness = weaknessOf(password, { email, phone: '', firstName, lastName });
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
        organizationId: invitation.organizationId,
        createdAt: now,
        // Staff skip the onboarding, which is for patients.
        onboardedAt: now,
        ...UNCHOSEN,
      };
      if (!(await accountsIn(sql).add(account))) return { kind: 'taken' };
      await staffInvitationsIn(sql).use(invitation.id, now);
      const auth = await openSession(
        sql,
        { clock, ids, secondFactor },
        { account, browser, device },
      );
      return { kind: 'registered', auth };
    },
  );
  return registered.kind === 'usedBefore' ? signInAgain(deps, asked) : registered;
};

/** Answers a repeated registration whose reply was lost. */
const signInAgain = async (
  { db, clock, ids, passwords, secondFactor }: CodeDeps,
  { password, browser, device, ...asked }: Registering,
): Promise<Registered> => {
  const account = await accountsIn(db.sql).byEmail(asked.email);
  const isRight = await passwords.isRight(password, account?.passwordHash ?? null, invited(asked));
  if (account === null || !isRight || account.role === 'patient') return { kind: 'notInvited' };
  const auth = await db.transaction((sql) =>
    openSession(sql, { clock, ids, secondFactor }, { account, browser, device }),
  );
  return { kind: 'registered', auth };
};
