import type { Clock } from '../../lib/clock.ts';
import { errorCode } from '../../lib/error-code.ts';
import { jsonOrNull, readBounded } from '../bounded-reply.ts';
import { KeysUnavailable } from './keys.ts';
import type { ReadKeys } from './keys.ts';

/** The longest that the issuer may take over its whole reply, in milliseconds. */
const LIMIT_MS = 5000;

/** The most of a reply that is read, in bytes. */
const MAX_REPLY_BYTES = 64 * 1024;

/** Reads what an issuer publishes at an address. Where the reply leads elsewhere nobody follows. */
export const fetchKeys =
  (url: string, clock: Clock): ReadKeys =>
  async () => {
    const ending = new AbortController();
    const stopWaiting = clock.after(LIMIT_MS, () => ending.abort());
    try {
      const response = await fetch(url, {
        redirect: 'error',
        signal: ending.signal,
        headers: { accept: 'application/json' },
      });
      const text = await readBounded(response, ending.signal, MAX_REPLY_BYTES);
      if (!response.ok) throw new KeysUnavailable(`status ${response.status}`);
      return jsonOrNull(text ?? '');
    } catch (error) {
      if (error instanceof KeysUnavailable) throw error;
      throw new KeysUnavailable(
        ending.signal.aborted ? 'late' : (errorCode(error) ?? 'unreachable'),
      );
    } finally {
      stopWaiting();
    }
  };
