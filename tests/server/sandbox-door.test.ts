import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AppDeps } from '../../server/areas/area.ts';
import type { Database } from '../../server/db/connect.ts';
import { randomIds } from '../../server/lib/ids.ts';
import { freshDatabase } from '../kit/databases.ts';
import { testApp, testEnv, withSandboxKey } from '../kit/server.ts';
import { credited, signed } from './payments/payments.kit.ts';

/** Every page of the sandbox that shows or does something. */
const PAGES = [
  '/sandbox/outbox',
  '/sandbox/outbox.json',
  '/sandbox/google/keys',
  '/sandbox/google/authorize',
  '/sandbox/google/answer',
  '/sandbox/staff-issuer/authorize',
  '/sandbox/staff-issuer/answer',
  '/sandbox/pay/qr_1',
  '/sandbox/pay/qr_1/answer?how=paid',
  '/sandbox/pay/qr_1/done?how=paid',
  '/sandbox/checkout/order_1',
  '/sandbox/checkout/order_1/answer?how=paid',
  '/sandbox/checkout/checkout-answer.js',
];

/** How a visitor looks to us behind a proxy on this machine that says nothing of them, and how one on this machine does. */
const FROM_HERE = { remoteAddress: '127.0.0.1', headers: { host: 'localhost:3000' } };

describe('the doors of the sandbox', () => {
  let db: Database;
  let app: FastifyInstance;
  const serving = (given: Partial<AppDeps> = {}) => testApp({ db, ids: randomIds, ...given });

  beforeEach(async () => {
    ({ db } = await freshDatabase());
    app = await serving();
  });

  it.each(PAGES)(
    'are closed to whoever has not the key, this machine included: %s',
    async (url) => {
      const key = await app.sandboxKey();
      const wrong = [
        '',
        'toothwise-sandbox=',
        `toothwise-sandbox=${key}x`,
        `toothwise-sandbox=${key.slice(1)}`,
        // Over http nobody has set this one.
        `__Host-toothwise-sandbox=${key}`,
      ];
      for (const cookie of wrong) {
        const headers = { ...FROM_HERE.headers, cookie, authorization: `Bearer ${key}` };
        const reply = await app.inject({ ...FROM_HERE, url, headers });
        expect([reply.statusCode, reply.headers['set-cookie']], cookie).toEqual([403, undefined]);
        expect(reply.body).toContain('Open the link that the server printed when it started');
        expect(reply.body).not.toContain(key);
      }
      const opened = await app.inject({ url, headers: await withSandboxKey(app) });
      expect([200, 303, 400, 404]).toContain(opened.statusCode);
    },
  );

  it('are opened by the link, which leads on to the address without the key', async () => {
    const key = await app.sandboxKey();
    expect(key).toMatch(/^[\w-]{64}$/);
    const reply = await app.inject({ url: `/sandbox/outbox?to=a%40b.example&key=${key}` });
    expect([reply.statusCode, reply.headers.location]).toEqual([
      303,
      '/sandbox/outbox?to=a%40b.example',
    ]);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['set-cookie']).toBe(
      `toothwise-sandbox=${key}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
    );
    expect((await app.inject(`/sandbox/outbox?key=${key}x`)).statusCode).toBe(403);
  });

  it('take the key in a cookie of this host alone where visitors come over https', async () => {
    const env = testEnv({ PUBLIC_URL: 'https://toothwise.example' });
    const secure = await serving({ env });
    const key = await secure.sandboxKey();
    const headers = { host: 'toothwise.example' };
    const reply = await secure.inject({ url: `/sandbox/outbox?key=${key}`, headers });
    expect(reply.headers['set-cookie']).toBe(
      `__Host-toothwise-sandbox=${key}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`,
    );
    const statusWith = async (cookie: string) =>
      (await secure.inject({ url: '/sandbox/outbox', headers: { ...headers, cookie } })).statusCode;
    expect(await statusWith(`__Host-toothwise-sandbox=${key}`)).toBe(200);
    // Any host beside ours can set a cookie without the prefix.
    expect(await statusWith(`toothwise-sandbox=${key}`)).toBe(403);
    await secure.close();
  });

  it('have one key for every process of a database, and after a restart', async () => {
    const second = await serving();
    expect(await second.sandboxKey()).toBe(await app.sandboxKey());
    await second.close();
  });

  it('leave nothing of the key in the log, at any level', async () => {
    const logs: string[] = [];
    const env = testEnv({ LOG_LEVEL: 'trace' });
    const logging = await serving({ env, logSink: { write: (line) => void logs.push(line) } });
    const key = await logging.sandboxKey();
    await logging.inject(`/sandbox/outbox?key=${key}`);
    await logging.inject({ url: '/sandbox/outbox', headers: await withSandboxKey(logging) });
    await logging.close();
    expect(logs.join('')).toContain('/sandbox/outbox');
    expect(logs.join('')).not.toContain(key);
  });

  it('let in no webhook, whose secret anybody can read', async () => {
    const { payload, signature } = signed(credited('qr_1', 'pay_ofnobody'));
    const headers = {
      ...FROM_HERE.headers,
      ...(await withSandboxKey(app)),
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'x-razorpay-signature': signature,
    };
    const url = '/api/razorpay/webhook';
    const told = await app.inject({ ...FROM_HERE, method: 'POST', url, headers, payload });
    expect(told.statusCode).toBe(404);
  });

  it('are not there where no sandbox may be', async () => {
    const key = await app.sandboxKey();
    const real = await serving({ env: testEnv({ NODE_ENV: 'production' }) });
    for (const url of PAGES.filter((page) => /outbox|google/.test(page))) {
      const there = url.includes('?') ? `${url}&key=${key}` : `${url}?key=${key}`;
      expect((await real.inject(there)).statusCode, url).toBe(404);
    }
    await real.close();
  });
});
