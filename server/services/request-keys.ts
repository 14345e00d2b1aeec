import type { Sql } from '../db/connect.ts';
import type { Clock } from '../lib/clock.ts';
import { fingerprint } from '../lib/fingerprint.ts';
import { requestKeysIn } from '../repositories/request-keys.ts';

/** A request that creates something: the account, its idempotency key, and the content. */
export type Creating = {
  readonly ownerId: string;
  readonly requestKey: string;
  readonly body: unknown;
};

/** `different`: the key was used for a request with another content. */
type Claimed =
  | { readonly kind: 'first' }
  | { readonly kind: 'repeated'; readonly subject: string }
  | { readonly kind: 'different' };

const rowOf = ({ ownerId, requestKey, body }: Creating) => ({
  ownerId,
  key: requestKey,
  body: fingerprint(JSON.stringify(body)),
});

/** Finds out, before anything costly is done, whether a request has created its row already. */
export const findRequest = async (
  sql: Sql,
  creating: Creating,
): Promise<Exclude<Claimed, { kind: 'first' }> | null> => {
  const row = rowOf(creating);
  const found = await requestKeysIn(sql).find(row.ownerId, row.key);
  if (found === null) return null;
  return found.body === row.body
    ? { kind: 'repeated', subject: found.subject }
    : { kind: 'different' };
};

/**
 * Makes a request create at most one row, however often and in whichever process it is repeated. It must run in the
 * transaction that adds the row under `subject`: a rollback frees the key as well.
 */
export const claimRequest = async (
  sql: Sql,
  clock: Clock,
  { subject, ...creating }: Creating & { readonly subject: string },
): Promise<Claimed> => {
  const row = { ...rowOf(creating), subject, createdAt: clock.now() };
  if (await requestKeysIn(sql).add(row)) return { kind: 'first' };
  const found = await findRequest(sql, creating);
  if (found === null) throw new Error('A request key is gone that was there a moment ago');
  return found;
};
