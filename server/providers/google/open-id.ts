import { GOOGLE_RETURN_PATH } from '../../../contracts/endpoints/google.ts';
import type { Clock } from '../../lib/clock.ts';
import { verifyIdToken } from './id-token.ts';
import type { Keys } from '../open-id/keys.ts';
import type { GoogleIssuer } from './port.ts';

/** The product's registration with an issuer, and the addresses of the issuer. */
export type Registration = {
  readonly clientId: string;
  /** All spellings of the issuer's name. */
  readonly issuers: readonly string[];
  readonly authorizeUrl: string;
  /** Address under which visitors reach the product; empty when the issuer is one of its own pages. */
  readonly origin: string;
};

/**
 * Makes an issuer that speaks OpenID Connect. It uses the implicit flow with an ID token alone: Google is never called
 * in a person's name, so there is no code to exchange and no client secret to keep.
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
