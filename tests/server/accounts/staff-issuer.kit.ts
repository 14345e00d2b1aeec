import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SignJWT } from 'jose';
import type { Database } from '../../../server/db/connect.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import { staffIssuer } from '../../../server/providers/staff-issuer/staff-issuer.ts';
import { stepClock, testApp, testEnv } from '../../kit/server.ts';
import { browserOn } from './accounts.kit.ts';
import type { Browser } from './accounts.kit.ts';
import { newKey } from './google.kit.ts';

export const CLIENT_ID = 'toothwise';
const SECRET = 'a secret:with/odd+letters';
export const ORIGIN = 'https://toothwise.example';
export const SETTINGS = {
  clientId: CLIENT_ID,
  clientSecret: SECRET,
  claim: 'groups',
  group: 'toothwise-staff',
  acr: 'gold',
  origin: ORIGIN,
};

/** The issuer says this of somebody of the staff. */
export const RAVI = {
  sub: 'b1f0a7d2-ravi',
  email: 'ravi@clinic.example',
  email_verified: true,
  groups: ['everybody', 'toothwise-staff'],
};

type Claims = Readonly<Record<string, unknown>>;
type Key = Awaited<ReturnType<typeof newKey>>;

/** A code stands for these: the nonce of the browser, its challenge, and the token that is given for it. */
type Coded = { readonly challenge: string; readonly token: string };

const isClient = ({ headers }: IncomingMessage): boolean => {
  const form = (value: string) => new URLSearchParams({ v: value }).toString().slice(2);
  const pair = `${form(CLIENT_ID)}:${form(SECRET)}`;
  return headers.authorization === `Basic ${Buffer.from(pair).toString('base64')}`;
};

/** An issuer on this machine that speaks as Keycloak does: configuration, keys, and codes with PKCE that are good once. */
export const issuerServer = async () => {
  const codes = new Map<string, Coded>();
  const asked: string[] = [];
  let keys: readonly Key[] = [];
  let isAway = false;
  let more: object = {};
  let userinfo: unknown = null;
  let issuer = '';

  const exchange = async (request: IncomingMessage): Promise<[number, object]> => {
    const sent = new URLSearchParams(await text(request));
    if (!isClient(request)) return [401, { error: 'invalid_client' }];
    const code = sent.get('code') ?? '';
    const coded = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256')
      .update(sent.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood =
      coded?.challenge === challenge &&
      sent.get('grant_type') === 'authorization_code' &&
      sent.get('redirect_uri') === `${ORIGIN}/admin`;
    return isGood
      ? [200, { id_token: coded.token, access_token: `for-${code}`, token_type: 'Bearer' }]
      : [400, { error: 'invalid_grant' }];
  };

  const tell = ({ headers }: IncomingMessage): [number, unknown] =>
    /^Bearer for-code-\d+-.{8}$/.test(headers.authorization ?? '') && userinfo !== null
      ? [200, userinfo]
      : [401, { error: 'invalid_token' }];

  const answer = async (request: IncomingMessage): Promise<[number, unknown]> => {
    if (request.url === '/realms/staff/keys')
      return [200, { keys: keys.map(({ published }) => published) }];
    if (request.url === '/realms/staff/token') return exchange(request);
    if (request.url === '/realms/staff/userinfo') return tell(request);
    return [
      200,
      {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        ...more,
      },
    ];
  };

  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    asked.push(request.url?.replace('/realms/staff', '') ?? '');
    const [status, body] = isAway ? [503, {}] : await answer(request);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void reply(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/realms/staff`;
  return {
    issuer,
    codes,
    asked,
    publishes: (...next: readonly Key[]) => void (keys = next),
    away: (is: boolean) => void (isAway = is),
    says: (next: object) => void (more = next),
    /** Has the issuer answer this at its userinfo; `null` refuses. */
    tells: (next: unknown) => {
      more = { userinfo_endpoint: `${issuer}/userinfo` };
      userinfo = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

/** The server beside such an issuer. @param told its userinfo; it has none where nothing is told */
export const staffIssuerApp = async (
  db: Database,
  logs: string[] = [],
  set: Readonly<Record<string, string>> = {},
  told: unknown = null,
) => {
  const at = await issuerServer();
  if (told !== null) at.tells(told);
  const key = await newKey('first');
  at.publishes(key);
  const clock = stepClock();
  const issuer = staffIssuer({ ...SETTINGS, issuer: at.issuer }, clock);
  const env = testEnv({ LOG_LEVEL: 'info', ...set });
  const app = await testApp({ env, db, clock, ids: randomIds, staffIssuer: issuer, logs });
  const close = async () => {
    await app.close();
    await at.close();
  };
  return { app, db, clock, key, issuer: at, close };
};

export type At = Awaited<ReturnType<typeof staffIssuerApp>>;

/** A token as the issuer writes it at a moment, with what a test wants otherwise; `undefined` leaves a claim out. */
export const staffToken = (
  { key, clock, issuer: { issuer } }: At,
  claims: Claims,
  by = key,
): Promise<string> => {
  const iat = Math.floor(clock.now().getTime() / 1000);
  const usual = { iss: issuer, aud: CLIENT_ID, azp: CLIENT_ID, iat, exp: iat + 300 };
  return new SignJWT({ ...usual, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: by.kid, typ: 'JWT' })
    .sign(by.privateKey);
};

/** The browser is sent with this. */
export const begin = async (browser: Browser) => {
  const { status, body } = await browser.post('/api/auth/staff-issuer/begin', {});
  const url = status === 200 ? new URL(body.authorize_url, ORIGIN) : null;
  const asked = Object.fromEntries(url?.searchParams ?? []);
  return { status, body, url, asked, state: String(asked['state']), nonce: String(asked['nonce']) };
};

/** Has the issuer keep a token for a code, bound to the challenge that it was asked with. */
export const codeFor = (
  { issuer: { codes } }: At,
  token: string,
  { code_challenge: challenge = '' }: Readonly<Record<string, string>>,
): string => {
  const code = `code-${codes.size}-${token.slice(-8)}`;
  codes.set(code, { challenge, token });
  return code;
};

export const enter = (browser: Browser, state: string, code: string) =>
  browser.post('/api/auth/staff-issuer/enter', { state, code });

/** Begins and comes back with a token that a test makes for the nonce. */
export const comeBackWith = async (
  at: At,
  make: (nonce: string) => Promise<string> | string,
  browser = browserOn(at.app),
) => {
  const { asked, state, nonce } = await begin(browser);
  const code = codeFor(at, await make(nonce), asked);
  return { ...(await enter(browser, state, code)), browser, state, code };
};

/** Begins and comes back with what the issuer says of somebody. */
export const signIn = (at: At, claims: Claims = RAVI, browser = browserOn(at.app)) =>
  comeBackWith(at, (nonce) => staffToken(at, { ...claims, nonce }), browser);
