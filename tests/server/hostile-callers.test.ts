import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect as openSocket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorReply } from '../../contracts/common/error-reply.ts';
import { readEnv } from '../../server/env.ts';
import { DIAGNOSE_BODY } from '../kit/endpoints.ts';
import { tempFolder } from '../kit/data-dir.ts';
import { post, stepClock, testApp, testEnv } from '../kit/server.ts';

const VALIDATE = '/chat_bot/chat/validate';

describe('a caller that never sends the rest of a request', () => {
  it('is told so after 30 seconds and loses the connection', async () => {
    const clock = stepClock();
    const app = await testApp({ clock });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const heard = new Promise<string>((resolve, reject) => {
      const socket = openSocket(port, '127.0.0.1', () =>
        socket.write(
          `POST ${VALIDATE} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n` +
            'content-length: 60000\r\n\r\n{"message":"',
        ),
      );
      let text = '';
      socket.on('data', (data) => (text += String(data)));
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    await expect.poll(() => clock.waits()).toContain(30_000);
    clock.advance(30_000);
    const reply = await heard;
    expect(reply).toMatch(/^HTTP\/1.1 408 /);
    expect(reply.toLowerCase()).toContain('connection: close');
    const body: unknown = JSON.parse(reply.slice(reply.indexOf('\r\n\r\n')));
    expect(ErrorReply.parse(body).message).toBe('The request took too long to arrive.');
  });

  it('does not make a stop fail: the framework waits longer than the requests in flight may', async () => {
    const app = await testApp();
    expect(app.initialConfig.pluginTimeout).toBeGreaterThan(10_000);
  });
});

describe('replies to programs', () => {
  it('are kept by no cache: they hold health data and session tokens', async () => {
    const app = await testApp();
    const replies = await Promise.all([
      post(app, '/chat_bot/chat/diagnose', DIAGNOSE_BODY),
      post(app, VALIDATE, { message: 'tooth' }),
      post(app, VALIDATE, {}),
      post(app, '/api/chat/session', {}),
      app.inject({ url: '/api/unknown' }),
      app.inject({ url: '/healthz' }),
    ]);
    expect(replies.map(({ headers }) => headers['cache-control'])).toEqual(
      replies.map(() => 'no-store'),
    );
  });
});

describe('a missing page', () => {
  let app: FastifyInstance;
  const folder = tempFolder();

  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<p>app</p>');
    app = await testApp({ env: testEnv({ STATIC_DIR: folder }) });
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
  });

  it('is sent whole, whatever part is asked for', async () => {
    const reply = await app.inject({ url: '/nope', headers: { range: 'bytes=0-1' } });
    expect([reply.statusCode, reply.body]).toEqual([404, '<p>app</p>']);
    expect(reply.headers['content-range']).toBeUndefined();
  });
});

describe('TRUST_PROXY', () => {
  it.each([
    '10.0.0.0/99',
    '10.0.0.0/',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/8/8',
    '::1/129',
    '10.0.0.0/x',
  ])('refuses the range %s with a sentence', (range) => {
    expect(() => readEnv({ TRUST_PROXY: range })).toThrow(/^TRUST_PROXY is ".*", but must be /);
  });

  it.each(['10.0.0.0/8', '10.1.2.3', '::1, fd00::/8'])('takes %s', async (range) => {
    const app = await testApp({ env: testEnv({ TRUST_PROXY: range }) });
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
  });
});
