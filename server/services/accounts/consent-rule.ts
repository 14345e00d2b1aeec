import { REQUIRED_CONSENTS } from '../../../contracts/accounts/account.ts';
import type { RequiredConsent } from '../../../contracts/accounts/account.ts';
import type { Sql } from '../../db/connect.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import { consentsIn } from '../../repositories/consents.ts';

/** Processing of an account's health data: keeping something new, or having a program read it. */
export type Processing = 'keeping' | 'reading';

/** Consents that each processing needs. What a program has read is kept, so reading needs both. */
const WANTED: Readonly<Record<Processing, readonly RequiredConsent[]>> = {
  keeping: ['dataProcessing'],
  reading: REQUIRED_CONSENTS,
};

export type ConsentWithdrawn = {
  readonly kind: 'consentWithdrawn';
  readonly purpose: RequiredConsent;
};

/** Reason why nothing is done. `gone`: the account was deleted meanwhile. */
export type NotAllowed = ConsentWithdrawn | { readonly kind: 'gone' };

/**
 * Finds the needed consent that was withdrawn (India's DPDP Act, section 6); `null` when none was. A patient who was
 * never asked has withdrawn nothing. This one rule covers everything that keeps or reads health data of an account.
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
 * Locks the account before storing and applies the rule, so that a decision made at this moment comes before or after,
 * and the account is not deleted in between.
 */
export const lockFor = async (
  sql: Sql,
  accountId: string,
  processing: Processing,
): Promise<NotAllowed | null> =>
  (await accountsIn(sql).lock(accountId)) === null
    ? { kind: 'gone' }
    : withdrawnFor(sql, accountId, processing);
