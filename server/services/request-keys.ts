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

/**
 * Makes a request create at most one row, however often and in whichever process it is repeated. It must run in the
 * transaction that adds the row under `subject`: a rollback frees the key as well.
 */
export const claimRequest = async (
  sql: Sql,
  clock: Clock,
  { ownerId, requestKey, body, subject }: Creating & { readonly subject: string },
): Promise<Claimed> => {
  const keys = requestKeysIn(sql);
  const row = { ownerId, key: requestKey, body: fingerprint(JSON.stringify(body)), subject };
  if (await keys.add({ ...row, createdAt: clock.now() })) return { kind: 'first' };
  const found = await keys.find(ownerId, requestKey);
  if (found === null) throw new Error('A request key is gone that was there a moment ago');
  return found.body === row.body
    ? { kind: 'repeated', subject: found.subject }
    : { kind: 'different' };
};
