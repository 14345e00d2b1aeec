import { REQUIRED_CONSENTS } from '../../../contracts/account.ts';
import type { RequiredConsent } from '../../../contracts/account.ts';
import type { Sql } from '../../db/connect.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import { consentsIn } from '../../repositories/consents.ts';

/** What is done with health data of an account: something new is kept of it, or a program reads it there. */
export type Processing = 'keeping' | 'reading';

/** What has been read is kept, so that reading wants both. */
const WANTED: Readonly<Record<Processing, readonly RequiredConsent[]>> = {
  keeping: ['dataProcessing'],
  reading: REQUIRED_CONSENTS,
};

export type ConsentWithdrawn = {
  readonly kind: 'consentWithdrawn';
  readonly purpose: RequiredConsent;
};

/** Why nothing is done. `gone`: the account was deleted meanwhile. */
export type NotAllowed = ConsentWithdrawn | { readonly kind: 'gone' };

/**
 * The consent that was taken back and would be needed (India's DPDP Act, section 6); `null` where none was. Who was never
 * asked has taken nothing back. This is the one rule for whatever keeps or reads health data of an account.
 */
export const withdrawnFor = async (
  sql: Sql,
  accountId: string,
  processing: Processing,
): Promise<ConsentWithdrawn | null> => {
  for (const purpose of WANTED[processing]) {
    const newest = await consentsIn(sql).newestOn(accountId, purpose);
    if (newest?.granted === false) return { kind: 'consentWithdrawn', purpose };
  }
  return null;
};

/**
 * The same where something is about to be stored: the account is locked, so that a decision of this moment comes before it or
 * after it, and the account is not deleted in between.
 */
export const lockFor = async (
  sql: Sql,
  accountId: string,
  processing: Processing,
): Promise<NotAllowed | null> =>
  (await accountsIn(sql).lock(accountId)) === null
    ? { kind: 'gone' }
    : withdrawnFor(sql, accountId, processing);
