import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '../..');

/** Makes Node read TypeScript. */
export const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

type Place = {
  /** Where it runs: not the project's folder, as a developer's own .env there must not count. */
  readonly cwd: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
};

/** Runs a file of ours as a process; collects what it says and how it ends. Who starts one ends it. */
export const run = (file: string, { cwd, args = [], env }: Place) => {
  const child = spawn(process.execPath, ['--import', TSX, join(ROOT, file), ...args], {
    cwd,
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', DRAIN_SECONDS: '0', ...env },
  });
  const said = { out: '', err: '' };
  child.stderr.on('data', (data) => (said.err += String(data)));
  child.stdout.on('data', (data) => (said.out += String(data)));
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const says = (words: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = words.exec(said.out);
        if (found) resolve(found);
      };
      child.stdout.on('data', look);
      child.on('exit', () => reject(new Error(`ended without saying ${words}: ${said.err}`)));
      look();
    });
  return { child, said, ended, says };
};

export type Child = ReturnType<typeof run>;
