import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorReply } from '../../contracts/common/error-reply.ts';
import { tempFolder } from '../kit/data-dir.ts';
import { testApp, testEnv } from '../kit/server.ts';
import { listen, say } from '../kit/sockets.ts';

const folder = tempFolder();
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<p>app</p>');
  writeFileSync(join(folder, 'assets/app.js'), 'start()');
  const WAIT = 300;
  app = await testApp({
    env: testEnv({ STATIC_DIR: folder, PUBLIC_URL: 'https://toothwise.example' }),
    patience: { headers: WAIT, body: WAIT, idle: WAIT, still: 60_000, look: 20 },
  });
  port = await listen(app);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const request = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'host: toothwise.example', 'connection: close', ...headers, '', ''].join(
    '\r\n',
  );
const VALIDATE = 'POST /chat_bot/chat/validate';
const JSON_BODY = 'content-type: application/json';

/** Every reply that is made in another place than an ordinary one, and how it is brought about. */
const ODD: readonly (readonly [status: number, what: string, words: string])[] = [
  [200, 'an ordinary reply', request('GET /healthz')],
  [200, 'a file', request('GET /assets/app.js')],
  [302, 'a redirect', request('GET /chat?query=')],
  [304, 'a file that has not changed', 'ETAG'],
  [400, 'an address that cannot be read', request('GET /%zz')],
  [400, 'no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n'],
  [400, 'no HTTP', 'HELLO\r\n\r\n'],
  [400, 'a version that does not exist', 'GET / HTTP/3.7\r\nhost: x\r\n\r\n'],
  [400, 'a body that is not JSON', `${request(VALIDATE, JSON_BODY, 'content-length: 1')}{`],
  [403, 'another site', request(VALIDATE, 'sec-fetch-site: cross-site')],
  [404, 'a page that is not there', request('GET /nowhere')],
  [404, 'a call that is not there', request('GET /api/nowhere')],
  [404, 'the server itself', request('OPTIONS *')],
  [405, 'another method', request('DELETE /api/chat/session')],
  [405, 'an unknown method', request('PROPFIND /healthz')],
  [408, 'headers that never end', 'GET / HTTP/1.1\r\n'],
  [408, 'a body that never ends', `${request(VALIDATE, JSON_BODY, 'content-length: 9')}{`],
  [412, 'a precondition', request('GET /assets/app.js', 'if-match: "x"')],
  [413, 'too long a body', request(VALIDATE, JSON_BODY, 'content-length: 70000')],
  [415, 'a body of another kind', `${request(VALIDATE, 'content-length: 1')}{`],
  [416, 'a part that is not there', request('GET /assets/app.js', 'range: bytes=99-')],
  [417, 'an unknown expectation', request('GET /healthz', 'expect: miracles')],
  [421, 'another host', 'GET / HTTP/1.1\r\nhost: elsewhere\r\nconnection: close\r\n\r\n'],
  [431, 'too long headers', request('GET /', `x: ${'y'.repeat(20_000)}`)],
  [503, 'a database that is silent', request('GET /readyz')],
];

const etag = async (): Promise<string> =>
  /etag: (.*)\r\n/i.exec(await say(port, request('GET /assets/app.js')))?.[1] ?? '';

describe('every reply', () => {
  it.each(ODD)('of status %i, %s, has the security headers', async (status, _what, given) => {
    const words =
      given === 'ETAG' ? request('GET /assets/app.js', `if-none-match: ${await etag()}`) : given;
    const heard = await say(port, words);
    const [head = '', body = ''] = heard.split('\r\n\r\n');
    const [first, ...lines] = head.split('\r\n');
    expect(first).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const headers = new Map(
      lines.map((line): [string, string] => {
        const at = line.indexOf(': ');
        return [line.slice(0, at).toLowerCase(), line.slice(at + 2)];
      }),
    );
    expect(headers.size).toBe(lines.length);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'self';.*script-src 'self'/,
    );
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.has('cache-control')).toBe(true);
    expect(headers.has('x-powered-by')).toBe(false);
    const isRefusal = status >= 400 && headers.get('content-type')?.startsWith('application/json');
    if (isRefusal) expect(ErrorReply.safeParse(JSON.parse(body)).success).toBe(true);
    else expect(status < 400 || body.startsWith('<p>app')).toBe(true);
  });
});
