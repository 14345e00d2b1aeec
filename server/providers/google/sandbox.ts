import { createHash } from 'node:crypto';
import { SignJWT, exportJWK, generateKeyPair } from 'jose';
import { SANDBOX_PATH } from '../../lib/addresses.ts';
import type { Clock } from '../../lib/clock.ts';
import { keysBy } from '../open-id/keys.ts';
import { openIdIssuer } from './open-id.ts';
import type { Registration } from './open-id.ts';
import type { GoogleIssuer } from './port.ts';

/** The name `.invalid` can never be Google's (RFC 2606). */
const ISSUER = 'https://google.sandbox.invalid';
const REGISTRATION: Registration = {
  clientId: 'toothwise-sandbox',
  issuers: [ISSUER],
  authorizeUrl: `${SANDBOX_PATH}/google/authorize`,
  origin: '',
};

const HOUR_S = 60 * 60;
const ALGORITHM = 'RS256';

export type SandboxPerson = {
  readonly email: string;
  readonly name: string;
  /** True when the company of the address keeps its mailboxes with Google; Gmail addresses do not need it. */
  readonly isHosted: boolean;
  readonly isVerified: boolean;
};

export type GoogleSandbox = GoogleIssuer & {
  readonly clientId: string;
  /** Returns the public key in the form in which Google publishes its own. */
  readonly keySet: () => Promise<object>;
  readonly sign: (person: SandboxPerson, nonce: string) => Promise<string>;
};

/** Derives Google's id from the address, 21 digits: the same person gets the same one each time. */
const subOf = (email: string): string => {
  const hash = createHash('sha256').update(email).digest('hex');
  return BigInt(`0x${hash}`).toString().padStart(21, '1').slice(0, 21);
};

const claimsOf = ({ email, name, isHosted, isVerified }: SandboxPerson, nonce: string) => {
  const [given = '', ...family] = name.split(' ');
  return {
    nonce,
    email,
    email_verified: isVerified,
    name,
    given_name: given,
    ...(family.length > 0 && { family_name: family.join(' ') }),
    ...(isHosted && { hd: email.slice(email.indexOf('@') + 1) }),
  };
};

/**
 * Makes an issuer inside this server, with a key of its own that is made anew with each start. Its tokens pass through
 * the same checks as Google's, and are good nowhere else.
 */
export const sandboxGoogle = (clock: Clock): GoogleSandbox => {
  let made: ReturnType<typeof generateKeyPair> | null = null;
  const pair = () => (made ??= generateKeyPair(ALGORITHM));
  const kid = 'sandbox';
  const keySet = async () => {
    const { publicKey } = await pair();
    return { keys: [{ ...(await exportJWK(publicKey)), kid, alg: ALGORITHM, use: 'sig' }] };
  };
  const sign = async (person: SandboxPerson, nonce: string): Promise<string> => {
    const now = Math.floor(clock.now().getTime() / 1000);
    return new SignJWT(claimsOf(person, nonce))
      .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
      .setIssuer(ISSUER)
      .setAudience(REGISTRATION.clientId)
      .setSubject(subOf(person.email))
      .setIssuedAt(now)
      .setExpirationTime(now + HOUR_S)
      .sign((await pair()).privateKey);
  };
  const issuer = openIdIssuer(REGISTRATION, { keys: keysBy(keySet, clock), clock });
  // The key is made at the first sign-in, so there is nothing to read before.
  const watch = () => () => undefined;
  return { ...issuer, watch, clientId: REGISTRATION.clientId, keySet, sign };
};
