/**
 * `npm run bench:uploads` (after `npm run build`): a hundred people send an X-ray of 24 megapixels at once to one server with the
 * embedded database. Prints how long it takes, how much memory, how fast others are answered meanwhile, and how long an
 * analysis takes. Asserts nothing. UPLOADS=100
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { tempFolder } from '../kit/data-dir.ts';
import { overNetwork } from '../kit/over-network.ts';
import { signUpAs } from './accounts/accounts.kit.ts';
import { memoryOf, mostMemoryOf } from './bench/memory.ts';

const ROOT = join(import.meta.dirname, '../..');
const UPLOADS = Number(process.env['UPLOADS'] ?? 100);
/** How many X-rays are analysed one after the other. */
const ANALYSES = 30;
const [WIDTH, HEIGHT, BYTES] = [6000, 4000, 9_000_000];

/** A picture with as much in it as fits into so many bytes: soft shapes with grain over them. */
const largePicture = async (): Promise<Buffer> => {
  const pixels = Buffer.alloc(WIDTH * HEIGHT);
  let state = 1;
  for (let at = 0; at < pixels.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    pixels[at] = 128 + 60 * Math.sin(x / 300) * Math.cos(y / 200) + (state >>> 28) * 2;
  }
  const gray = { width: WIDTH, height: HEIGHT, channels: 1 } as const;
  const colour = await sharp(pixels, { raw: gray }).toColourspace('srgb').raw().toBuffer();
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
  for (let quality = 98; ; quality -= 2) {
    const jpeg = await sharp(colour, { raw }).jpeg({ quality }).toBuffer();
    if (jpeg.length <= BYTES) return jpeg;
  }
};

type Person = { readonly id: string; readonly token: string };

const share = (values: readonly number[], of: number): string =>
  (values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * of)] ?? NaN).toFixed(1);

const timed = async <T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> => {
  const began = performance.now();
  const result = await work();
  return { ms: performance.now() - began, result };
};

const dataDir = tempFolder();
const child = spawn(process.execPath, ['--max-semi-space-size=4', 'dist/server/main.js'], {
  cwd: ROOT,
  env: {
    PATH: process.env['PATH'],
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    DRAIN_SECONDS: '0',
    MAX_CONNECTIONS: '4000',
    DATA_DIR: dataDir,
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const link = await new Promise<string>((resolve, reject) => {
  child.once('exit', () => reject(new Error('ended at its start')));
  child.stdout.on('data', (data) => {
    const [found] = /http:\S+[?]key=\S+/.exec(String(data)) ?? [];
    if (found !== undefined) resolve(found);
  });
});

const address = new URL(link).origin;
const pid = child.pid ?? 0;

/** Asks again and again until told to stop, each time from anew. @returns milliseconds */
const watching = (path: string, token: string) => {
  const times: number[] = [];
  const over = new AbortController();
  const asking = (async () => {
    while (!over.signal.aborted) {
      const headers = { authorization: `Bearer ${token}` };
      const { ms } = await timed(async () => (await fetch(address + path, { headers })).text());
      times.push(ms);
      await wait(20);
    }
  })();
  return async () => {
    over.abort();
    await asking;
    return times;
  };
};

type Answer = {
  readonly success?: boolean;
  readonly fileId?: string;
  readonly xray?: { readonly state: string };
};

const send = async (path: string, { id, token }: Person, xray: Blob | string) => {
  const form = new FormData();
  form.set('llm_user_id', id);
  if (typeof xray === 'string') form.set('xray', xray);
  else form.set('xray', xray, 'x.jpg');
  const headers = { authorization: `Bearer ${token}` };
  const reply = await fetch(address + path, { method: 'POST', headers, body: form });
  return { status: reply.status, body: (await reply.json()) as Answer };
};

const row = (name: string, ...cells: string[]): void =>
  console.log(name.padEnd(52) + cells.map((cell) => cell.padStart(12)).join(''));

try {
  const file = await largePicture();
  console.log(
    `${UPLOADS} at once, each ${(file.length / 1e6).toFixed(1)} MB of ${(WIDTH * HEIGHT) / 1e6} megapixels; ${availableParallelism()} cores, which the senders share\n`,
  );
  const app = overNetwork(link);
  const people: Person[] = [];
  for (let count = 0; count < UPLOADS; count += 1) {
    const phone = String(9_000_000_000 + count);
    people.push(await signUpAs(app, { email: `${phone}@example.com`, phone }));
  }
  const [watcher] = people;
  if (!watcher) throw new Error('UPLOADS must be 1 or more');
  const others = ['/healthz', '/api/auth/user'] as const;
  const watchAll = () => others.map((path) => watching(path, watcher.token));
  const before = watchAll();
  await wait(5000);
  const quiet = await Promise.all(before.map((stop) => stop()));
  row('memory before, MB', memoryOf(pid).toFixed(0));
  const mostMemory = mostMemoryOf(pid);
  const during = watchAll();
  const blob = new Blob([new Uint8Array(file)], { type: 'image/jpeg' });
  const all = await timed(() =>
    Promise.all(people.map((person) => timed(() => send('/xrays/upload-xray', person, blob)))),
  );
  const busy = await Promise.all(during.map((stop) => stop()));
  const taken = all.result.filter(({ result }) => result.body.success === true);
  row('memory at the most, MB', mostMemory().toFixed(0));
  row('taken, of all', `${taken.length}/${UPLOADS}`);
  row('time of all, s', (all.ms / 1000).toFixed(1));
  const times = all.result.map(({ ms }) => ms / 1000);
  row('one upload, s: p50, p99', share(times, 0.5), share(times, 0.99));
  others.forEach((path, at) => {
    row(`${path} before, ms: p50, p99`, share(quiet[at] ?? [], 0.5), share(quiet[at] ?? [], 0.99));
    row(`${path} meanwhile, ms: p50, p99`, share(busy[at] ?? [], 0.5), share(busy[at] ?? [], 0.99));
  });
  const analyses: number[] = [];
  const states = new Map<string, number>();
  for (const [at, { result }] of taken.slice(0, ANALYSES).entries()) {
    const person = people[at] as Person;
    const { ms, result: state } = await timed(async () => {
      let answered = (await send('/xrays/analyze', person, result.body.fileId ?? '')).body;
      while (answered.xray?.state === 'analyzing') {
        await wait(100);
        const headers = { authorization: `Bearer ${person.token}` };
        const reply = await fetch(`${address}/api/account/xrays/${result.body.fileId}`, {
          headers,
        });
        answered = (await reply.json()) as Answer;
      }
      return answered.xray?.state ?? 'none';
    });
    analyses.push(ms);
    states.set(state, (states.get(state) ?? 0) + 1);
  }
  row('an analysis, ms: p50, p99', share(analyses, 0.5), share(analyses, 0.99));
  row('they ended', [...states].map(([state, count]) => `${state} ${count}`).join(', '));
  await wait(5000);
  row('memory after, MB', memoryOf(pid).toFixed(0));
} finally {
  child.removeAllListeners('exit');
  child.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
