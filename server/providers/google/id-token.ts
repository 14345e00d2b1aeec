import type { JWTPayload } from 'jose';
import * as z from 'zod/mini';
import { Email } from '../../../contracts/accounts/account.ts';
import type { Clock } from '../../lib/clock.ts';
import { Nonce, Subject, verifySigned } from '../open-id/id-token.ts';
import type { Keys } from '../open-id/keys.ts';
import type { GooglePerson, Verdict } from './port.ts';

/** The longest first or last name that is kept, in characters. */
const NAME_MAX = 100;

/** Accepts any value: an optional claim must not refuse a person. */
const anything = z.optional(z.unknown());
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const Claims = z.object({
  sub: Subject,
  nonce: Nonce,
  email: Email,
  email_verified: anything,
  hd: anything,
  given_name: anything,
  family_name: anything,
  name: anything,
});

/** Checks a token of Google's. The caller has to look up whether the nonce was issued here and belongs to this browser. */
export const verifyIdToken = async (
  token: string,
  expected: { readonly audience: string; readonly issuers: readonly string[] },
  by: { readonly keys: Pick<Keys, 'find'>; readonly clock: Clock },
): Promise<Verdict> => {
  const signed = await verifySigned(token, { ...expected, algorithms: ['RS256'] }, by);
  return signed.kind === 'signed' ? readClaims(signed.payload) : signed;
};

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
