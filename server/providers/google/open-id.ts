import { GOOGLE_RETURN_PATH } from '../../../contracts/endpoints/google.ts';
import type { Clock } from '../../lib/clock.ts';
import { verifyIdToken } from './id-token.ts';
import type { Keys } from './keys.ts';
import type { GoogleIssuer } from './port.ts';

/** How we are known to an issuer, and it to us. */
export type Registration = {
  readonly clientId: string;
  /** All the ways in which the issuer spells itself. */
  readonly issuers: readonly string[];
  readonly authorizeUrl: string;
  /** Where visitors reach us; empty where the issuer is one of our own pages. */
  readonly origin: string;
};

/**
 * An issuer that speaks OpenID Connect. The implicit flow with an ID token alone: nothing is asked of Google in the name of
 * a person, so there is no code to exchange and no client secret to keep.
 */
export const openIdIssuer = (
  { clientId, issuers, authorizeUrl, origin }: Registration,
  { keys, clock }: { readonly keys: Keys; readonly clock: Clock },
): GoogleIssuer => ({
  authorizeUrl: ({ nonce, state }) => {
    const asked = new URLSearchParams({
      client_id: clientId,
      redirect_uri: `${origin}${GOOGLE_RETURN_PATH}`,
      response_type: 'id_token',
      response_mode: 'fragment',
      scope: 'openid email profile',
      prompt: 'select_account',
      nonce,
      state,
    });
    return `${authorizeUrl}?${asked}`;
  },
  verify: (token) => verifyIdToken(token, { audience: clientId, issuers }, { keys, clock }),
  watch: keys.watch,
});
