// @vitest-environment jsdom
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../contracts/endpoints/endpoint.ts';
import { callForm } from '../../src/actors/calls/call-form.ts';
import { CALL_TOLD, call } from '../../src/actors/calls/call.ts';
import type { CallTold } from '../../src/actors/calls/call.ts';

/** A call to whoever listens at an origin. */
const callOf = (to: string) =>
  endpoint({
    method: 'POST',
    path: `${to}/calls`,
    tag: 'Tests',
    summary: 'A call',
    auth: 'none',
    rate: null,
    body: z.unknown(),
    example: { body: {} },
    replies: { 200: z.object({ ok: z.boolean() }) },
  });

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let origin: string;
let handler: Handler;
let received: IncomingMessage[];

/** Another origin than the page's, so that cookies travel only when the client asks for it. */
const answer: Handler = (request, response) => {
  response.setHeader('access-control-allow-origin', window.location.origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-allow-headers', 'content-type');
  if (request.method === 'OPTIONS') {
    response.end();
    return;
  }
  received.push(request);
  handler(request, response);
};

const json =
  (status: number, body: unknown): Handler =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

const plain =
  (status: number, type: string, body: string): Handler =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': type });
    response.end(body);
  };

beforeAll(async () => {
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  received = [];
  handler = json(200, { ok: true });
  // The simulated page reports failed calls on the console, as browsers do.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const post = (body: unknown = {}, signal = new AbortController().signal, to = origin) =>
  call(callOf(to), { body, signal });

/** What a call throws; a call that ends well fails the test. */
const thrownBy = (failing: Promise<unknown>): Promise<unknown> =>
  failing.then(
    () => Promise.reject(new Error('The call ended well')),
    (failure: unknown) => failure,
  );

describe('a call', () => {
  it('posts JSON and reads the reply', async () => {
    let sent = '';
    handler = (request, response) => {
      request.on('data', (chunk: Buffer) => {
        sent += chunk.toString();
      });
      request.on('end', () => json(200, { ok: false, more: 1 })(request, response));
    };
    expect(await post({ message: 'दाँत में दर्द' })).toEqual({ ok: false });
    expect(JSON.parse(sent)).toEqual({ message: 'दाँत में दर्द' });
    expect(received[0]?.method).toBe('POST');
    expect(received[0]?.headers['content-type']).toMatch(/^application\/json/);
  });

  it('fills the parameters of its path and carries its query', async () => {
    const status = endpoint({
      ...callOf(origin),
      method: 'GET',
      path: `${origin}/payments/:id/status`,
      params: z.object({ id: z.string() }),
      query: z.object({ since: z.optional(z.number()) }),
      example: { params: { id: 'a' }, query: {}, body: {} },
    });
    const { signal } = new AbortController();
    await call(status, { params: { id: 'a/b c' }, query: { since: 7 }, body: undefined, signal });
    expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /payments/a%2Fb%20c/status?since=7',
    ]);
  });

  it('[API-01] brings the cookies that the server has set', async () => {
    handler = (request, response) => {
      response.setHeader('set-cookie', 'session=abc; Path=/');
      json(200, { ok: true })(request, response);
    };
    await post();
    await post();
    expect(received.map(({ headers }) => headers.cookie)).toEqual([undefined, 'session=abc']);
  });
});

describe('a reply that is not OK', () => {
  it.each([
    [400, 'refused'],
    [401, 'unauthorized'],
    [403, 'refused'],
    [404, 'refused'],
    [409, 'refused'],
    [422, 'refused'],
    [429, 'refused'],
    [500, 'unavailable'],
    [502, 'unavailable'],
    [503, 'unavailable'],
  ] as const)(
    '[API-02] of status %i is thrown as %s with status and message',
    async (status, kind) => {
      handler = json(status, { error: 'Said by the server', message: 'Said by the server' });
      expect(await thrownBy(post())).toEqual({
        kind,
        status,
        message: 'Said by the server',
        isSaid: true,
      });
    },
  );

  it('[API-02] is named by its error field when it has no message', async () => {
    handler = json(400, { error: 'Only an error field' });
    expect(await thrownBy(post())).toEqual({
      kind: 'refused',
      status: 400,
      message: 'Only an error field',
      isSaid: true,
    });
  });

  it.each([
    ['a page instead of JSON', plain(502, 'text/html', '<h1>Bad gateway</h1>')],
    ['an empty body', plain(502, 'application/json', '')],
    ['null', json(502, null)],
    ['fields that are not texts', json(502, { error: { code: 1 }, message: 17 })],
    ['an empty message', json(502, { error: '', message: '' })],
  ])('[API-02] has a status and some words with %s', async (_what, reply) => {
    handler = reply;
    const failure = await thrownBy(post());
    expect(failure).toEqual({
      kind: 'unavailable',
      status: 502,
      message: expect.stringMatching(/\S/),
    });
    expect(JSON.stringify(failure)).not.toContain('<h1>');
  });
});

describe('a reply that cannot be read', () => {
  it.each([
    ['another shape', json(200, { ok: 'yes' })],
    ['nothing', plain(204, 'application/json', '')],
    ['half of a JSON text', plain(200, 'application/json', '{"ok": tr')],
    ['a page', plain(200, 'text/html', '<!doctype html><title>Sign in to the Wi-Fi</title>')],
  ])('is thrown as invalidReply: %s', async (_what, reply) => {
    handler = reply;
    expect(await thrownBy(post())).toMatchObject({
      kind: 'invalidReply',
      status: expect.any(Number),
      message: expect.stringContaining('could not be read'),
    });
  });
});

describe('no reply', () => {
  it('is thrown as network when nobody is there', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const nobody = `http://127.0.0.1:${port}`;
    expect(await thrownBy(post({}, undefined, nobody))).toEqual({
      kind: 'network',
      message: expect.stringMatching(/\S/),
    });
  });

  it('is thrown as network when the connection breaks', async () => {
    handler = (request) => request.socket.destroy();
    expect(await thrownBy(post())).toMatchObject({ kind: 'network' });
  });

  it('[API-05] [CONST-28] is thrown as timeout after 30 seconds and not before', async () => {
    await post();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const arrived = new Promise<void>((resolve) => {
      handler = () => resolve();
    });
    const heard = vi.fn<(event: Event) => void>();
    addEventListener(CALL_TOLD, heard);
    const ended = vi.fn<(failure: unknown) => void>();
    const failing = thrownBy(post()).then(ended);
    await arrived;
    await vi.advanceTimersByTimeAsync(29_900);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    await failing;
    expect(ended).toHaveBeenCalledWith({
      kind: 'timeout',
      message: expect.stringMatching(/\S/),
    });
    expect(heard.mock.calls.map(([event]) => (event as CallTold).detail)).toEqual(['call.failed']);
    removeEventListener(CALL_TOLD, heard);
  });

  it('is thrown as timeout after 30 seconds where what the call needs does not load', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const never = new Promise<ReturnType<typeof callOf>>(() => undefined);
    const failing = thrownBy(call(never, { body: {}, signal: new AbortController().signal }));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await failing).toMatchObject({ kind: 'timeout' });
  });

  it('of a file is waited for five minutes, and of a form without one 30 seconds', async () => {
    await post();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    handler = () => undefined;
    const { body: _none, example: _empty, ...bare } = callOf(origin);
    const form = Promise.resolve(
      endpoint({
        ...bare,
        form: {
          file: { field: 'picture', about: 'A picture', maxBytes: 100, kind: 'still' },
          fields: z.object({}),
        },
        example: { fields: {}, file: null },
      }),
    );
    const sent = { fields: {}, signal: new AbortController().signal };
    const file = new File(['a picture'], 'picture.png');
    const ends: string[] = [];
    const sending = [
      thrownBy(callForm(form, { ...sent, file: null })).then(() => ends.push('without')),
      thrownBy(callForm(form, { ...sent, file })).then(() => ends.push('with')),
    ];
    await vi.advanceTimersByTimeAsync(29_999);
    expect(ends).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ends).toEqual(['without']);
    await vi.advanceTimersByTimeAsync(269_999);
    expect(ends).toEqual(['without']);
    await vi.advanceTimersByTimeAsync(1);
    await Promise.all(sending);
    expect(ends).toEqual(['without', 'with']);
  });

  it.each([
    ['call.answered', 'answers', json(200, { ok: true })],
    ['call.answered', 'refuses', json(409, {})],
    ['call.answered', 'says what cannot be read', json(200, { ok: 'yes' })],
    ['call.failed', 'is down', json(503, {})],
    ['call.failed', 'breaks off', (request: IncomingMessage) => request.socket.destroy()],
  ] as const)('is told as %s where the server %s', async (told, _what, reply) => {
    handler = reply;
    const heard = vi.fn<(event: Event) => void>();
    addEventListener(CALL_TOLD, heard);
    await post().catch(() => undefined);
    removeEventListener(CALL_TOLD, heard);
    expect(heard.mock.calls.map(([event]) => (event as CallTold).detail)).toEqual([told]);
  });

  it('is given up when the flow has moved on', async () => {
    const leaving = new AbortController();
    const closed = new Promise<void>((resolve) => {
      handler = (request) => {
        request.socket.on('close', () => resolve());
        leaving.abort();
      };
    });
    expect(await thrownBy(post({}, leaving.signal))).toEqual({
      kind: expect.any(String),
      message: expect.stringMatching(/\S/),
    });
    await closed;
  });
});
