import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockDataDir } from '../../../server/db/lock.ts';
import { tempFolder } from '../../kit/data-dir.ts';
import { endProcesses, NAMESPACES, startFile } from '../../kit/processes.ts';

let dataDir: string;
const lock = () => join(dataDir, 'toothwise.lock');

beforeEach(() => {
  dataDir = tempFolder();
});
afterEach(async () => {
  await endProcesses();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the lock of a data directory', () => {
  it('is held until it is given free', () => {
    const unlock = lockDataDir(dataDir);
    expect(() => lockDataDir(dataDir)).toThrow(
      `Another process (pid ${process.pid} on ${hostname()}) already uses the data in ${dataDir}.`,
    );
    unlock();
    expect(readFileSync(lock(), 'utf8')).toBe('');
    lockDataDir(dataDir)();
  });

  it('is made together with the directory', () => {
    const deep = join(dataDir, 'a/b');
    lockDataDir(deep)();
    expect(readFileSync(join(deep, 'toothwise.lock'), 'utf8')).toBe('');
  });

  it('is refused with the name of the variable where there can be no folder', () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    for (const folder of [file, join(file, 'below')]) {
      expect(() => lockDataDir(folder)).toThrow(
        `DATA_DIR is "${folder}", but must be a folder that can be written to`,
      );
    }
    mkdirSync(lock());
    expect(() => lockDataDir(dataDir)).toThrow(
      'but must be a folder that can be written to (EISDIR)',
    );
  });

  it('does not mind who is written in it: only a process that lives can hold it', () => {
    writeFileSync(lock(), `pid ${process.pid} on ${hostname()}`);
    lockDataDir(dataDir)();
  });

  it.runIf(process.platform === 'linux')('says what is missing or cannot lock', () => {
    vi.stubEnv('PATH', dataDir);
    expect(() => lockDataDir(dataDir)).toThrow('The program "flock" is missing');
    writeFileSync(join(dataDir, 'flock'), '#!/bin/sh\necho "No locks available" >&2; exit 1');
    chmodSync(join(dataDir, 'flock'), 0o755);
    expect(() => lockDataDir(dataDir)).toThrow('must be on a disk that can lock files');
  });
});

const HOLDS = 'tests/server/fixtures/holds-lock.ts';

describe('the lock of another process', () => {
  it('is respected while it lives, even when it is frozen, and gone when it is killed', async () => {
    const holder = startFile(HOLDS, [dataDir]);
    await holder.says(/held/);
    expect(() => lockDataDir(dataDir)).toThrow(`(pid ${holder.child.pid} on ${hostname()})`);
    holder.child.kill('SIGSTOP');
    expect(() => lockDataDir(dataDir)).toThrow(`(pid ${holder.child.pid} on ${hostname()})`);
    holder.child.kill('SIGKILL');
    await holder.ended;
    lockDataDir(dataDir)();
  });

  it.skipIf(NAMESPACES.refused)(
    `is respected between process namespaces, as containers have them${NAMESPACES.refused ?? ''}`,
    async () => {
      const holder = startFile(HOLDS, [dataDir], { within: NAMESPACES.command });
      await holder.says(/held/);
      // Both are the first process of their namespace: to each, the other's number is its own.
      expect(readFileSync(lock(), 'utf8')).toMatch(/^pid 1 on /);
      const second = startFile(HOLDS, [dataDir], { within: NAMESPACES.command });
      expect(await second.ended).toBe(1);
      expect(second.said.err).toContain('Another process (pid 1 on ');
      expect(() => lockDataDir(dataDir)).toThrow('Another process (pid 1 on ');
      holder.child.kill('SIGKILL');
      await holder.ended;
      const third = startFile(HOLDS, [dataDir], { within: NAMESPACES.command });
      await third.says(/held/);
    },
  );
});
