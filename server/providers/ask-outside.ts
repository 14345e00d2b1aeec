import type { Clock } from '../lib/clock.ts';
import { errorCode } from '../lib/error-code.ts';

type OutsideRequest = Omit<RequestInit, 'redirect' | 'signal'> & {
  readonly signal: AbortSignal;
  /** The most of a reply that is taken, in bytes, unpacked. */
  readonly maxBytes: number;
};

/** `body` is `null` for a longer one than is taken. */
type Reply = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer | null;
};

/**
 * Asks a server outside. Where its reply leads elsewhere nobody follows, so that keys and what people wrote stay with whom
 * they are meant for and nobody is led to a server behind ours; such a reply is one of status 3xx.
 */
export const askOutside = async (
  url: string,
  { signal, maxBytes, ...request }: OutsideRequest,
): Promise<Reply> => {
  const response = await fetch(url, { ...request, signal, redirect: 'manual' });
  const body = await readBytes(response, signal, maxBytes);
  return { status: response.status, headers: response.headers, body };
};

/**
 * The body of a reply; `null` for a longer one, so that a broken server cannot fill the memory. The reader itself listens to
 * the signal: once the headers are there, `fetch` may have forgotten its own (Node 20 holds it weakly).
 */
const readBytes = async (
  response: Response,
  signal: AbortSignal,
  maxBytes: number,
): Promise<Buffer | null> => {
  const parts: Uint8Array[] = [];
  if (!response.body) return Buffer.concat(parts);
  const reader = response.body.getReader();
  const giveUp = (): void => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', giveUp);
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) return Buffer.concat(parts);
      size += value.byteLength;
      if (size > maxBytes) return null;
      parts.push(value);
    }
  } finally {
    signal.removeEventListener('abort', giveUp);
    giveUp();
  }
};

type AskedInTime = Omit<OutsideRequest, 'signal'> & {
  readonly clock: Clock;
  /** The longest that the whole reply may take, in milliseconds. */
  readonly ms: number;
  /** What is thrown where there is no whole reply in time: `late`, or what the system calls it, such as `ECONNREFUSED`. */
  readonly failure: (why: string) => Error;
};

/** The same within a time. @throws what `failure` makes of the reason */
export const askInTime = async (
  url: string,
  { clock, ms, failure, ...request }: AskedInTime,
): Promise<Reply> => {
  const ending = new AbortController();
  const stopWaiting = clock.after(ms, () => ending.abort());
  try {
    return await askOutside(url, { ...request, signal: ending.signal });
  } catch (error) {
    throw failure(ending.signal.aborted ? 'late' : (errorCode(error) ?? 'unreachable'));
  } finally {
    stopWaiting();
  }
};

/** What a reply says as JSON; `null` when it is none, or too long. */
export const jsonIn = ({ body }: Pick<Reply, 'body'>): unknown => jsonOrNull(String(body));

/** What a text says as JSON; `null` when it is none. */
export const jsonOrNull = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
