import { createHash } from 'node:crypto';
import { SignJWT, exportJWK, generateKeyPair, jwtVerify } from 'jose';
import { SANDBOX_PATH } from '../../lib/addresses.ts';
import type { Clock } from '../../lib/clock.ts';
import { verifySigned } from '../open-id/id-token.ts';
import { keysBy } from '../open-id/keys.ts';
import type { Redeemed, Redeeming, StaffIssuer } from './port.ts';
import { readStaffClaims } from './staff-claims.ts';
import { ALGORITHMS, askedOf } from './staff-issuer.ts';

/** The name `.invalid` can never be an issuer's (RFC 2606). */
const ISSUER = 'https://staff.sandbox.invalid';
const CLIENT_ID = 'toothwise-staff-sandbox';
const RULES = { issuer: ISSUER, claim: 'groups', group: 'staff', acr: null };
const ALGORITHM = 'RS256';
const MINUTE_S = 60;

export type SandboxStaff = {
  readonly email: string;
  readonly isVerified: boolean;
  readonly isInGroup: boolean;
  readonly isMultiFactor: boolean;
};

/** What the page was asked with, and what its code is bound to. */
export type SandboxAsked = { readonly nonce: string; readonly challenge: string };

export type StaffSandbox = StaffIssuer & {
  readonly clientId: string;
  /** Makes the code that the browser brings back: what it stands for, signed, good for a minute. */
  readonly codeFor: (person: SandboxStaff, asked: SandboxAsked) => Promise<string>;
};

/** Derives the issuer's id from the address: the same person gets the same one each time. */
const subjectOf = (email: string): string =>
  createHash('sha256').update(email).digest('hex').slice(0, 32);

/**
 * Makes an issuer inside this server, with a key of its own that is made anew with each start. Its tokens pass through
 * the same checks as those of the house's own issuer, and are good nowhere else.
 */
export const sandboxStaffIssuer = (clock: Clock): StaffSandbox => {
  let made: ReturnType<typeof generateKeyPair> | null = null;
  const pair = () => (made ??= generateKeyPair(ALGORITHM));
  const kid = 'sandbox';
  const keys = keysBy(async () => {
    const { publicKey } = await pair();
    return { keys: [{ ...(await exportJWK(publicKey)), kid, alg: ALGORITHM, use: 'sig' }] };
  }, clock);

  const signed = async (claims: Record<string, unknown>, audience: string): Promise<string> => {
    const now = Math.floor(clock.now().getTime() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setIssuedAt(now)
      .setExpirationTime(now + MINUTE_S)
      .sign((await pair()).privateKey);
  };

  const codeFor: StaffSandbox['codeFor'] = (
    { email, isVerified, isInGroup, isMultiFactor },
    { nonce, challenge },
  ) =>
    signed(
      {
        challenge,
        claims: {
          sub: subjectOf(email),
          nonce,
          email,
          email_verified: isVerified,
          groups: isInGroup ? [RULES.group] : [],
          amr: isMultiFactor ? ['pwd', 'mfa'] : ['pwd'],
        },
      },
      'code',
    );

  const claimsOf = async ({ code, verifier }: Redeeming) => {
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    try {
      const { payload } = await jwtVerify(code, (await pair()).publicKey, {
        issuer: ISSUER,
        audience: 'code',
        algorithms: [ALGORITHM],
        currentDate: clock.now(),
      });
      return payload['challenge'] === challenge
        ? (payload['claims'] as Record<string, unknown>)
        : null;
    } catch {
      return null;
    }
  };

  const redeem = async (redeeming: Redeeming): Promise<Redeemed> => {
    const claims = await claimsOf(redeeming);
    if (claims === null) return { kind: 'refused', why: 'invalid_grant' };
    const token = await signed(claims, CLIENT_ID);
    const expected = { audience: CLIENT_ID, issuers: [ISSUER], algorithms: ALGORITHMS };
    const read = await verifySigned(token, expected, { keys, clock });
    return read.kind === 'signed' ? readStaffClaims(read.payload, redeeming.nonce, RULES) : read;
  };

  return {
    clientId: CLIENT_ID,
    codeFor,
    authorizeUrl: async (asked) => ({
      kind: 'made',
      url: `${SANDBOX_PATH}/staff-issuer/authorize?${askedOf({ clientId: CLIENT_ID, origin: '', acr: null }, asked)}`,
    }),
    redeem,
    // The key is made at the first sign-in, so there is nothing to read before.
    watch: () => () => undefined,
  };
};
