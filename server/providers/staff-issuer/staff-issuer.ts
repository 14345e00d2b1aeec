import type { JWTPayload } from 'jose';
import * as z from 'zod/mini';
import { STAFF_RETURN_PATH } from '../../../contracts/endpoints/staff-issuer.ts';
import type { Clock } from '../../lib/clock.ts';
import { askInTime, jsonIn } from '../ask-outside.ts';
import { verifySigned } from '../open-id/id-token.ts';
import {
  fetchPublished,
  keysBy,
  KeysUnavailable,
  LIMIT_MS,
  MAX_REPLY_BYTES,
} from '../open-id/keys.ts';
import { Address, configurationBy } from './configuration.ts';
import type { Configuration } from './configuration.ts';
import type { Asked, Redeeming, Redeemed, StaffIssuer, StaffIssuerSettings } from './port.ts';
import { completedBy, isWhole, readStaffClaims, tellsGroup } from './staff-claims.ts';
import { readUserinfo } from './userinfo.ts';

/** Signatures that are taken: Keycloak and Entra write the first unless they are told otherwise. */
export const ALGORITHMS = ['RS256', 'PS256', 'ES256'] as const;

const Tokens = z.object({
  id_token: z.string().check(z.minLength(1)),
  access_token: z.optional(z.unknown()),
});
/** A token that can stand in a header, which its userinfo alone is asked with. */
const AccessToken = z.string().check(z.regex(/^[\x21-\x7e]+$/));
const Refusal = z.object({ error: z.string().check(z.regex(/^[a-z_]{1,40}$/)) });

/** Words of what `authorize` is asked, for this issuer and for the sandbox. */
export const askedOf = (
  { clientId, origin, acr }: Pick<StaffIssuerSettings, 'clientId' | 'origin' | 'acr'>,
  { state, nonce, challenge }: Asked,
): URLSearchParams =>
  new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${origin}${STAFF_RETURN_PATH}`,
    response_type: 'code',
    // Behind the #, so that the code reaches no log of a server.
    response_mode: 'fragment',
    scope: 'openid email profile',
    // At a shared computer nobody goes on as whoever was there before.
    prompt: 'login',
    state,
    nonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...(acr !== null && { acr_values: acr }),
  });

/** Writes id and secret as RFC 6749, section 2.3.1, asks: by the header unless the issuer takes the body alone. */
const identified = (
  { clientId, clientSecret }: StaffIssuerSettings,
  { token_endpoint_auth_methods_supported: ways = ['client_secret_basic'] }: Configuration,
): { headers: Record<string, string>; body: Record<string, string> } => {
  if (!ways.includes('client_secret_basic') && ways.includes('client_secret_post')) {
    return { headers: {}, body: { client_id: clientId, client_secret: clientSecret } };
  }
  const written = (value: string): string => new URLSearchParams({ v: value }).toString().slice(2);
  const pair = Buffer.from(`${written(clientId)}:${written(clientSecret)}`).toString('base64');
  return { headers: { authorization: `Basic ${pair}` }, body: {} };
};

/** Exchanges a code for a token. @throws KeysUnavailable where the issuer does not answer as it should */
const exchange = async (
  settings: StaffIssuerSettings,
  configuration: Configuration,
  { code, verifier, clock }: Pick<Redeeming, 'code' | 'verifier'> & { readonly clock: Clock },
): Promise<
  { kind: 'tokens'; idToken: string; accessToken: string | null } | { kind: 'refused'; why: string }
> => {
  const { headers, body } = identified(settings, configuration);
  const reply = await askInTime(configuration.token_endpoint, {
    clock,
    ms: LIMIT_MS,
    maxBytes: MAX_REPLY_BYTES,
    failure: (why) => new KeysUnavailable(why),
    method: 'POST',
    headers: { ...headers, accept: 'application/json' },
    body: new URLSearchParams({
      ...body,
      grant_type: 'authorization_code',
      code,
      redirect_uri: `${settings.origin}${STAFF_RETURN_PATH}`,
      code_verifier: verifier,
    }),
  });
  const said = jsonIn(reply);
  const tokens = z.safeParse(Tokens, said);
  if (reply.status === 200 && tokens.success) {
    const { id_token: idToken, access_token: bearer } = tokens.data;
    const accessToken = z.safeParse(AccessToken, bearer).data ?? null;
    return { kind: 'tokens', idToken, accessToken };
  }
  const refusal = z.safeParse(Refusal, said);
  // Any other error is of the registration or of the issuer, and no new try of the person mends it.
  if (refusal.success && refusal.data.error === 'invalid_grant') {
    return { kind: 'refused', why: 'invalid_grant' };
  }
  throw new KeysUnavailable(
    `status ${reply.status}${refusal.success ? `, ${refusal.data.error}` : ''} from its token endpoint`,
  );
};

/** Connects the house's own issuer by the code flow with PKCE. */
export const staffIssuer = (settings: StaffIssuerSettings, clock: Clock): StaffIssuer => {
  const { issuer, clientId } = settings;
  const configuration = configurationBy(issuer, clock);
  const keys = keysBy(async () => {
    const { jwks_uri } = await configuration.readAnew();
    return fetchPublished(jwks_uri, clock);
  }, clock);

  /** Strict issuers write the claims of the scopes in userinfo alone, where a code is exchanged (Core, section 5.4). */
  const completed = async (
    payload: JWTPayload,
    { accessToken, known }: { accessToken: string | null; known: Configuration },
  ): Promise<JWTPayload> => {
    const endpoint = z.safeParse(Address, known.userinfo_endpoint).data;
    if (endpoint === undefined || accessToken === null || isWhole(payload, settings))
      return payload;
    const subject = payload.sub ?? '';
    try {
      const userinfo = await readUserinfo(endpoint, { accessToken, subject, clock });
      return completedBy(payload, userinfo, settings);
    } catch (error) {
      // What cannot be read there keeps out nobody whom the token alone lets in.
      if (error instanceof KeysUnavailable && tellsGroup(payload, settings)) return payload;
      throw error;
    }
  };

  const redeem = async ({ code, verifier, nonce }: Redeeming): Promise<Redeemed> => {
    const known = await configuration.current();
    const exchanged = await exchange(settings, known, { code, verifier, clock });
    if (exchanged.kind === 'refused') return exchanged;
    const expected = { audience: clientId, issuers: [issuer], algorithms: ALGORITHMS };
    const signed = await verifySigned(exchanged.idToken, expected, { keys, clock });
    if (signed.kind !== 'signed') return signed;
    const said = await completed(signed.payload, { ...exchanged, known });
    return readStaffClaims(said, nonce, settings);
  };

  return {
    authorizeUrl: (asked) =>
      unlessUnavailable(async () => {
        const url = new URL((await configuration.current()).authorization_endpoint);
        for (const [name, value] of askedOf(settings, asked)) url.searchParams.set(name, value);
        return { kind: 'made' as const, url: url.href };
      }),
    redeem: (redeeming) => unlessUnavailable(() => redeem(redeeming)),
    watch: keys.watch,
  };
};

/** Turns the failure of the issuer into a verdict. */
const unlessUnavailable = async <T>(
  act: () => Promise<T>,
): Promise<T | { readonly kind: 'unavailable'; readonly why: string }> => {
  try {
    return await act();
  } catch (error) {
    if (error instanceof KeysUnavailable) return { kind: 'unavailable', why: error.why };
    throw error;
  }
};
