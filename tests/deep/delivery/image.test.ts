import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../kit/free-port.ts';
import { overNetwork } from '../../kit/over-network.ts';
import { EMAIL, PHONE, signUpAs } from '../../server/accounts/accounts.kit.ts';
import { jpeg } from '../../server/xrays/xrays.kit.ts';

/** Somebody without any right, as the image's own user. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const unprivileged = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

type Step = { readonly word: string; readonly rest: string };
type Stage = { readonly name: string; readonly steps: readonly Step[] };

/** The stages of the Dockerfile, each with its instructions in their order. */
const stagesOf = (text: string): Stage[] =>
  text
    .split(/^(?=FROM )/m)
    .slice(1)
    .map((stage) => ({
      name: / AS (\w+)/.exec(stage)?.[1] ?? '',
      steps: stage
        .split('\n')
        .filter((line) => /^[A-Z]+ /.test(line))
        .map((line) => ({
          word: line.slice(0, line.indexOf(' ')),
          rest: line.slice(line.indexOf(' ') + 1),
        })),
    }));

const STAGES = stagesOf(readFileSync('Dockerfile', 'utf8'));
const all = (stage: Stage | undefined, word: string): string[] =>
  (stage?.steps ?? []).filter((step) => step.word === word).map(({ rest }) => rest);

const packages = STAGES.find(({ name }) => name === 'packages');
const last = STAGES.at(-1);

/** `ENV A=1 B=2` */
const ENVIRONMENT = Object.fromEntries(
  all(last, 'ENV')
    .flatMap((line) => line.split(' '))
    .map((pair) => pair.split('=') as [string, string]),
);
const commandOf = (line: string): string[] => JSON.parse(line.slice(line.indexOf('['))) as string[];

const home = mkdtempSync(join(tmpdir(), 'toothwise-image-'));
const built = join(home, 'packages');
const app = join(home, 'app');
const data = join(home, 'data');

const own = (folder: string): void => {
  mkdirSync(folder);
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
};

/** As in the image: everything may be read and nothing written. */
const makeReadOnly = (folder: string): void => {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chmodSync(join(folder, name), 0o555);
  chmodSync(folder, 0o555);
};

let server: ChildProcess | undefined;
let printed = '';
let env: Record<string, string>;

/** Does what the last two stages say, in an empty folder and without rights, with the files that the build has made. */
beforeAll(async () => {
  chmodSync(home, 0o755);
  for (const folder of [built, data]) own(folder);
  for (const file of ['package.json', 'package-lock.json']) cpSync(file, join(built, file));
  for (const line of all(packages, 'RUN')) {
    const done = spawnSync('sh', ['-c', line], {
      ...unprivileged,
      cwd: built,
      encoding: 'utf8',
      env: { ...process.env, HOME: built, npm_config_cache: join(built, '.npm') },
    });
    if (done.status !== 0) throw new Error(`${line}\n${done.stdout}${done.stderr}`);
  }
  mkdirSync(app);
  for (const line of all(last, 'COPY')) {
    const [from = '', to = ''] = line.replace(/^--from=\w+ /, '').split(' ');
    const source = line.startsWith('--from=packages')
      ? join(built, from.replace('/app/', ''))
      : from.replace('/app/', '');
    cpSync(source, join(app, to, to.endsWith('/') ? basename(source) : ''), { recursive: true });
  }
  makeReadOnly(app);
  const PORT = String(await freePort());
  env = { ...ENVIRONMENT, DATA_DIR: data, HOST: '127.0.0.1', PORT, ALLOW_SANDBOX: '1' };
  const [program = '', ...args] = commandOf(all(last, 'CMD').at(-1) ?? '');
  server = spawn(program, args, {
    ...unprivileged,
    cwd: app,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { PATH: process.env['PATH'] ?? '', ...env },
  });
  server.stdout?.on('data', (said) => (printed += String(said)));
}, 240_000);

afterAll(async () => {
  if (server?.exitCode === null) {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }
  chmodSync(app, 0o755);
  for (const name of readdirSync(app, { recursive: true, encoding: 'utf8' }))
    chmodSync(join(app, name), 0o755);
  rmSync(home, { recursive: true, force: true });
});

/** 0 when the image's own check is content. */
const health = (): number | null => {
  const [program = '', ...args] = commandOf(all(last, 'HEALTHCHECK')[0] ?? '');
  return spawnSync(program, args, {
    ...unprivileged,
    cwd: app,
    env: { PATH: process.env['PATH'] ?? '', ...env },
  }).status;
};

describe('the image', () => {
  it('runs as somebody without rights and writes to its data alone', () => {
    expect(all(last, 'USER')).toEqual(['node']);
    expect(all(last, 'VOLUME')).toEqual([ENVIRONMENT['DATA_DIR']]);
  });

  it('holds what the built server loads, and nothing of the client or the tools', () => {
    const names = readdirSync(join(app, 'node_modules'));
    expect(names).not.toEqual(expect.arrayContaining(['react']));
    expect(names).not.toEqual(expect.arrayContaining(['vite']));
    expect(names.length).toBeLessThan(60);
    expect(readdirSync(app).toSorted()).toEqual(['dist', 'node_modules', 'package.json']);
  });

  it('reads nobody’s words on the thread that answers: the dictionary lies with the threads that judge', () => {
    const folder = join(app, 'dist/server');
    const loadedBy = (file: string, seen = new Set<string>()): string => {
      if (seen.has(file)) return '';
      seen.add(file);
      const code = readFileSync(join(folder, file), 'utf8');
      const next = [...code.matchAll(/(?:from|import) ?\(?"(\.\.?\/[^"]+\.js)"/g)];
      const parts = next.map(([, place = '']) => loadedBy(join(dirname(file), place), seen));
      return [code, ...parts].join('\n');
    };
    const dictionary = 'aardvarks';
    expect(loadedBy('worker.js')).toContain(dictionary);
    expect(loadedBy('main.js')).not.toContain(dictionary);
  });

  it('has every command of the operator, each of which says how it is called', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const commands = Object.entries(scripts).flatMap(([name, line]) => {
      const [, file] = /^node (dist\/server\/[\w-]+\.js)$/.exec(line) ?? [];
      return file === undefined ? [] : [{ name, file }];
    });
    expect(commands.map(({ name }) => name).toSorted()).toEqual([
      'add:doctor',
      'backup',
      'check:runner',
      'import:dentists',
      'ledger:check',
      'organization',
      'reset:passkeys',
      'restore',
      'seed:staff',
    ]);
    const said = commands.map(({ name, file }) => {
      const options = { ...unprivileged, cwd: app, encoding: 'utf8' } as const;
      const { status, stdout } = spawnSync(process.execPath, [file, '--help'], options);
      return [name, status, stdout.startsWith(`npm run ${name}`)];
    });
    expect(said).toEqual(commands.map(({ name }) => [name, 0, true]));
  });

  it('gets well by its own check, first start included', async () => {
    for (let tries = 0; tries < 60 && health() !== 0; tries += 1) await setTimeout(250);
    expect(health()).toBe(0);
    expect(server?.exitCode).toBeNull();
  });

  it.runIf(process.platform === 'linux')(
    'needs less than 380 MB to start for the first time',
    () => {
      const status = readFileSync(`/proc/${server?.pid}/status`, 'utf8');
      const peak = Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
      expect(peak).toBeGreaterThan(10);
      expect(peak).toBeLessThan(380);
    },
  );

  it('starts for everybody only where codes reach visitors, or where that is said not to matter', () => {
    const start = (over: Record<string, string>) =>
      spawnSync(process.execPath, ['dist/server/main.js'], {
        ...unprivileged,
        cwd: app,
        encoding: 'utf8',
        env: { PATH: process.env['PATH'] ?? '', ...env, ...over },
      }).stderr;
    const everybody = ENVIRONMENT['HOST'] ?? '';
    for (const HOST of [everybody, 'localhost', '']) {
      expect(start({ HOST, ALLOW_SANDBOX: '' })).toContain(
        'SMTP_URL, SMS_PROVIDER and RAZORPAY_KEY_ID are missing',
      );
    }
    // Then it gets as far as its data, which the one that runs holds.
    expect(start({ HOST: everybody })).toContain('already uses the data');
  });

  it('[XRAY-04] takes an X-ray with the packages that it holds, and keeps it in its data alone', async () => {
    const address = `http://127.0.0.1:${env['PORT']}`;
    // It is printed a moment after the server answers.
    const linkNow = () => /http:\S+[?]key=\S+/.exec(printed)?.[0];
    await expect.poll(linkNow, { timeout: 10_000 }).toBeDefined();
    const link = linkNow() ?? '';
    const asha = await signUpAs(overNetwork(link), { email: EMAIL, phone: PHONE });
    const form = new FormData();
    form.set('llm_user_id', asha.id);
    form.set('xray', new Blob([new Uint8Array(await jpeg())], { type: 'image/jpeg' }), 'x.jpg');
    const headers = { authorization: `Bearer ${asha.token}` };
    const sent = await fetch(`${address}/xrays/upload-xray`, {
      method: 'POST',
      headers,
      body: form,
    });
    const { fileId, success } = await sent.json();
    expect(success).toBe(true);
    const kept = [`${fileId}-preview.jpg`, `${fileId}.jpg`];
    expect(readdirSync(join(data, 'pictures')).toSorted()).toEqual(kept);
    const read = await fetch(`${address}/api/account/xrays/${fileId}`, { headers });
    const shown = await fetch(address + (await read.json()).xray.picture.url);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('answers a patient', async () => {
    const reply = await fetch(`http://127.0.0.1:${env['PORT']}/chat_bot/chat/validate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'my tooth hurts' }),
    });
    expect(await reply.json()).toMatchObject({ is_dental_related: true });
  });
});
