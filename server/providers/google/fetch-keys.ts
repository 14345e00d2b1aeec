import type { Clock } from '../../lib/clock.ts';
import { askInTime, jsonIn } from '../ask-outside.ts';
import { KeysUnavailable } from './keys.ts';
import type { ReadKeys } from './keys.ts';

/** Longest time for the issuer's whole reply, in milliseconds. */
const LIMIT_MS = 5000;

/** Largest reply that is read, in bytes. */
const MAX_REPLY_BYTES = 64 * 1024;

/** Reads the keys that an issuer publishes at an address. @throws KeysUnavailable when they cannot be had */
export const fetchKeys =
  (url: string, clock: Clock): ReadKeys =>
  async () => {
    const reply = await askInTime(url, {
      clock,
      ms: LIMIT_MS,
      maxBytes: MAX_REPLY_BYTES,
      failure: (why) => new KeysUnavailable(why),
      headers: { accept: 'application/json' },
    });
    if (reply.status !== 200) throw new KeysUnavailable(`status ${reply.status}`);
    return jsonIn(reply);
  };
