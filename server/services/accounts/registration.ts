import { PREFERENCES } from '../../../contracts/account.ts';
import type { Auth } from '../../../contracts/account.ts';
import type { Sql } from '../../db/connect.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import { lockVerified } from './codes.ts';
import type { CodeNeeds, Contact, Visitor } from './codes.ts';
import { weaknessOf } from './password-rules.ts';
import type { Weakness } from '../../../contracts/weak-password.ts';
import { openSession } from './sessions.ts';

/** A registration, from the browser that verified both contacts. */
type Asked = Visitor & {
  readonly email: string;
  /** E.164, with the country code. */
  readonly phone: string;
  readonly password: string;
  /** First and last name, joined by a space (REG-27). */
  readonly name: string;
  readonly browser: string;
};

type Registered =
  | { readonly kind: 'registered'; readonly auth: Auth }
  | { readonly kind: 'weakPassword'; readonly weakness: Weakness }
  /** One of the contacts was not verified from this browser, or too long ago. */
  | { readonly kind: 'notVerified' }
  /** Another account has got one of the contacts meanwhile. */
  | { readonly kind: 'taken' };

/** Splits a name: the first word is the first name, the rest the last one (REG-29). */
const namesOf = (name: string): { readonly firstName: string; readonly lastName: string } => {
  const [firstName = '', ...rest] = name.split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
};

/** Describes the caller as known: two verified contacts tell it from strangers. */
const askerOf = ({ from }: Asked) => ({ ...from, isKnown: true });

const verificationOf = ({ device, from }: Asked, contact: Contact) =>
  ({ purpose: 'verify', contact, device, from }) as const;

/**
 * Creates an account whose two contacts were verified from the same browser, and signs in (REG-23, REG-25): all of it
 * or nothing, so that no account lacks its contacts, and none that was confirmed to the patient is lost. A repeat after
 * a lost reply, with the same password, signs in to the account that is there. The contacts are checked before the
 * password is hashed, so that a stranger costs nothing.
 */
export const registerAccount = async (needs: CodeNeeds, asked: Asked): Promise<Registered> => {
  const { db, clock, ids, passwords } = needs;
  const weakness = weaknessOf(asked.password, asked);
  if (weakness !== null) return { kind: 'weakPassword', weakness };
  const before = await db.transaction((sql) => lockContacts(sql, { clock }, asked));
  if (before.kind === 'notVerified') return before;
  if (before.kind === 'usedBefore') return signInAgain(needs, asked);
  const passwordHash = await passwords.hash(asked.password, askerOf(asked));
  const registered = await db.transaction((sql) =>
    addVerified(sql, { clock, ids }, { asked, passwordHash }),
  );
  return registered.kind === 'usedBefore' ? signInAgain(needs, asked) : registered;
};

/** Locks the browser's verifications of both contacts until the transaction ends. */
const lockContacts = async (sql: Sql, needs: Pick<CodeNeeds, 'clock'>, asked: Asked) => {
  const [mail, sms] = [
    await lockVerified(sql, needs, verificationOf(asked, { channel: 'mail', to: asked.email })),
    await lockVerified(sql, needs, verificationOf(asked, { channel: 'sms', to: asked.phone })),
  ];
  if (mail.kind === 'usedBefore' && sms.kind === 'usedBefore') return mail;
  return mail.kind === 'verified' && sms.kind === 'verified'
    ? { kind: 'verified' as const, both: [mail, sms] }
    : { kind: 'notVerified' as const };
};

type Made = { readonly asked: Asked; readonly passwordHash: string };

const addVerified = async (
  sql: Sql,
  needs: Pick<CodeNeeds, 'clock' | 'ids'>,
  { asked, passwordHash }: Made,
): Promise<Registered | { readonly kind: 'usedBefore' }> => {
  const contacts = await lockContacts(sql, needs, asked);
  if (contacts.kind !== 'verified') return contacts;
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
  for (const contact of contacts.both) await contact.use();
  const { browser, device } = asked;
  const auth = await openSession(sql, needs, { account, browser, device });
  return { kind: 'registered', auth };
};

/** Answers a repeated registration whose reply was lost. */
const signInAgain = async (
  { db, clock, ids, passwords }: CodeNeeds,
  asked: Asked,
): Promise<Registered> => {
  const account = await accountsIn(db.sql).byEmail(asked.email);
  const isOwn =
    account !== null &&
    account.phone === asked.phone &&
    (await passwords.isRight(asked.password, account.passwordHash, askerOf(asked)));
  if (!isOwn) return { kind: 'notVerified' };
  const { browser, device } = asked;
  const auth = await db.transaction((sql) =>
    openSession(sql, { clock, ids }, { account, browser, device }),
  );
  return { kind: 'registered', auth };
};
