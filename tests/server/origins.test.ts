import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { testApp, testEnv } from '../kit/server.ts';

const appWith = (set: Record<string, string>) => testApp({ env: testEnv(set) });

const OURS = 'https://toothwise.example';
const POST = {
  method: 'POST',
  url: '/chat_bot/chat/validate',
  payload: { message: 'tooth' },
} as const;

/** What a caller sends, and what it is told where our address is not set and where it is. */
const CALLERS = [
  ['our own page', { 'sec-fetch-site': 'same-origin', origin: OURS }, 200, 200],
  ['the person', { 'sec-fetch-site': 'none' }, 200, 200],
  ['a strange page', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403, 403],
  ['a page of a neighbour domain', { 'sec-fetch-site': 'same-site', origin: OURS }, 403, 403],
  ['a page that says something new', { 'sec-fetch-site': 'same-planet' }, 403, 403],
  ['our own page in an older browser', { origin: OURS }, 200, 200],
  ['a strange page in an older browser', { origin: 'https://evil.example' }, 403, 403],
  ['our name over plain HTTP', { origin: 'http://toothwise.example' }, 200, 403],
  ['a page without an origin', { origin: 'null' }, 403, 403],
  ['a program', {}, 200, 200],
  ['a program with cookies', { cookie: 'session=1' }, 403, 403],
  ['our own page with cookies', { 'sec-fetch-site': 'same-origin', cookie: 'a=1' }, 200, 200],
] as const;

describe('a call that changes something', () => {
  it.each(CALLERS)('by %s', async (_who, headers, anyName, ourName) => {
    const call = { ...POST, headers: { host: 'toothwise.example', ...headers } };
    expect((await (await appWith({})).inject(call)).statusCode).toBe(anyName);
    expect((await (await appWith({ PUBLIC_URL: OURS })).inject(call)).statusCode).toBe(ourName);
  });

  it('is refused before its body is read, with a sentence', async () => {
    const app = await appWith({});
    const headers = { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' };
    const reply = await app.inject({ ...POST, headers });
    expect([reply.statusCode, reply.json().message]).toEqual([
      403,
      'This request does not come from our own pages.',
    ]);
  });

  it('may come from another port of this machine only where that is where the page is', async () => {
    const app = await appWith({});
    const from = async (origin: string) =>
      (await app.inject({ ...POST, headers: { host: 'localhost:3000', origin } })).statusCode;
    expect(await from('http://localhost:3000')).toBe(200);
    expect(await from('http://localhost:3001')).toBe(403);
    expect(await from('http://127.0.0.1:3000')).toBe(403);
  });
});

describe('a page', () => {
  it('may be opened from anywhere', async () => {
    const app = await appWith({ PUBLIC_URL: OURS });
    const headers = { host: 'toothwise.example', 'sec-fetch-site': 'cross-site', cookie: 'a=1' };
    const reply = await app.inject({ url: '/api/docs/json', headers });
    expect(reply.statusCode).toBe(200);
  });
});

describe('the host', () => {
  const status = async (app: FastifyInstance, host: string, url = '/api/docs/json', more = {}) =>
    (await app.inject({ url, headers: { host, ...more } })).statusCode;

  it.each([
    ['toothwise.example', 200],
    ['TOOTHWISE.example:443', 200],
    ['toothwise.example:8443', 421],
    ['www.toothwise.example', 421],
    ['toothwise.example.evil.example', 421],
    ['10.0.0.7:3000', 421],
    ['not a host', 421],
  ])('%s is answered with %i where our address is set', async (host, expected) => {
    expect(await status(await appWith({ PUBLIC_URL: OURS }), host)).toBe(expected);
  });

  it('may be any name where it is not set', async () => {
    const app = await appWith({});
    expect(await status(app, 'localhost:3000')).toBe(200);
    expect(await status(app, 'a-phone-in-the-same-room:3000')).toBe(200);
  });

  it('may be any name for watchers, who ask by number', async () => {
    const app = await appWith({ PUBLIC_URL: OURS });
    expect(await status(app, '10.0.0.7:3000', '/healthz')).toBe(200);
    expect(await status(app, '10.0.0.7:3000', '/readyz')).toBe(503);
  });

  it('is the one that a trusted proxy was asked for, and nobody else is believed', async () => {
    const more = { 'x-forwarded-host': 'toothwise.example' };
    const behind = await appWith({ PUBLIC_URL: OURS, TRUST_PROXY: '1' });
    expect(await status(behind, 'app:3000', '/api/docs/json', more)).toBe(200);
    const direct = await appWith({ PUBLIC_URL: OURS });
    expect(await status(direct, 'app:3000', '/api/docs/json', more)).toBe(421);
  });
});
