import { fork, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Task } from './worker.ts';

/** What a copy of the house does without: what is made, kept or fetched. */
const LEFT_OUT = new Set(['.git', 'node_modules', 'dist', 'data', 'coverage']);

/** Stands in place of a test that failed where the tests have not ended in time. */
export const NO_END = 'no end';

/** How long a process may take to end what it started. In milliseconds. */
const CLOSE_MS = 10_000;

const copyHouse = (root: string): string => {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'toothwise-mutants-')));
  // Some tests start programs as somebody without rights, who must be able to read them.
  chmodSync(copy, 0o755);
  for (const name of readdirSync(root).filter((each) => !LEFT_OUT.has(each)))
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
};

/** A file of the house with another text. */
type Broken = { readonly file: string; readonly text: string };

type Run = Pick<Task, 'tests' | 'isolate'>;

/** A process that runs tests, in a copy of the house of its own in which one file is broken at a time. */
export const openWorker = (root: string) => {
  const copy = copyHouse(root);
  let child: ChildProcess | null = null;
  let broken: string | null = null;
  /** Files that changed since the process last heard of it. */
  const changed = new Set<string>();

  /** Mends what was broken before. @returns the files that changed */
  const write = ({ file, text }: Broken): string[] => {
    const mended = broken !== null && broken !== file ? [broken] : [];
    for (const each of mended) writeFileSync(join(copy, each), readFileSync(join(root, each)));
    writeFileSync(join(copy, file), text);
    broken = file;
    return [...mended, file];
  };

  const start = (): Promise<ChildProcess> =>
    new Promise((resolve, reject) => {
      const started = fork(join(import.meta.dirname, 'worker.ts'), [copy], {
        execArgv: ['--import', 'tsx'],
        // A group of its own, so that nothing outlives it.
        detached: process.platform !== 'win32',
        // What a broken house prints is of no use to anybody.
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        env: { ...process.env, NODE_ENV: 'test', VITEST: 'true' },
      });
      started.once('message', () => resolve(started));
      started.once('exit', (code) => reject(new Error(`A worker ended with ${code}.`)));
    });

  /** Ends the process and all that it started, whatever they are busy with. */
  const stop = (): void => {
    const pid = child?.removeAllListeners().pid;
    child = null;
    if (pid === undefined) return;
    try {
      process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
    } catch {
      return;
    }
  };

  return {
    /** Those of the test files that fail on a broken file, or a reason why they could not end. */
    failing: async (what: Broken, { tests, isolate }: Run, limitMs: number): Promise<string[]> => {
      for (const file of write(what)) changed.add(file);
      const busy = (child ??= await start());
      return new Promise((resolve) => {
        const settle = (failed: string[]): void => {
          clearTimeout(limit);
          busy.removeAllListeners();
          resolve(failed);
        };
        const giveUp = (why: string) => (): void => {
          stop();
          settle([why]);
        };
        const limit = globalThis.setTimeout(giveUp(NO_END), limitMs);
        busy.removeAllListeners();
        busy.once('message', settle);
        busy.once('exit', giveUp('a crash'));
        busy.send({ changed: [...changed], tests, isolate } satisfies Task);
        changed.clear();
      });
    },

    /** Whether the whole house still compiles with a broken file. */
    compiles: (what: Broken): Promise<boolean> => {
      for (const file of write(what)) changed.add(file);
      return new Promise((resolve) => {
        const compiler = join(root, 'node_modules/typescript/bin/tsc');
        const info = join(copy, 'house.tsbuildinfo');
        spawn(
          process.execPath,
          [compiler, '--noEmit', '--checkers', '1', '--incremental', '--tsBuildInfoFile', info],
          { cwd: copy, stdio: 'ignore' },
        ).once('exit', (code) => resolve(code === 0));
      });
    },

    close: async (): Promise<void> => {
      if (child !== null) {
        const ended = once(child, 'exit');
        child.send('end');
        await Promise.race([ended, setTimeout(CLOSE_MS, undefined, { ref: false })]);
      }
      stop();
      rmSync(copy, { recursive: true, force: true });
    },
  };
};

export type Worker = ReturnType<typeof openWorker>;
