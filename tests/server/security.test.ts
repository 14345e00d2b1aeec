import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeError } from '../../server/lib/logging.ts';
import { CALLS, DIAGNOSE_BODY } from '../kit/endpoints.ts';
import { post, stubEngine, testApp, testEnv } from '../kit/server.ts';
import { inlineScriptHashes } from '../../server/lib/security.ts';

const VALIDATE = '/chat_bot/chat/validate';
const DIAGNOSE = '/chat_bot/chat/diagnose';

describe('security headers', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  it.each(['/healthz', '/chat', '/api/unknown', '/api/docs', '/unknown'])(
    'the content security policy of %s allows no inline script and no foreign one',
    async (url) => {
      const { headers } = await app.inject({ url });
      const policy = String(headers['content-security-policy']).split(';');
      const scripts = policy.filter((rule) => rule.startsWith('script-src '));
      expect(scripts).toHaveLength(1);
      expect(scripts[0]).toMatch(/^script-src 'self'( 'sha256-[A-Za-z0-9+/=]{44}')*$/);
      expect(policy.filter((rule) => !rule.startsWith('script-src '))).toEqual([
        "default-src 'self'",
        "script-src-attr 'none'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'self'",
      ]);
    },
  );

  it('allows the scripts inside the built start page by their hashes, and only those', () => {
    const client = mkdtempSync(join(tmpdir(), 'toothwise-client-'));
    expect(inlineScriptHashes(client)).toEqual([]);
    writeFileSync(
      join(client, 'landing.html'),
      '<p>one</p><script>start()</script><script src="/a.js"></script><script data-scripts="/b.js">ask()</script><script type="application/ld+json">{}</script>',
    );
    const hashes = ['start()', 'ask()'].map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    expect(inlineScriptHashes(client)).toEqual(hashes);
    expect(inlineScriptHashes(null)).toEqual([]);
  });

  it('says what browsers may do with our pages', async () => {
    const { headers } = await app.inject({ url: '/healthz' });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'SAMEORIGIN',
      'permissions-policy': 'camera=(), microphone=(), usb=(), geolocation=(self), payment=(self)',
    });
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('lets no other site call the API', async () => {
    const origin = 'https://elsewhere.example';
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: VALIDATE,
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    const call = await app.inject({ url: '/healthz', headers: { origin } });
    for (const { headers } of [preflight, call]) {
      expect(Object.keys(headers).join()).not.toContain('access-control');
    }
    expect(preflight.statusCode).toBe(405);
  });

  it('asks for HTTPS only where HTTPS is spoken', async () => {
    const plain = await app.inject({ url: '/healthz' });
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    const forged = await app.inject({
      url: '/healthz',
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(forged.headers['strict-transport-security']).toBeUndefined();
    const behindProxy = await testApp({ env: testEnv({ TRUST_PROXY: '1' }) });
    const secure = await behindProxy.inject({
      url: '/healthz',
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(secure.headers['strict-transport-security']).toContain('max-age=31536000');
    await behindProxy.close();
  });
});

const limited = () => testApp({ env: testEnv({ RATE_LIMIT: 'on' }) });

/** Every call that is limited. */
const LIMITED = CALLS.flatMap(({ call, endpoint, body, perMinute }) =>
  perMinute === null ? [] : [{ call, endpoint, body, perMinute }],
);

/** The same call about somebody else, so that no limit of one contact is reached before. */
const aboutOther = (body: object | undefined, index: number): string =>
  JSON.stringify(body ?? {})
    .replaceAll('asha@', `asha${index}@`)
    .replaceAll('9876543210', String(9_876_543_210 + index));

/** The status of the last of eleven requests, each said to come from another visitor. */
const eleventh = async (app: FastifyInstance): Promise<number> => {
  const from = (visitor: string) =>
    app.inject({
      method: 'POST',
      url: DIAGNOSE,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor },
      payload: JSON.stringify(DIAGNOSE_BODY),
    });
  await Promise.all(Array.from({ length: 10 }, (_none, index) => from(`10.0.0.${index}`)));
  const { statusCode } = await from('10.0.0.99');
  await app.close();
  return statusCode;
};

describe('rate limits', () => {
  it.each(LIMITED)('$call takes $perMinute requests of one address in a minute', async (limit) => {
    const { endpoint, body, perMinute } = limit;
    const app = await limited();
    const call = (index: number, remoteAddress = '127.0.0.1') =>
      app.inject({
        method: endpoint.method,
        url: endpoint.path,
        remoteAddress,
        ...(endpoint.method === 'POST' && {
          headers: { 'content-type': 'application/json' },
          payload: aboutOther(body, index),
        }),
      });
    const taken = await Promise.all(Array.from({ length: perMinute }, (_none, at) => call(at)));
    expect(taken.map(({ statusCode }) => statusCode)).not.toContain(429);
    const refused = await call(perMinute);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toEqual({
      error: 'Too many requests. Please wait a moment and try again.',
      message: 'Too many requests. Please wait a moment and try again.',
    });
    const other = await call(perMinute + 1, '10.1.1.1');
    expect(other.statusCode).not.toBe(429);
    await app.close();
  });

  it('count the address that a trusted proxy names, and believe nobody else', async () => {
    expect(await eleventh(await limited())).toBe(429);
    const proxied = testEnv({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });
    expect(await eleventh(await testApp({ env: proxied }))).toBe(200);
  });
});

describe('logs', () => {
  const secrets =
    /cold water|penicillin|Asha|asha@|9876543210|detailed-|molar|Diabetes|127\.0\.0\.1/;

  it('name the method, the route, the status and the time of a request, and nothing of its content', async () => {
    const logs: string[] = [];
    const app = await testApp({ env: testEnv({ LOG_LEVEL: 'trace' }), logs });
    await post(app, DIAGNOSE, DIAGNOSE_BODY);
    await post(app, DIAGNOSE, { ...DIAGNOSE_BODY, age: 'molar' });
    await post(app, VALIDATE, '{"message":"my molar hurts');
    await app.inject({ url: '/chat?query=my%20molar%20hurts' });
    await app.inject({ url: '/my-molar-hurts?query=molar' });
    await app.inject({ url: '/api/molar' });
    await app.inject({ url: '/%zz-molar' });
    await app.close();
    const written = logs.join('');
    expect(written).not.toMatch(secrets);
    const lines = logs.map((line): Record<string, unknown> => JSON.parse(line));
    const diagnose = lines.find(({ route }) => route === DIAGNOSE);
    expect(diagnose).toMatchObject({ method: 'POST', statusCode: 200 });
    expect(Object.keys(diagnose ?? {}).toSorted()).toEqual(
      ['level', 'method', 'ms', 'msg', 'reqId', 'route', 'statusCode', 'time'].toSorted(),
    );
  });

  it('hold no patient text when the engine fails on it', async () => {
    const logs: string[] = [];
    const failing = await testApp({
      env: testEnv({ LOG_LEVEL: 'trace' }),
      logs,
      engine: {
        ...stubEngine,
        assess: async (patient) => {
          throw new TypeError(`cannot read ${patient.issue}`);
        },
      },
    });
    expect((await post(failing, DIAGNOSE, DIAGNOSE_BODY)).statusCode).toBe(500);
    await failing.close();
    expect(logs.join('')).toContain('TypeError');
    expect(logs.join('')).toContain('security.test.ts');
    expect(logs.join('')).not.toMatch(secrets);
  });

  it('keep the code of an error and drop its words, also those of the operating system', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    expect(describeError(new Error('query: molar', { cause: refused })).message).toBe(
      'ECONNREFUSED',
    );
    const unique = Object.assign(new Error('key (molar) exists'), { code: '23505' });
    expect(describeError(unique).message).toBe('23505');
    expect(describeError(new Error('my\n    at molar:1:1')).stack).not.toContain('molar');
  });
});
