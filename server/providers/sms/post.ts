import type { Clock } from '../../lib/clock.ts';
import { askInTime, jsonIn } from '../ask-outside.ts';
import { DeliveryFailure } from '../delivery-failure.ts';

/** Longest time for the provider's whole reply, in milliseconds. */
const LIMIT_MS = 10_000;

/** Largest reply that is read, in bytes. */
const MAX_REPLY_BYTES = 64 * 1024;

type Posting = {
  /** Name of the provider in the log. */
  readonly provider: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

type Reply = { readonly status: number; readonly body: unknown };

/**
 * Posts to a provider of text messages over HTTP.
 * @throws DeliveryFailure when there is no whole reply in time
 */
export const post = async (
  { provider, url, headers, body }: Posting,
  clock: Clock,
): Promise<Reply> => {
  const reply = await askInTime(url, {
    clock,
    ms: LIMIT_MS,
    maxBytes: MAX_REPLY_BYTES,
    failure: (why) => new DeliveryFailure(provider, why),
    method: 'POST',
    headers: { accept: 'application/json', ...headers },
    body,
  });
  return { status: reply.status, body: jsonIn(reply) };
};

/** Joins the provider's base address and a path. */
export const addressAt = (baseUrl: string, path: string): string =>
  `${baseUrl.replace(/\/{1,9}$/, '')}${path}`;
