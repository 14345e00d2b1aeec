import { errors, jwtVerify } from 'jose';
import type { JWTPayload } from 'jose';
import * as z from 'zod/mini';
import { Email } from '../../../contracts/accounts/account.ts';
import type { Clock } from '../../lib/clock.ts';
import { KeysUnavailable } from './keys.ts';
import type { Keys } from './keys.ts';
import type { GooglePerson, Verdict } from './port.ts';

/** Largest difference between the issuer's clock and this server's, in seconds. */
const SKEW_S = 60;

/** The longest first or last name that is kept, in characters. */
const NAME_MAX = 100;

/** Accepts any value: an optional claim must not refuse a person. */
const anything = z.optional(z.unknown());
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const Claims = z.object({
  /** ASCII, at most 255 characters (OpenID Connect Core, section 2). */
  sub: z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/)),
  nonce: z.string().check(z.minLength(1), z.maxLength(200)),
  email: Email,
  email_verified: anything,
  hd: anything,
  given_name: anything,
  family_name: anything,
  name: anything,
});

type Expected = {
  readonly audience: string;
  /** All spellings of the issuer's name. */
  readonly issuers: readonly string[];
};

/**
 * Checks a token as OpenID Connect asks (Core, section 3.2.2.11): signature, audience, expiry and claims. The caller
 * has to look up whether the nonce was issued here and belongs to this browser.
 */
export const verifyIdToken = async (
  token: string,
  { audience, issuers }: Expected,
  { keys, clock }: { readonly keys: Pick<Keys, 'find'>; readonly clock: Clock },
): Promise<Verdict> => {
  try {
    const { payload } = await jwtVerify(token, keys.find, {
      audience,
      issuer: [...issuers],
      // Google signs with RS256. Naming it alone keeps a token signed with a shared secret (HS256) from passing.
      algorithms: ['RS256'],
      currentDate: clock.now(),
      clockTolerance: SKEW_S,
      requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
    });
    // A list of audiences would let a token made for another site pass here.
    if (payload.aud !== audience) return { kind: 'refused', why: 'audience' };
    return readClaims(payload);
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

const readClaims = (payload: JWTPayload): Verdict => {
  const parsed = z.safeParse(Claims, payload);
  if (!parsed.success) return { kind: 'refused', why: 'claims' };
  const { sub, nonce, email, email_verified: isVerified, hd, ...names } = parsed.data;
  if (isVerified !== true) return { kind: 'emailNotVerified' };
  // Google only saw a mail arrive once at any other address; its owner today may be another person.
  const hasMailbox = email.endsWith('@gmail.com') || textOf(hd) !== '';
  return { kind: 'verified', nonce, person: { sub, email, hasMailbox, ...namesOf(names, email) } };
};

type Names = Pick<z.infer<typeof Claims>, 'given_name' | 'family_name' | 'name'>;

/** Makes a name fit to be kept: no control characters, no half characters, at most `NAME_MAX` long. */
const clean = (value: unknown): string =>
  textOf(value)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, NAME_MAX)
    .toWellFormed();

/** Splits the names of the token; without any name, the part of the address before the @ is the first name. */
const namesOf = (
  { given_name: given, family_name: family, name: whole }: Names,
  email: string,
): Pick<GooglePerson, 'firstName' | 'lastName'> => {
  if (clean(given) !== '') return { firstName: clean(given), lastName: clean(family) };
  const [first = '', ...rest] = clean(whole).split(/\s+/);
  const [local = ''] = email.split('@', 1);
  return { firstName: first || clean(local), lastName: rest.join(' ') };
};
