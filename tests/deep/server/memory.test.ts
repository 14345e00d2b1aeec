import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tempFolder } from '../../kit/data-dir.ts';
import { TSX } from '../../kit/processes.ts';
import { dial } from '../../kit/sockets.ts';

const MB = 1024 * 1024;
const folder = tempFolder();
let server: ChildProcess;
let port: number;

const next = <T>(): Promise<T> =>
  new Promise((resolve) => server.once('message', (message) => resolve(message as T)));

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<p>app</p>');
  writeFileSync(join(folder, 'assets/large.bin'), Buffer.alloc(16 * MB));
  server = fork(join(import.meta.dirname, '../../server/fixtures/serves.ts'), [folder], {
    execArgv: ['--expose-gc', '--import', TSX],
  });
  ({ port } = await next<{ port: number }>());
});
afterAll(() => {
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const GET = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;

/** Every kind of caller that wants to be a burden, forty of each. */
const CALLERS = [
  '',
  'GET / HTTP/1.1\r\nx: ',
  'POST /chat_bot/chat/validate HTTP/1.1\r\nhost: x\r\ncontent-length: 60000\r\n\r\n{"message":"',
  GET('/assets/large.bin'),
  GET('/assets/large.bin').repeat(20),
  GET('/healthz').repeat(1000),
  `${GET('/healthz').repeat(10)}${'\0\r\n'.repeat(1000)}`,
  GET('/%zz').repeat(10),
  `GET /${'x'.repeat(15_000)} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(10),
];

type Weight = { readonly held: number; readonly rss: number };

/** What the server holds once it has closed every connection. */
const weigh = (): Promise<Weight> => {
  const weight = next<Weight>();
  server.send('weigh');
  return weight;
};

/** They come, read nothing, and are waited for until the server has closed every connection. */
const attack = async (): Promise<Weight> => {
  const lines = await Promise.all(
    CALLERS.flatMap((words) => Array.from({ length: 40 }, () => dial(port, words))),
  );
  for (const { socket } of lines) socket.pause();
  const weighed = await weigh();
  for (const { socket } of lines) socket.destroy();
  return weighed;
};

/** Six attacks on a busy machine. */
vi.setConfig({ testTimeout: 240_000 });

describe('what the server holds', () => {
  it('returns to its level when hundreds of bad callers have gone', async () => {
    // The first ones find pools and caches empty, and compiled code is not there yet.
    for (let round = 0; round < 2; round += 1) await attack();
    const before = await attack();
    for (let round = 0; round < 2; round += 1) await attack();
    await attack();
    // A busy machine takes a moment to let go of what was closed; what leaks is never let go of.
    await vi.waitFor(
      async () => {
        const after = await weigh();
        expect((after.held - before.held) / MB).toBeLessThan(2);
        expect((after.rss - before.rss) / MB).toBeLessThan(80);
      },
      { timeout: 20_000, interval: 500 },
    );
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  });
});
