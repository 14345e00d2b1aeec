import type { Clock } from '../lib/clock.ts';
import { errorCode } from '../lib/error-code.ts';

type OutsideRequest = Omit<RequestInit, 'redirect' | 'signal'> & {
  readonly signal: AbortSignal;
  /** Largest reply that is read, in bytes after decompression. */
  readonly maxBytes: number;
};

/** `body` is `null` when the reply is longer than allowed. */
type Reply = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer | null;
};

/**
 * Asks a server outside. A redirect is returned as its status 3xx and never followed, so that keys and patients' words
 * stay with the server they are meant for, and no reply leads a request into the operator's own network.
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
 * Reads the body of a reply; `null` when it is too long, so that a broken server cannot fill the memory. The reader
 * itself listens to the signal: once the headers are there, `fetch` may have dropped its own (Node 20 holds it weakly).
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
  /** Longest time for the whole reply, in milliseconds. */
  readonly ms: number;
  /** Makes the error for a reply that is not whole in time: `late`, or the system's code, such as `ECONNREFUSED`. */
  readonly failure: (why: string) => Error;
};

/** Asks a server outside within a time limit. @throws what `failure` makes of the reason */
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

/** Reads a reply as JSON; `null` when it is none, or too long. */
export const jsonIn = ({ body }: Pick<Reply, 'body'>): unknown => jsonOrNull(String(body));

/** Parses JSON; `null` when the text is none. */
export const jsonOrNull = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
