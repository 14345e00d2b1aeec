import { errors, jwtVerify } from 'jose';
import type { JWTPayload } from 'jose';
import * as z from 'zod/mini';
import type { Clock } from '../../lib/clock.ts';
import { KeysUnavailable } from './keys.ts';
import type { Keys } from './keys.ts';

/** Largest difference between the issuer's clock and this server's, in seconds. */
const SKEW_S = 60;

/** The issuer's own id of a person: ASCII, at most 255 characters (OpenID Connect Core, section 2). */
export const Subject = z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/));
export const Nonce = z.string().check(z.minLength(1), z.maxLength(200));

type Expected = {
  readonly audience: string;
  /** All spellings of the issuer's name. */
  readonly issuers: readonly string[];
  /** Names of signatures by a private key; a token signed with a shared secret never passes. */
  readonly algorithms: readonly ('RS256' | 'PS256' | 'ES256')[];
};

/** Result of checking a token. `why` is fit for a log: it holds nothing that was sent. */
type Signed =
  | { readonly kind: 'signed'; readonly payload: JWTPayload }
  | { readonly kind: 'refused'; readonly why: string }
  /** The token cannot be judged: the issuer's keys cannot be read. */
  | { readonly kind: 'unavailable'; readonly why: string };

/**
 * Checks a token as OpenID Connect asks (Core, section 3.1.3.7): signature, issuer, audience, authorized party and
 * expiry. The caller reads the claims, and has to look up whether the nonce belongs to this browser.
 */
export const verifySigned = async (
  token: string,
  { audience, issuers, algorithms }: Expected,
  { keys, clock }: { readonly keys: Pick<Keys, 'find'>; readonly clock: Clock },
): Promise<Signed> => {
  try {
    const { payload } = await jwtVerify(token, keys.find, {
      audience,
      issuer: [...issuers],
      algorithms: [...algorithms],
      currentDate: clock.now(),
      clockTolerance: SKEW_S,
      requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
    });
    // Several audiences would let a token made for another site pass here; a list of us alone is as good as our name.
    if ([payload.aud].flat().length !== 1) return { kind: 'refused', why: 'audience' };
    const { azp = audience } = payload;
    return azp === audience ? { kind: 'signed', payload } : { kind: 'refused', why: 'azp' };
  } catch (error) {
    if (error instanceof KeysUnavailable) return { kind: 'unavailable', why: error.why };
    if (error instanceof errors.JOSEError && !isOfKey(error)) {
      return { kind: 'refused', why: error.code };
    }
    return { kind: 'unavailable', why: 'a key that cannot be used' };
  }
};

/** Returns true when the issuer's keys are broken, rather than the token. */
const isOfKey = (error: errors.JOSEError): boolean =>
  error instanceof errors.JWKSInvalid || error instanceof errors.JWKInvalid;
