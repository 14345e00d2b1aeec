import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataDir } from '../../server/db/lock.ts';
import { tempFolder } from '../kit/data-dir.ts';

let dataDir: string;
const lock = () => join(dataDir, 'toothwise.lock');

/** The number of a process that has ended. */
const deadPid = (): number => spawnSync(process.execPath, ['--version']).pid;

beforeEach(() => {
  dataDir = tempFolder();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('the lock of a data directory', () => {
  it('is held until it is given free', () => {
    const unlock = lockDataDir(dataDir);
    expect(() => lockDataDir(dataDir)).toThrow(
      `Another process (pid ${process.pid}) already uses the data in ${dataDir}.`,
    );
    unlock();
    expect(existsSync(lock())).toBe(false);
    lockDataDir(dataDir)();
  });

  it('is made together with the directory', () => {
    const deep = join(dataDir, 'a/b');
    const unlock = lockDataDir(deep);
    expect(existsSync(join(deep, 'toothwise.lock'))).toBe(true);
    unlock();
  });

  it('is refused with the name of the variable where there can be no folder', () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    for (const folder of [file, join(file, 'below')]) {
      expect(() => lockDataDir(folder)).toThrow(
        `DATA_DIR is "${folder}", but must be a folder that can be written to`,
      );
    }
  });

  it('is taken over from a process that has died', () => {
    writeFileSync(lock(), JSON.stringify({ pid: deadPid(), started: 'then' }));
    const unlock = lockDataDir(dataDir);
    expect(JSON.parse(readFileSync(lock(), 'utf8')).pid).toBe(process.pid);
    expect(existsSync(`${lock()}.takeover`)).toBe(false);
    unlock();
  });

  it.runIf(process.platform === 'linux')(
    'is taken over when the number has gone to a later process',
    () => {
      writeFileSync(lock(), JSON.stringify({ pid: process.pid, started: 'another boot/1' }));
      const unlock = lockDataDir(dataDir);
      expect(JSON.parse(readFileSync(lock(), 'utf8')).started).not.toBe('another boot/1');
      unlock();
    },
  );

  it('is respected while its writer has not finished, and taken over when it never did', () => {
    writeFileSync(lock(), '');
    expect(() => lockDataDir(dataDir)).toThrow('Another process already uses the data');
    utimesSync(lock(), new Date(0), new Date(0));
    lockDataDir(dataDir)();
  });

  it('is not taken over twice at once: a live second start is respected, a dead one explained', () => {
    writeFileSync(lock(), JSON.stringify({ pid: deadPid(), started: null }));
    const right = `${lock()}.takeover`;
    writeFileSync(right, JSON.stringify({ pid: process.pid, started: null }));
    expect(() => lockDataDir(dataDir)).toThrow(`pid ${process.pid}`);
    writeFileSync(right, JSON.stringify({ pid: deadPid(), started: null }));
    expect(() => lockDataDir(dataDir)).toThrow(`delete ${right} and start again`);
  });
});
