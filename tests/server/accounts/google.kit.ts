import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { SignJWT, exportJWK, generateKeyPair } from 'jose';
import type { Database } from '../../../server/db/connect.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import { google } from '../../../server/providers/google/google.ts';
import { stepClock, testApp, testEnv } from '../../kit/server.ts';
import { browserOn } from './accounts.kit.ts';
import type { Browser } from './accounts.kit.ts';

export const CLIENT_ID = '1234567890-abc.apps.googleusercontent.com';
export const ISSUER = 'https://accounts.google.com';
export const SETTINGS = { clientId: CLIENT_ID, origin: 'https://toothwise.example' };

/** What Google says of somebody with a Gmail address. */
export const ASHA = {
  sub: '110248495921238986420',
  email: 'asha@gmail.com',
  email_verified: true,
  given_name: 'Asha',
  family_name: 'Rao',
  name: 'Asha Rao',
};

type Claims = Readonly<Record<string, unknown>>;
type Key = Awaited<ReturnType<typeof newKey>>;

/** A pair of keys as an issuer has them. */
export const newKey = async (kid: string) => {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const published = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  return { kid, publicKey, privateKey, published };
};

/** A token as Google writes it at a moment, with what a test wants otherwise; `undefined` leaves a claim out. */
export const tokenOf = (key: Key, at: Date, claims: Claims): Promise<string> => {
  const iat = Math.floor(at.getTime() / 1000);
  const usual = { iss: ISSUER, aud: CLIENT_ID, azp: CLIENT_ID, iat, exp: iat + 3600 };
  return new SignJWT({ ...usual, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT' })
    .sign(key.privateKey);
};

/** A part of a token, as it travels. */
export const encoded = (part: unknown): string =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url');

type Answer = (response: ServerResponse) => void;

/** The reply with these keys. */
export const publishing =
  (...keys: readonly Key[]): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: keys.map(({ published }) => published) }));
  };

/** Where an issuer publishes its keys, on this machine; what it answers can be changed. */
export const keyServer = async (first: Answer) => {
  let answer = first;
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/certs`,
    asked: () => asked,
    answers: (next: Answer) => void (answer = next),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

/** The server beside an issuer that speaks as Google does, with one key. */
export const googleApp = async (
  db: Database,
  logs: string[] = [],
  set: Readonly<Record<string, string>> = {},
) => {
  const key = await newKey('first');
  const keys = await keyServer(publishing(key));
  const clock = stepClock();
  const issuer = google(SETTINGS, clock, keys.url);
  const env = testEnv({ LOG_LEVEL: 'info', ...set });
  const app = await testApp({ env, db, clock, ids: randomIds, google: issuer, logs });
  // Its keys are there before a test steps the clock, which would end the reading of them.
  await issuer.verify(await tokenOf(key, clock.now(), {}));
  const close = async () => {
    await app.close();
    await keys.close();
  };
  return { app, clock, key, keys, close };
};

/** What the browser is sent with. */
export const begin = async (browser: Browser) => {
  const { status, body } = await browser.post('/llm/google-signup/begin', {});
  const asked = Object.fromEntries(
    new URL(body.authorize_url, 'https://toothwise.example').searchParams,
  );
  return { status, body, asked, nonce: String(asked['nonce']) };
};

/** Sends a token as the client does. */
export const sendToken = (browser: Browser, token: string, more: object = {}) =>
  browser.post('/llm/google-signup', {
    google_token: token,
    user_type: 'llm',
    device_info: 'A phone on a test',
    ...more,
  });

type At = Pick<Awaited<ReturnType<typeof googleApp>>, 'app' | 'clock' | 'key'>;

/** Begins and comes back with what Google says of somebody. */
export const signIn = async (
  { app, clock, key }: At,
  claims: Claims = ASHA,
  browser = browserOn(app),
) => {
  const { nonce } = await begin(browser);
  const token = await tokenOf(key, clock.now(), { ...claims, nonce });
  return { ...(await sendToken(browser, token)), token, browser };
};

/** Who a token of ours belongs to. */
export const whoHas = async (app: FastifyInstance, token: unknown) =>
  (await browserOn(app).get('/api/auth/user', String(token))).body;
