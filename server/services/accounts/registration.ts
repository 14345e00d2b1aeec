import { PREFERENCES } from '../../../contracts/account.ts';
import type { Auth } from '../../../contracts/account.ts';
import type { Sql } from '../../db/connect.ts';
import { hashPassword, isPassword } from '../../lib/password.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import { lockVerified } from './codes.ts';
import type { CodeNeeds, Contact } from './codes.ts';
import { weaknessOf } from './password-rules.ts';
import type { Weakness } from '../../../contracts/weak-password.ts';
import { openSession } from './sessions.ts';

type Asked = {
  readonly email: string;
  /** With its country. */
  readonly phone: string;
  readonly password: string;
  /** First and last name, joined by a space (REG-27). */
  readonly name: string;
  /** The secret name of the browser, from which both contacts were verified. */
  readonly device: string;
  readonly browser: string;
};

type Registered =
  | { readonly kind: 'registered'; readonly auth: Auth }
  | { readonly kind: 'weakPassword'; readonly weakness: Weakness }
  /** One of the contacts was not verified from this browser, or too long ago. */
  | { readonly kind: 'notVerified' }
  /** Somebody has registered one of the contacts meanwhile. */
  | { readonly kind: 'taken' };

/** The first word is the first name, the rest the last one (REG-29). */
const namesOf = (name: string): { readonly firstName: string; readonly lastName: string } => {
  const [firstName = '', ...rest] = name.split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
};

const verificationOf = ({ device }: Asked, contact: Contact) =>
  ({ purpose: 'verify', contact, device }) as const;

/**
 * Creates an account whose two contacts were verified from the same browser, and signs in (REG-23, REG-25): all of it
 * or nothing, so that no account is without its contacts and none that was answered is lost. Asked once more after a
 * lost reply, with the same password, it signs in to the account that is there.
 */
export const registerAccount = async (needs: CodeNeeds, asked: Asked): Promise<Registered> => {
  const { db, clock, ids } = needs;
  const weakness = weaknessOf(asked.password, asked);
  if (weakness !== null) return { kind: 'weakPassword', weakness };
  const passwordHash = await hashPassword(asked.password);
  const registered = await db.transaction((sql) =>
    addVerified(sql, { clock, ids }, { asked, passwordHash }),
  );
  return registered.kind === 'usedBefore' ? signInAgain(needs, asked) : registered;
};

type Made = { readonly asked: Asked; readonly passwordHash: string };

const addVerified = async (
  sql: Sql,
  needs: Pick<CodeNeeds, 'clock' | 'ids'>,
  { asked, passwordHash }: Made,
): Promise<Registered | { readonly kind: 'usedBefore' }> => {
  const [mail, sms] = [
    await lockVerified(sql, needs, verificationOf(asked, { channel: 'mail', to: asked.email })),
    await lockVerified(sql, needs, verificationOf(asked, { channel: 'sms', to: asked.phone })),
  ];
  if (mail.kind === 'usedBefore' && sms.kind === 'usedBefore') return mail;
  if (mail.kind !== 'verified' || sms.kind !== 'verified') return { kind: 'notVerified' };
  const account = {
    id: needs.ids.row(),
    email: asked.email,
    phone: asked.phone,
    passwordHash,
    ...namesOf(asked.name),
    role: 'patient' as const,
    createdAt: needs.clock.now(),
    onboardedAt: null,
    ...PREFERENCES,
  };
  if (!(await accountsIn(sql).add(account))) return { kind: 'taken' };
  await mail.use();
  await sms.use();
  const auth = await openSession(sql, needs, { account, browser: asked.browser });
  return { kind: 'registered', auth };
};

/** The reply of the registration was lost. */
const signInAgain = async ({ db, clock, ids }: CodeNeeds, asked: Asked): Promise<Registered> => {
  const account = await accountsIn(db.sql).byEmail(asked.email);
  const isOwn =
    account !== null &&
    account.phone === asked.phone &&
    (await isPassword(asked.password, account.passwordHash));
  if (!isOwn) return { kind: 'notVerified' };
  const { browser } = asked;
  const auth = await db.transaction((sql) =>
    openSession(sql, { clock, ids }, { account, browser }),
  );
  return { kind: 'registered', auth };
};
