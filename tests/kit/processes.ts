import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '../..');
/** What lets Node run TypeScript. */
export const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

type Surroundings = {
  readonly env?: Readonly<Record<string, string>>;
  /** Never the project's folder unless asked for: a developer's own .env there must not count. */
  readonly cwd?: string;
  /** A command in front of the program. */
  readonly within?: readonly string[];
  readonly uid?: number;
};

const children: ChildProcessWithoutNullStreams[] = [];

/** Starts a program; collects what it says and how it ends. `endProcesses` ends what still runs. */
export const startProgram = (
  [program = '', ...args]: readonly string[],
  { env = {}, cwd = tmpdir(), uid }: Surroundings = {},
) => {
  const child = spawn(program, args, {
    cwd,
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', DRAIN_SECONDS: '0', ...env },
    ...(uid !== undefined && { uid, gid: uid }),
  });
  children.push(child);
  const said = { out: '', err: '' };
  child.stderr.on('data', (data) => (said.err += String(data)));
  child.stdout.on('data', (data) => (said.out += String(data)));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const says = (words: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = words.exec(said.out);
        if (found) resolve(found);
      };
      child.stdout.on('data', look);
      child.on('close', () => reject(new Error(`ended without saying ${words}: ${said.err}`)));
      look();
    });
  return { child, said, ended, says };
};

/** Starts a TypeScript file of ours, by its path from the root. */
export const startFile = (file: string, args: readonly string[], over: Surroundings = {}) =>
  startProgram(
    [...(over.within ?? []), process.execPath, '--import', TSX, join(ROOT, file), ...args],
    over,
  );

/** The server as it is built: it starts in a third of the time that its source takes. */
export const SERVER = join(ROOT, 'dist/server/main.js');

/** Starts a command of the build, which takes a third of the time of its source. @throws Error where nothing is built */
export const startCommand = (command: string, args: readonly string[], over: Surroundings = {}) => {
  expectBuilt();
  const program = join(ROOT, `dist/server/${command}.js`);
  return startProgram([...(over.within ?? []), process.execPath, program, ...args], over);
};

/** Starts the built server. @throws Error where nothing is built */
export const startMain = (over: Surroundings = {}) => startCommand('main', [], over);

/** @throws Error where what is built is missing or incomplete */
export const expectBuilt = (): void => {
  if (existsSync(SERVER) && existsSync(join(ROOT, 'dist/client/index.html'))) return;
  throw new Error(
    'dist/ is missing or incomplete: run `npm run build` before the tests that start the server.',
  );
};

export const endProcesses = async (): Promise<void> => {
  await Promise.all(
    children.splice(0).map(
      (child) =>
        new Promise<void>((resolve) => {
          if (child.exitCode !== null || child.signalCode !== null) resolve();
          else child.once('close', () => resolve()).kill('SIGKILL');
        }),
    ),
  );
};

const isRoot = process.getuid?.() === 0;

/** A command that runs another one apart from this machine's view, and why that is refused here, if it is. */
const apart = (what: string, options: readonly string[]) => {
  const command = ['unshare', ...(isRoot ? [] : ['--user', '--map-root-user']), ...options];
  const { status } = spawnSync(command[0] ?? '', [...command.slice(1), 'true']);
  return { command, refused: status === 0 ? null : ` (not run: no ${what} of its own here)` };
};

/** Process numbers of its own, as in a container. */
export const NAMESPACES = apart('process namespace', [
  '--pid',
  '--fork',
  '--kill-child',
  '--mount-proc',
]);

/** Mounts of its own. */
export const MOUNTS = apart('mount', ['--mount']);

/** A command that runs another one with a small disk of its own in a folder. */
export const onSmallDisk = (folder: string, megabytes: number) => {
  const mounting = `mount -t tmpfs -o size=${megabytes}m tmpfs "$0" && exec "$@"`;
  return [...MOUNTS.command, 'sh', '-c', mounting, folder];
};
