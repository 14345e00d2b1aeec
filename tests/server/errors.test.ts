import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect as openSocket } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorReply } from '../../contracts/common/error-reply.ts';
import { answerBadConnection } from '../../server/lib/problems.ts';
import { tempFolder } from '../kit/data-dir.ts';
import { CALLS, DIAGNOSE_BODY } from '../kit/endpoints.ts';
import { post, stubEngine, testApp, testEnv } from '../kit/server.ts';

const VALIDATE = '/chat_bot/chat/validate';
let app: FastifyInstance;

const folder = tempFolder();

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<p>app</p>');
  writeFileSync(join(folder, 'assets/app.js'), 'start()');
  app = await testApp({ env: testEnv({ STATIC_DIR: folder }) });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const send = async (options: InjectOptions) => {
  const reply = await app.inject(options);
  return { status: reply.statusCode, headers: reply.headers, ...ErrorReply.parse(reply.json()) };
};

const json = (payload: string | Buffer) => ({
  method: 'POST' as const,
  url: VALIDATE,
  headers: { 'content-type': 'application/json' },
  payload,
});

const coded = (code: string) => Object.assign(new Error('secret'), { code });

/** A query that failed, with PostgreSQL's name for it if it has said one. */
const fromDatabase = (said: string, code?: string) =>
  new DrizzleQueryError(
    'select secret',
    [],
    Object.assign(new Error(said), code === undefined ? {} : { code }),
  );

/** What a server answers whose engine fails in some way. */
const failingWith = async (failure: Error) => {
  const readConcern = () => Promise.reject(failure);
  const failing = await testApp({ engine: { ...stubEngine, readConcern } });
  const reply = await post(failing, VALIDATE, { message: 'tooth' });
  await failing.close();
  return reply;
};

const paddedBody = (bytes: number) => `{"message":"tooth"}${' '.repeat(bytes - 19)}`;

describe('error replies', () => {
  it('[API-02] carry a fitting status and the same sentence as error and as message', async () => {
    const refusals = await Promise.all([
      send({ method: 'GET', url: '/api/unknown' }),
      send({ method: 'GET', url: VALIDATE }),
      send(json('{}')),
      send({ ...json('hello'), headers: { 'content-type': 'text/plain' } }),
      send(json(`{"message":"${'a'.repeat(70_000)}"}`)),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([404, 405, 400, 415, 413]);
    for (const { error, message } of refusals) {
      expect(error).toBe(message);
      expect(message).toMatch(/^[A-Z].*\.$/);
    }
  });

  it.each([
    ['text that is not JSON', '{"message": "tooth'],
    ['an empty body', ''],
    ['white space', ' \n '],
    ['a prototype key', '{"__proto__":{"admin":true},"message":"tooth"}'],
    ['a hidden prototype key', '{"\\u005f_proto__":{"admin":true},"message":"tooth"}'],
    ['a constructor key', '{"constructor":{"prototype":{"admin":true}},"message":"tooth"}'],
    ['60,000 nested lists', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['nested objects', `${'{"message":'.repeat(5000)}1${'}'.repeat(5000)}`],
    ['a list of 30,000 numbers', JSON.stringify(Array(30_000).fill(1))],
    ['a number', '7'],
    ['null', 'null'],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0x80])],
  ])('answer %s with 400', async (_name, payload) => {
    expect((await send(json(payload))).status).toBe(400);
  });

  it('never repeat what was sent', async () => {
    const { message } = await send(json('{"message": "my secret illness'));
    expect(message).toBe('The request body is not valid JSON.');
  });

  it('name a field by at most 60 printable characters', async () => {
    const followUpAnswers = { [`<script>${'q'.repeat(5000)}`]: 1 };
    const reply = await post(app, '/chat_bot/chat/diagnose', { ...DIAGNOSE_BODY, followUpAnswers });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toMatch(/^The field "followUpAnswers\.\?script\?q+…" /);
    expect(reply.json().message.length).toBeLessThan(150);
  });

  it('take up to 64 kB and no more', async () => {
    const most = await app.inject(json(paddedBody(65_536)));
    expect(most.statusCode).toBe(200);
    const more = await send(json(paddedBody(65_537)));
    expect(more.status).toBe(413);
    expect(more.message).toBe('The request is too large: at most 64 kB.');
  });

  it.each([
    [404, 'There is nothing at this address.', { url: '/api/unknown' }],
    [405, 'This address does not answer that kind of request.', { url: VALIDATE }],
    [
      415,
      'The request body must be JSON (content-type: application/json).',
      { method: 'POST', url: VALIDATE, headers: { 'content-type': 'text/plain' }, payload: 'x' },
    ],
    [416, 'The file has no such part.', { url: '/assets/app.js', headers: { range: 'bytes=99-' } }],
    [
      412,
      'The request could not be read.',
      { url: '/assets/app.js', headers: { 'if-match': '"x"' } },
    ],
  ] as const)('of status %i say: %s', async (status, sentence, request) => {
    const refusal = await send(request);
    expect([refusal.status, refusal.message]).toEqual([status, sentence]);
  });

  it.each([
    [500, 'Something went wrong on our side. Please try again.', { statusCode: undefined }],
    [500, 'Something went wrong on our side. Please try again.', { statusCode: 200 }],
    [500, 'Something went wrong on our side. Please try again.', { statusCode: 600 }],
    [599, 'Something went wrong on our side. Please try again.', { statusCode: 599 }],
    [
      503,
      'The service is not available at the moment. Please try again shortly.',
      { statusCode: 503 },
    ],
    [400, 'The request could not be read.', { statusCode: 400 }],
    [499, 'The request could not be read.', { statusCode: 499 }],
  ])(
    'of status %i say: %s, whatever an error of %o says itself',
    async (status, sentence, error) => {
      const failing = await testApp({
        engine: {
          ...stubEngine,
          readConcern: async () => {
            throw Object.assign(new Error('secret'), error);
          },
        },
      });
      const reply = await post(failing, VALIDATE, { message: 'tooth' });
      expect([reply.statusCode, reply.json()]).toEqual([
        status,
        { error: sentence, message: sentence },
      ]);
      await failing.close();
    },
  );

  it.each([
    ['a lost connection', fromDatabase('connection broken')],
    ['a connection that does not come', coded('ECONNREFUSED')],
    ['a server that stops', fromDatabase('stops', '57P01')],
    ['too many connections', fromDatabase('too many', '53300')],
    ['a deadlock', fromDatabase('deadlock', '40P01')],
    ['a transaction that lost a race', fromDatabase('race', '40001')],
    ['a statement that took too long', fromDatabase('too long', '57014')],
    ['a full disk of the database', fromDatabase('full', '53100')],
    ['a primary that is one no longer', fromDatabase('read only', '25006')],
    ['a full disk', coded('ENOSPC')],
    ['a bucket that is not there', coded('S3 PUT 503 SlowDown')],
  ])('of %s say 503 and when to come again', async (_what, error) => {
    const reply = await failingWith(error);
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '3']);
    expect(reply.json().message).toBe(
      'The service is not available at the moment. Please try again shortly.',
    );
  });

  it.each([
    ['a rule of the tables', fromDatabase('unique', '23505')],
    ['a statement that is wrong', fromDatabase('syntax', '42601')],
    ['a value that cannot be sent', new DrizzleQueryError('insert', [], new TypeError('circular'))],
    ['anything else', new Error('oops')],
  ])('of %s stay 500: to ask again would not help', async (_what, error) => {
    const reply = await failingWith(error);
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([500, undefined]);
  });

  it('say which methods an address takes', async () => {
    const reply = await send({ method: 'DELETE', url: '/api/chat/session' });
    expect(reply.status).toBe(405);
    expect(reply.headers.allow).toBe('POST');
  });

  const paths = CALLS.map(({ endpoint }) => endpoint.path);
  // Below a list its entries have addresses: what is unknown there is an entry.
  const below = paths.filter((path) => !paths.some((other) => other.startsWith(`${path}/:`)));

  it.each(['/api', '/chat_bot/x', ...below.map((path) => `${path}/unknown`)])(
    'an unknown %s is a JSON 404',
    async (url) => {
      expect((await send({ method: 'GET', url })).status).toBe(404);
      expect((await send({ method: 'POST', url })).status).toBe(404);
    },
  );

  it('an address that cannot be read is a JSON 400', async () => {
    expect((await send({ method: 'GET', url: '/%zz' })).status).toBe(400);
  });
});

describe('a connection that speaks no HTTP', () => {
  const say = async (words: string): Promise<string> => {
    const { port } = listening.server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      const socket = openSocket(port, '127.0.0.1', () => socket.write(words));
      let heard = '';
      socket.on('data', (data) => (heard += String(data)));
      socket.on('close', () => resolve(heard));
      socket.on('error', reject);
    });
  };
  let listening: FastifyInstance;

  beforeAll(async () => {
    listening = await testApp();
    await listening.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => listening.close());

  it.each([
    ['garbage', 'HELLO\r\n\r\n', '400 Bad Request', 'The request could not be read.'],
    [
      'huge headers',
      `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
      'The request headers are too large.',
    ],
  ])('%s gets an error reply of the same form', async (_name, words, status, sentence) => {
    const heard = await say(words);
    expect(heard.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`);
    const body: unknown = JSON.parse(heard.slice(heard.indexOf('\r\n\r\n')));
    expect(body).toEqual({ error: sentence, message: sentence });
  });

  it.each([
    ['whose headers never end', 'ERR_HTTP_REQUEST_TIMEOUT', /^HTTP\/1\.1 408 .*took too long/s],
    ['that its caller has cut', 'ECONNRESET', /^$/],
  ])('%s', (_name, code, answer) => {
    let said = '';
    const socket = { destroyed: false, writable: true, end: (words: string) => (said += words) };
    answerBadConnection({})({ code }, socket as unknown as Socket);
    expect(said).toMatch(answer);
  });
});
