import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { freshDataDir, tempFolder } from '../../kit/data-dir.ts';
import { MOUNTS, endProcesses, onSmallDisk, startFile, startMain } from '../../kit/processes.ts';

/** Fills the disk that another process sees in a folder. @returns how to make room again */
const fill = (pid: number | undefined, folder: string): (() => void) => {
  const path = join(`/proc/${pid}/root`, folder, 'fill');
  const file = openSync(path, 'w');
  for (const size of [1 << 20, 1 << 10, 1]) {
    const bytes = Buffer.alloc(size);
    expect(() => {
      for (;;) writeSync(file, bytes);
    }).toThrow('ENOSPC');
  }
  closeSync(file);
  return () => rmSync(path);
};

/** More rows of chats than one page of 8 kB holds. */
const MORE_THAN_A_PAGE = 300;

let disk: string;
beforeEach(() => {
  disk = tempFolder();
});
afterEach(async () => {
  await endProcesses();
  rmSync(disk, { recursive: true, force: true });
});

/** A server whose database lies on a small disk, and the process that sees that disk. */
type OnSmallDisk = {
  readonly server: ReturnType<typeof startFile>;
  readonly pid: number | undefined;
};

const embedded = async (): Promise<OnSmallDisk> => {
  const env = { PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'info', DATA_DIR: join(disk, 'data') };
  const empty = await freshDataDir();
  const copying = ['sh', '-c', 'cp -r "$0" "$DATA_DIR" && exec "$@"', empty];
  const server = startMain({
    env,
    within: [...onSmallDisk(disk, 90), ...copying],
  });
  await server.says(/running/);
  rmSync(empty, { recursive: true });
  return { server, pid: server.child.pid };
};

const postgres = async (): Promise<OnSmallDisk> => {
  const database = startFile('tests/server/fixtures/runs-postgres.ts', [], {
    env: { TMPDIR: disk },
    within: onSmallDisk(disk, 300),
  });
  const [DATABASE_URL = ''] = await database.says(/postgres:\S+/);
  const server = startMain({
    env: { PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'info', DATABASE_URL },
  });
  return { server, pid: database.child.pid };
};

describe
  .skipIf(MOUNTS.refused)
  .each([
    { database: 'the embedded database', open: embedded },
    ...(inject('postgres') ? [{ database: 'PostgreSQL', open: postgres }] : []),
  ])(`a full disk under $database${MOUNTS.refused ?? ''}`, ({ open }) => {
  it('is said by /readyz and once in the log, and so is that there is room again', async () => {
    const { server, pid } = await open();
    const [, address] = await server.says(/running at (\S+)/);
    const isReady = async () => {
      await wait(1000);
      const reply = await fetch(`${address}/readyz`);
      return { status: reply.status, read: await reply.json() };
    };
    const stores = async () =>
      (await fetch(`${address}/api/chat/session`, { method: 'POST' })).status === 200;
    expect(await isReady()).toMatchObject({ status: 200 });
    expect(await stores()).toBe(true);

    const makeRoom = fill(pid, disk);
    for (let asked = 0; asked < 2; asked += 1) {
      expect(await isReady()).toMatchObject({
        status: 503,
        read: { message: 'The disk of the database is full.' },
      });
    }
    // A page of a table that is there already takes some more rows.
    let refused: Response | null = null;
    for (let rows = 0; rows < MORE_THAN_A_PAGE && refused === null; rows += 1) {
      const reply = await fetch(`${address}/api/chat/session`, { method: 'POST' });
      await reply.text();
      if (reply.status !== 200) refused = reply;
    }
    expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([503, '3']);
    makeRoom();
    expect(await isReady()).toMatchObject({ status: 200 });
    expect(await stores()).toBe(true);

    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const said = [...server.said.out.matchAll(/"msg":"(the d[^"]*)"/g)].map(([, msg]) => msg);
    expect(said).toEqual([
      'the disk of the database is full: nothing is stored until there is room',
      'the database stores again',
    ]);
    expect(server.said.err).toBe('');
  });
});
