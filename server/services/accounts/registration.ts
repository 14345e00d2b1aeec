import { UNCHOSEN } from '../../../contracts/accounts/account.ts';
import type { Auth } from '../../../contracts/accounts/account.ts';
import type { SentOf } from '../../../contracts/forms/form.ts';
import type { REGISTRATION } from '../../../contracts/forms/registration.ts';
import type { Sql } from '../../db/connect.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import { lockVerified } from './codes.ts';
import type { CodeDeps, Contact, Visitor } from './codes.ts';
import { weaknessOf } from './password-rules.ts';
import type { Weakness } from '../../../contracts/accounts/weak-password.ts';
import { openSession } from './sessions.ts';

/** A registration, from the browser that verified both contacts; its phone is in E.164, with the country code. */
type RegistrationRequest = Visitor & SentOf<typeof REGISTRATION> & { readonly browser: string };

type Registered =
  | { readonly kind: 'registered'; readonly auth: Auth }
  | { readonly kind: 'weakPassword'; readonly weakness: Weakness }
  /** One of the contacts was not verified from this browser, or too long ago. */
  | { readonly kind: 'notVerified' }
  /** Another account has got one of the contacts meanwhile. */
  | { readonly kind: 'taken' };

/** Describes the caller as known: two verified contacts tell it from strangers. */
const askerOf = ({ from }: RegistrationRequest) => ({ ...from, isKnown: true });

const verificationOf = ({ device, from }: RegistrationRequest, contact: Contact) =>
  ({ purpose: 'verify', contact, device, from }) as const;

/**
 * Creates an account whose two contacts were verified from the same browser, and signs in (REG-23, REG-25): all of it
 * or nothing, so that no account is without its contacts and none that was answered is lost. Sent once more after a
 * lost reply, with the same password, it signs in to the account that is there. The contacts are looked at before the
 * password is worked on, so that a stranger costs nothing.
 */
export const registerAccount = async (
  deps: CodeDeps,
  request: RegistrationRequest,
): Promise<Registered> => {
  const { db, clock, passwords } = deps;
  const weakness = weaknessOf(request.password, request);
  if (weakness !== null) return { kind: 'weakPassword', weakness };
  const before = await db.transaction((sql) => lockContacts(sql, { clock }, request));
  if (before.kind === 'notVerified') return before;
  if (before.kind === 'usedBefore') return signInAgain(deps, request);
  const passwordHash = await passwords.hash(request.password, askerOf(request));
  const registered = await db.transaction((sql) =>
    addVerified(sql, deps, { request, passwordHash }),
  );
  return registered.kind === 'usedBefore' ? signInAgain(deps, request) : registered;
};

/** Locks the browser's verifications of both contacts until the transaction ends. */
const lockContacts = async (
  sql: Sql,
  deps: Pick<CodeDeps, 'clock'>,
  request: RegistrationRequest,
) => {
  const [mail, sms] = [
    await lockVerified(sql, deps, verificationOf(request, { channel: 'mail', to: request.email })),
    await lockVerified(sql, deps, verificationOf(request, { channel: 'sms', to: request.phone })),
  ];
  if (mail.kind === 'usedBefore' && sms.kind === 'usedBefore') return mail;
  return mail.kind === 'verified' && sms.kind === 'verified'
    ? { kind: 'verified' as const, both: [mail, sms] }
    : { kind: 'notVerified' as const };
};

type Made = { readonly request: RegistrationRequest; readonly passwordHash: string };

const addVerified = async (
  sql: Sql,
  deps: Pick<CodeDeps, 'clock' | 'ids' | 'secondFactor'>,
  { request, passwordHash }: Made,
): Promise<Registered | { readonly kind: 'usedBefore' }> => {
  const contacts = await lockContacts(sql, deps, request);
  if (contacts.kind !== 'verified') return contacts;
  const { password: _password, from: _from, browser, device, ...person } = request;
  const account = {
    ...person,
    id: deps.ids.row(),
    passwordHash,
    role: 'patient' as const,
    createdAt: deps.clock.now(),
    onboardedAt: null,
    organizationId: null,
    ...UNCHOSEN,
  };
  if (!(await accountsIn(sql).add(account))) return { kind: 'taken' };
  for (const contact of contacts.both) await contact.use();
  const auth = await openSession(sql, deps, { account, browser, device });
  return { kind: 'registered', auth };
};

/** Answers a repeated registration whose reply was lost. */
const signInAgain = async (
  { db, clock, ids, passwords, secondFactor }: CodeDeps,
  request: RegistrationRequest,
): Promise<Registered> => {
  const account = await accountsIn(db.sql).byEmail(request.email);
  const isOwn =
    account !== null &&
    account.phone === request.phone &&
    (await passwords.isRight(request.password, account.passwordHash, askerOf(request)));
  if (!isOwn) return { kind: 'notVerified' };
  const { browser, device } = request;
  const auth = await db.transaction((sql) =>
    openSession(sql, { clock, ids, secondFactor }, { account, browser, device }),
  );
  return { kind: 'registered', auth };
};
