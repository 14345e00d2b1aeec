import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect } from '../../../server/db/connect.ts';
import { lockDataDir } from '../../../server/db/lock.ts';
import { chatSessionsIn } from '../../../server/repositories/chat-sessions.ts';
import { freshDataDir, tempFolder } from '../../kit/data-dir.ts';
import { endProcesses, startFile, startMain } from '../../kit/processes.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await freshDataDir();
});
afterEach(() => endProcesses());
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const start = (env: Record<string, string>) =>
  startMain({ env: { PORT: '0', DATA_DIR: dataDir, ...env } });

describe('a start', () => {
  it('says where it runs, keeps a second start away from its data, and ends cleanly', async () => {
    const server = start({ METRICS_TOKEN: 'a-long-random-secret' });
    const [, address] = await server.says(/^Toothwise is running at (http:\/\/localhost:\d+)\n/);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const figures = await (
      await fetch(`${address}/metrics`, {
        headers: { authorization: 'Bearer a-long-random-secret' },
      })
    ).text();
    expect(figures).toMatch(/^worker_threads [1-9]/m);
    expect(figures).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect(figures).toMatch(/^process_cpu_seconds_total \d/m);

    const second = start({});
    expect(await second.ended).toBe(1);
    expect(second.said.err).toBe(
      `Another process (pid ${server.child.pid} on ${hostname()}) already uses the data in ${dataDir}. ` +
        'Stop it first, or set DATA_DIR to another folder.\n',
    );

    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    lockDataDir(dataDir)();
    expect(server.said.err).toBe('');
  });

  it('[NEW-117] reads a setting from the file that is named for it, and says which file it cannot read', async () => {
    const file = join(tempFolder(), 'METRICS_TOKEN');
    writeFileSync(file, 'a-secret-in-a-file\n');
    const server = start({ METRICS_TOKEN_FILE: file });
    const [, address] = await server.says(/running at (.*)\n/);
    const headers = { authorization: 'Bearer a-secret-in-a-file' };
    expect((await fetch(`${address}/metrics`, { headers })).status).toBe(200);
    expect((await fetch(`${address}/metrics`)).status).toBe(404);

    const refused = start({ METRICS_TOKEN_FILE: `${file}.gone` });
    expect(await refused.ended).toBe(1);
    expect(refused.said.err).toBe(
      `METRICS_TOKEN_FILE is "${file}.gone", but that file cannot be read (ENOENT).\n`,
    );
  });

  it('is drained on SIGTERM until a second one, and not on Ctrl-C', async () => {
    const drained = start({ DRAIN_SECONDS: '600' });
    const [, address] = await drained.says(/running at (.*)\n/);
    drained.child.kill('SIGTERM');
    await vi.waitFor(
      async () => expect((await fetch(`${address}/readyz`)).status).toBe(503),
      10_000,
    );
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    drained.child.kill('SIGTERM');
    expect(await drained.ended).toBe(1);

    const atTerminal = start({ DRAIN_SECONDS: '600' });
    await atTerminal.says(/running/);
    atTerminal.child.kill('SIGINT');
    expect(await atTerminal.ended).toBe(0);
  });

  it('of several at once after a crash gives the data to exactly one', async () => {
    const crashed = startFile('tests/server/fixtures/holds-lock.ts', [dataDir]);
    await crashed.says(/held/);
    crashed.child.kill('SIGKILL');
    await crashed.ended;
    const servers = [start({}), start({}), start({})];
    const outcomes = servers.map(({ says }) =>
      says(/running/).then(
        () => 'runs',
        () => 'refused',
      ),
    );
    expect((await Promise.all(outcomes)).toSorted()).toEqual(['refused', 'refused', 'runs']);
    const refused = servers.filter(({ said }) => said.err.includes('already uses the data'));
    expect(refused).toHaveLength(2);
    const winner = servers.find((server) => !refused.includes(server));
    winner?.child.kill('SIGTERM');
    expect(await winner?.ended).toBe(0);
  });

  it('names a bad variable and prints no stack', async () => {
    const server = start({ PORT: 'eighty' });
    expect(await server.ended).toBe(1);
    expect(server.said.err).toBe(
      'PORT is "eighty", but must be a number from 0 to 65535. For example PORT=3000\n',
    );
  });

  it('names PORT when it is taken, and gives the data free', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
    const { port } = other.address() as AddressInfo;
    const server = start({ PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.said.err).toBe(
      `Port ${port} is already in use. Set PORT to another number, for example PORT=${port + 1}\n`,
    );
    lockDataDir(dataDir)();
    await new Promise((resolve) => other.close(resolve));
  });

  it('names DATABASE_URL when its database cannot be reached, without the password', async () => {
    const server = start({ DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/none' });
    expect(await server.ended).toBe(1);
    expect(server.said.err).toMatch(/^DATABASE_URL .* cannot be reached \(ECONNREFUSED\)/);
    expect(server.said.err).not.toContain('hunter2');
  });
});

describe('a killed process', () => {
  it('loses nothing that it had confirmed, and its data opens again', async () => {
    const writer = startFile('tests/server/fixtures/keeps-writing.ts', [dataDir]);
    await writer.says(/^100$/m);
    writer.child.kill('SIGKILL');
    await writer.ended;
    const confirmed = writer.said.out.trim().split('\n').length;

    const db = await connect({ dataDir, databaseUrl: null });
    const sessions = chatSessionsIn(db.sql);
    const tokens = Array.from({ length: confirmed }, (_none, index) => `chat-${index + 1}`);
    const there = await Promise.all(tokens.map((token) => sessions.has(token)));
    expect(confirmed).toBeGreaterThanOrEqual(100);
    expect(tokens.filter((_token, index) => !there[index])).toEqual([]);
    await db.close();
  });
});
