import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { listen, say } from '../kit/sockets.ts';
import { testApp } from '../kit/server.ts';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = await testApp();
  port = await listen(app);
});

/** What a front would read as one request, and what is behind it as another. */
const HIDDEN = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n';
const begin = 'POST /api/chat/session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

const statuses = async (words: string): Promise<string[]> =>
  [...(await say(port, words)).matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status = '']) => status);

describe('a request', () => {
  it.each([
    ['a length and pieces', 'content-length: 6\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['two lengths', 'content-length: 0\r\ncontent-length: 36\r\n\r\n'],
    ['pieces in another word', 'transfer-encoding: xchunked\r\n\r\n0\r\n\r\n'],
    ['pieces behind another word', 'transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
    ['a length that is no number', 'content-length: +0\r\n\r\n'],
  ])('whose end can be read in two ways is refused: %s', async (_what, rest) => {
    expect(await statuses(`${begin}${rest}${HIDDEN}`)).toEqual(['400']);
  });

  it('that asks to be sent back as it came is refused', async () => {
    const words =
      'TRACE / HTTP/1.1\r\nhost: x\r\nauthorization: secret\r\nconnection: close\r\n\r\n';
    const heard = await say(port, words);
    expect(heard).toMatch(/^HTTP\/1\.1 405 /);
    expect(heard).not.toContain('secret');
  });
});
