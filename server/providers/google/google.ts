import type { Clock } from '../../lib/clock.ts';
import { keysBy, KeysUnavailable } from './keys.ts';
import type { ReadKeys } from './keys.ts';
import { openIdIssuer } from './open-id.ts';
import type { GoogleIssuer, GoogleSettings } from './port.ts';
import { askInTime, jsonIn } from '../ask-outside.ts';

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

/**
 * Copied from https://accounts.google.com/.well-known/openid-configuration; Google asks to accept the bare name as
 * well.
 */
const GOOGLE = {
  issuers: ['https://accounts.google.com', 'accounts.google.com'],
  authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
};

/** Connects Google itself. @param keysUrl where its keys are; tests use others */
export const google = (
  { clientId, origin }: GoogleSettings,
  clock: Clock,
  keysUrl = GOOGLE.keysUrl,
): GoogleIssuer => {
  const { issuers, authorizeUrl } = GOOGLE;
  const keys = keysBy(fetchKeys(keysUrl, clock), clock);
  return openIdIssuer({ clientId, origin, issuers, authorizeUrl }, { keys, clock });
};
