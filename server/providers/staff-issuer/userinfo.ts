import * as z from 'zod/mini';
import type { Clock } from '../../lib/clock.ts';
import { askInTime, jsonIn } from '../ask-outside.ts';
import { KeysUnavailable, LIMIT_MS, MAX_REPLY_BYTES } from '../open-id/keys.ts';

const Userinfo = z.looseObject({ sub: z.string() });

type Bearer = {
  readonly accessToken: string;
  /** The person of the token that came with it. */
  readonly subject: string;
  readonly clock: Clock;
};

/**
 * Asks the issuer for what it says of a person outside the token (OpenID Connect Core, section 5.3).
 * @throws KeysUnavailable where it does not answer as it should, or speaks of somebody else
 */
export const readUserinfo = async (
  endpoint: string,
  { accessToken, subject, clock }: Bearer,
): Promise<Readonly<Record<string, unknown>>> => {
  const reply = await askInTime(endpoint, {
    clock,
    ms: LIMIT_MS,
    maxBytes: MAX_REPLY_BYTES,
    failure: (why) => new KeysUnavailable(why),
    headers: { accept: 'application/json', authorization: `Bearer ${accessToken}` },
  });
  const said = z.safeParse(Userinfo, jsonIn(reply));
  if (reply.status !== 200 || !said.success) {
    throw new KeysUnavailable(`status ${reply.status} from its userinfo endpoint`);
  }
  // Section 5.3.2: otherwise the token of one person could be exchanged for what is said of another.
  if (said.data.sub !== subject) throw new KeysUnavailable('its userinfo is about somebody else');
  return said.data;
};
