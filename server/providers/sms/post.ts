import type { Clock } from '../../lib/clock.ts';
import { errorCode } from '../../lib/error-code.ts';
import { jsonOrNull, readBounded } from '../bounded-reply.ts';
import { DeliveryFailure } from '../delivery-failure.ts';

/** The longest that a provider may take over its whole reply, in milliseconds. */
const LIMIT_MS = 10_000;

/** The most of a reply that is read, in bytes. */
const MAX_REPLY_BYTES = 64 * 1024;

type Posting = {
  /** What the provider is called in the log. */
  readonly provider: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

type Reply = { readonly status: number; readonly body: unknown };

/**
 * Asks a provider of text messages over HTTP. Where a reply leads elsewhere nobody follows: keys and numbers stay with
 * whom they are meant for.
 * @throws DeliveryFailure when there is no whole reply in time
 */
export const post = async (
  { provider, url, headers, body }: Posting,
  clock: Clock,
): Promise<Reply> => {
  const ending = new AbortController();
  const stopWaiting = clock.after(LIMIT_MS, () => ending.abort());
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: ending.signal,
      headers: { accept: 'application/json', ...headers },
      body,
    });
    const text = await readBounded(response, ending.signal, MAX_REPLY_BYTES);
    return { status: response.status, body: jsonOrNull(text ?? '') };
  } catch (error) {
    throw new DeliveryFailure(provider, ending.signal.aborted ? 'late' : reasonOf(error));
  } finally {
    stopWaiting();
  }
};

/** What the system calls it, such as `ECONNREFUSED`. */
const reasonOf = (error: unknown): string => errorCode(error) ?? 'unreachable';

/** The address of something at the provider. */
export const addressAt = (baseUrl: string, path: string): string =>
  `${baseUrl.replace(/\/{1,9}$/, '')}${path}`;
