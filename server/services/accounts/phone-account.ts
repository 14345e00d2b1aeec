import { BOOKING_CONSENT } from '../../../contracts/accounts/phone-account.ts';
import { UNCHOSEN } from '../../../contracts/accounts/account.ts';
import type { Auth } from '../../../contracts/accounts/account.ts';
import type { CodeRefused } from '../../../contracts/endpoints/verification.ts';
import { NAMES } from '../../../contracts/forms/fields.ts';
import type { Sql } from '../../db/connect.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import type { Account } from '../../repositories/accounts.ts';
import { consentsIn } from '../../repositories/consents.ts';
import { sendCode, takeCode } from './codes.ts';
import type { CodeDeps, Sent, Spent, Visitor } from './codes.ts';
import { openSession } from './sessions.ts';

/** A phone in E.164, and the browser that asks. */
type ByPhone = Visitor & { readonly phone: string };

const codeOf = ({ phone, ...visitor }: ByPhone) =>
  ({ purpose: 'enter', contact: { channel: 'sms', to: phone }, ...visitor }) as const;

/** Sends the code that books with a phone alone: the same message to everybody, since it opens an account either way. */
export const sendEntryCode = (deps: CodeDeps, by: ByPhone): Promise<Sent> =>
  sendCode(deps, codeOf(by), async () => ({ kind: 'signIn', isWithheld: false }));

type Entered =
  | { readonly kind: 'entered'; readonly auth: Auth }
  | { readonly kind: 'refused'; readonly reply: CodeRefused }
  | Spent;

/**
 * Signs in with that code: to the account that has the number, or to a new one. What is typed changes nothing of an
 * account that is there, since a booking may be for somebody else. The lock on the code lets an erasure of the account
 * come wholly before or after.
 */
export const enterByPhone = (
  { db, clock, ids, secondFactor }: CodeDeps,
  {
    code,
    name,
    browser,
    ...by
  }: ByPhone & { readonly code: string; readonly name: string; readonly browser: string },
): Promise<Entered> =>
  db.transaction(async (sql) => {
    const tried = await takeCode(sql, { clock }, { ...codeOf(by), code });
    if (tried.kind !== 'right') return tried;
    const known = await accountsIn(sql).byPhone(by.phone);
    const account = known ?? (await addAccount(sql, { clock, ids }, { phone: by.phone, name }));
    return {
      kind: 'entered',
      auth: await openSession(
        sql,
        { clock, ids, secondFactor },
        { account, browser, device: by.device },
      ),
    };
  });

/** Adds an account without address and password; the one that another browser has made meanwhile comes first. */
const addAccount = async (
  sql: Sql,
  { clock, ids }: Pick<CodeDeps, 'clock' | 'ids'>,
  { phone, name }: { readonly phone: string; readonly name: string },
): Promise<Account> => {
  const now = clock.now();
  const made: Account = {
    id: ids.row(),
    email: null,
    phone,
    passwordHash: null,
    ...namesIn(name),
    role: 'patient',
    createdAt: now,
    onboardedAt: null,
    organizationId: null,
    ...UNCHOSEN,
  };
  if (await accountsIn(sql).add(made)) {
    const consent = { id: ids.row(), accountId: made.id, granted: true, decidedAt: now };
    await consentsIn(sql).add([{ ...consent, ...BOOKING_CONSENT }]);
    return made;
  }
  const other = await accountsIn(sql).byPhone(phone);
  if (other === null) throw new Error('An account with this number was deleted while it was made');
  return other;
};

/** Splits a whole name at its first space; a person with one name has no last one. */
export const namesIn = (name: string): Pick<Account, 'firstName' | 'lastName'> => {
  const [first = '', ...rest] = name.split(' ');
  return {
    firstName: first.slice(0, NAMES.firstName.max),
    lastName: rest.join(' ').slice(0, NAMES.lastName.max),
  };
};
