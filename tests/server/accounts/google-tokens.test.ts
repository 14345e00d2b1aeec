import { SignJWT, UnsecuredJWT, exportSPKI } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../kit/databases.ts';
import { browserOn } from './accounts.kit.ts';
import {
  ASHA,
  CLIENT_ID,
  ISSUER,
  begin,
  encoded,
  googleApp,
  newKey,
  sendToken,
  tokenOf,
} from './google.kit.ts';

const NOT_DONE = [401, 'Google sign-in could not be completed. Please try again.'];
const logs: string[] = [];

let at: Awaited<ReturnType<typeof googleApp>>;

beforeAll(async () => {
  const fresh = await freshDatabase();
  at = await googleApp(fresh.db, logs);
});
afterAll(async () => {
  await at.close();
});

/** Sends what a test makes for a sign-in that has begun. @returns status and sentence, and what the log says */
const tried = async (make: (nonce: string) => Promise<string> | string) => {
  const browser = browserOn(at.app);
  const { nonce } = await begin(browser);
  logs.length = 0;
  const { status, body } = await sendToken(browser, await make(nonce));
  const why = /"why":"([^"]*)"/.exec(logs.join('\n'))?.[1];
  return { said: [status, body.message], status, why };
};

const second = (): number => Math.floor(at.clock.now().getTime() / 1000);
const withClaims = (claims: Record<string, unknown>) => (nonce: string) =>
  tokenOf(at.key, at.clock.now(), { ...ASHA, nonce, ...claims });

/** Header, claims and signature by hand. */
const byHand = (header: object, claims: object, signature: string): string =>
  `${encoded(header)}.${encoded(claims)}.${signature}`;

const claimsNow = (nonce: string) => ({
  ...ASHA,
  nonce,
  iss: ISSUER,
  aud: CLIENT_ID,
  iat: second(),
  exp: second() + 3600,
});

describe('a token of Google', () => {
  it.each([ISSUER, 'accounts.google.com'])('may spell its issuer %s', async (iss) => {
    expect((await tried(withClaims({ iss }))).status).toBe(200);
  });

  it.each([
    ['another client', { aud: 'another.apps.googleusercontent.com' }],
    ['another client as well', { aud: [CLIENT_ID, 'another.apps.googleusercontent.com'] }],
    ['nobody', { aud: undefined }],
  ])('is refused when it is for %s', async (_whom, claims) => {
    expect((await tried(withClaims(claims))).said).toEqual(NOT_DONE);
  });

  it.each([
    'https://accounts.google.com.evil.example',
    'https://google.sandbox.invalid',
    'http://accounts.google.com',
    '',
    undefined,
  ])('is refused from another issuer: %s', async (iss) => {
    expect((await tried(withClaims({ iss }))).said).toEqual(NOT_DONE);
  });

  it('is good until it ends, and for a minute between two clocks', async () => {
    expect((await tried((nonce) => withClaims({ exp: second() - 59 })(nonce))).status).toBe(200);
    const late = await tried((nonce) => withClaims({ exp: second() - 60 })(nonce));
    expect(late.said).toEqual(NOT_DONE);
    expect((await tried((nonce) => withClaims({ nbf: second() + 61 })(nonce))).said).toEqual(
      NOT_DONE,
    );
  });

  it.each(['sub', 'iat', 'exp', 'nonce', 'email'])('is refused without %s', async (claim) => {
    expect((await tried(withClaims({ [claim]: undefined }))).said).toEqual(NOT_DONE);
  });

  it.each([
    { sub: '' },
    { sub: 'x'.repeat(256) },
    { sub: 'a b' },
    { sub: 7 },
    { nonce: ['n'] },
    { nonce: '' },
    { email: 'asha' },
    { email: `${'x'.repeat(260)}@gmail.com` },
    { exp: 'never' },
  ])('is refused with claims of the wrong form: %o', async (claims) => {
    expect((await tried(withClaims(claims))).said).toEqual(NOT_DONE);
  });

  it('is refused when it is signed by somebody else’s key under Google’s name for it', async () => {
    const forged = { ...(await newKey('first')), kid: at.key.kid };
    const { said, why } = await tried((nonce) =>
      tokenOf(forged, at.clock.now(), { ...ASHA, nonce }),
    );
    expect([said, why]).toEqual([NOT_DONE, 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED']);
  });

  it('is refused when its claims were changed afterwards', async () => {
    const { said } = await tried(async (nonce) => {
      const [header, , signature] = (await withClaims({})(nonce)).split('.');
      return `${header}.${encoded({ ...claimsNow(nonce), sub: '2' })}.${signature}`;
    });
    expect(said).toEqual(NOT_DONE);
  });

  it.each(['none', 'None', 'NONE'])('is refused without a signature: alg %s', async (alg) => {
    const plain = await tried((nonce) => byHand({ alg, kid: 'first' }, claimsNow(nonce), ''));
    expect(plain.said).toEqual(NOT_DONE);
    const unsecured = await tried((nonce) => new UnsecuredJWT(claimsNow(nonce)).encode());
    expect(unsecured.said).toEqual(NOT_DONE);
  });

  it('is refused when the public key is used as a secret', async () => {
    const secret = new TextEncoder().encode(await exportSPKI(at.key.publicKey));
    const { said, why } = await tried((nonce) =>
      new SignJWT(claimsNow(nonce)).setProtectedHeader({ alg: 'HS256', kid: 'first' }).sign(secret),
    );
    expect([said, why]).toEqual([NOT_DONE, 'ERR_JOSE_ALG_NOT_ALLOWED']);
  });

  it('brings no key of its own', async () => {
    const own = await newKey('first');
    const { said } = await tried((nonce) =>
      new SignJWT(claimsNow(nonce))
        .setProtectedHeader({
          alg: 'RS256',
          kid: 'own',
          jwk: own.published,
          jku: 'http://localhost/',
        })
        .sign(own.privateKey),
    );
    expect(said).toEqual(NOT_DONE);
  });

  it.each([
    '.',
    'a.b.c',
    '..',
    'header.claims.signature.more.parts',
    '\u2028',
    encoded({ alg: 'RS256' }),
    `${encoded('not json')}.${encoded('{}')}.c2ln`,
    `${encoded({ alg: 'RS256', kid: 'first', crit: ['b64'], b64: false })}.{}.c2ln`,
  ])('is refused when it is none: %s', async (token) => {
    const { said } = await tried(() => token);
    expect(said).toEqual(NOT_DONE);
  });

  it('leaves nothing of itself in the log, whatever becomes of it', async () => {
    logs.length = 0;
    const all: string[] = [];
    const keep = async (token: Promise<string> | string) => {
      all.push(...(await token).split('.'));
      return token;
    };
    await tried((nonce) => keep(withClaims({})(nonce)));
    const good = logs.join('\n');
    await tried((nonce) => keep(withClaims({ aud: 'another' })(nonce)));
    const text = good + logs.join('\n');
    expect(text).toContain('a Google token was refused');
    for (const part of [...all, ASHA.email, ASHA.sub]) expect(text).not.toContain(part);
  });
});
