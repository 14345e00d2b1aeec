import { execFile } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import type { DatabaseSettings } from '../../server/db/connect.ts';
import { systemClock } from '../../server/lib/clock.ts';
import { bucketFiles } from '../../server/providers/files/bucket.ts';
import { PICTURES_FOLDER, diskFiles } from '../../server/providers/files/disk.ts';
import type { FileStore } from '../../server/providers/files/port.ts';
import { tempFolder } from '../kit/data-dir.ts';
import { documented, documentedSetting } from '../kit/documented.ts';
import { programsWith, startPostgres } from '../kit/postgres-server.ts';
import type { PostgresServer } from '../kit/postgres-server.ts';
import { startCommand } from '../kit/processes.ts';
import { s3Server } from '../kit/s3-server.ts';

/** An installation's data, where a server finds it. */
export type Place = {
  readonly env: Readonly<Record<string, string>>;
  readonly settings: DatabaseSettings;
  readonly files: FileStore;
  /** Destroys it, as a burnt machine would. */
  readonly wreck: () => Promise<void>;
};

/** One way to run the product, with what docs/operations.md says of its backups. */
export type Way = {
  readonly title: string;
  /** Names the programs that a machine lacks to drill it; `null` when it lacks none. */
  readonly missing: string | null;
  /** Opens an empty installation; `folder` is where its backups go. */
  readonly open: (folder: string) => Promise<Place>;
  readonly backUp: (from: Place, folder: string) => Promise<void>;
  /** Restores a backup into an installation of its own. */
  readonly restore: (folder: string) => Promise<Place>;
};

/** Restores into a place, which goes where that fails. */
const into = async (to: Place, work: (to: Place) => Promise<void>): Promise<Place> => {
  try {
    await work(to);
    return to;
  } catch (error) {
    await to.wreck();
    throw error;
  }
};

/** @throws Error with what a command said, when it fails */
const runsWell = async (command: 'backup' | 'restore', file: string, { env }: Place) => {
  const { said, ended } = startCommand(command, [file], { env });
  if ((await ended) !== 0) throw new Error(`${command} failed: ${said.err}`);
};

/** The file that the shipped commands write and read. */
export const ARCHIVE = 'backup.tar.gz';

const openEmbedded = async (): Promise<Place> => {
  const dataDir = tempFolder();
  return {
    env: { DATA_DIR: dataDir },
    settings: { dataDir, databaseUrl: null },
    files: diskFiles(dataDir),
    wreck: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
};

const embedded: Way = {
  title: 'the embedded database, pictures on the disk',
  missing: null,
  open: openEmbedded,
  backUp: (from, folder) => runsWell('backup', join(folder, ARCHIVE), from),
  restore: async (folder) =>
    into(await openEmbedded(), (to) => runsWell('restore', join(folder, ARCHIVE), to)),
};

const PROGRAMS = programsWith('pg_dump', 'pg_restore', 'pg_basebackup');
const missing =
  PROGRAMS === null ? 'no PostgreSQL with pg_dump, pg_restore and pg_basebackup' : null;

/** Runs a command as the documents say it, with a folder of ours in the place of theirs. */
const say = async (program: string, databaseUrl: string | null, folder: string): Promise<void> => {
  const env = {
    PATH: `${PROGRAMS ?? ''}${delimiter}${process.env['PATH'] ?? ''}`,
    DATABASE_URL: databaseUrl ?? '',
    DATABASE_DIRECT_URL: databaseUrl ?? '',
  };
  const command = documented(program).replaceAll('/archive/', `${folder}/${WAL}/`);
  await promisify(execFile)('sh', ['-ec', command], { env, cwd: folder });
};

const placeOn = (server: PostgresServer, dataDir = tempFolder()): Place => {
  const databaseUrl = `${server.url}/postgres`;
  return {
    env: { DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    settings: { dataDir, databaseUrl },
    files: diskFiles(dataDir),
    wreck: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

const openPostgres = async (): Promise<Place> =>
  placeOn(await startPostgres(PROGRAMS ?? undefined));

/** Folder of the pictures in a backup of PostgreSQL. */
export const PICTURES = 'pictures-backup';

/** Does what the documented rsync does, which is not on every machine. */
const copyFolder = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith('.part') });

const copyPictures = ({ settings }: Place, folder: string): void =>
  copyFolder(join(settings.dataDir, PICTURES_FOLDER), join(folder, PICTURES));

const putPictures = ({ settings }: Place, folder: string): void =>
  copyFolder(join(folder, PICTURES), join(settings.dataDir, PICTURES_FOLDER));

const postgres: Way = {
  title: 'PostgreSQL, pictures on the disk',
  missing,
  open: openPostgres,
  backUp: async (from, folder) => {
    await say('pg_dump', from.settings.databaseUrl, folder);
    copyPictures(from, folder);
  },
  restore: async (folder) =>
    into(await openPostgres(), async (to) => {
      await say('pg_restore', to.settings.databaseUrl, folder);
      putPictures(to, folder);
    }),
};

/** Folder of the archived write-ahead log, with the base to begin from. */
const WAL = 'archive';

const settingIn = (folder: string, name: string): string =>
  documentedSetting(name).replaceAll('/archive/', `${folder}/${WAL}/`);

const askPostgres = async <T extends object>({ settings }: Place, query: string): Promise<T[]> => {
  const client = new pg.Client({ connectionString: settings.databaseUrl ?? '' });
  await client.connect();
  try {
    return (await client.query<T>(query)).rows;
  } finally {
    await client.end();
  }
};

const archived: Way = {
  title: 'PostgreSQL with archived WAL, pictures on the disk',
  missing,
  open: async (folder) => {
    mkdirSync(join(folder, WAL));
    // The database runs as somebody else, and archives into it.
    chmodSync(folder, 0o755);
    chmodSync(join(folder, WAL), 0o777);
    const names = ['wal_level', 'archive_mode', 'archive_timeout', 'archive_command'];
    const settings = Object.fromEntries(names.map((name) => [name, settingIn(folder, name)]));
    const server = await startPostgres(PROGRAMS ?? undefined, { settings });
    await say('pg_basebackup', `${server.url}/postgres`, folder);
    return placeOn(server);
  },
  // All was archived while it was written; what is left is the segment at hand, for which nobody here waits 30 seconds.
  backUp: async (from, folder) => {
    copyPictures(from, folder);
    const [last] = await askPostgres<{ name: string }>(
      from,
      'select pg_walfile_name(pg_switch_wal()) as name',
    );
    const segment = join(folder, WAL, last?.name ?? '');
    for (let tries = 0; tries < 300 && !existsSync(segment); tries += 1) await wait(100);
    if (!existsSync(segment)) throw new Error(`${last?.name} was not archived`);
  },
  restore: async (folder) => {
    const server = await startPostgres(PROGRAMS ?? undefined, {
      base: join(folder, WAL, 'base-new'),
      settings: { restore_command: settingIn(folder, 'restore_command') },
    });
    return into(placeOn(server), async (to) => putPictures(to, folder));
  },
};

const openWithBucket = async (): Promise<Place> => {
  const [database, s3] = [await openPostgres(), await s3Server()];
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = s3.settings;
  return {
    ...database,
    env: {
      ...database.env,
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    files: bucketFiles(s3.settings, systemClock),
    wreck: async () => {
      await database.wreck();
      await s3.close();
    },
  };
};

const inBucket: Way = {
  title: 'PostgreSQL, pictures in a bucket',
  missing,
  open: openWithBucket,
  backUp: async (from, folder) => {
    await say('pg_dump', from.settings.databaseUrl, folder);
    mkdirSync(join(folder, PICTURES));
    for await (const name of from.files.list()) {
      const content = await from.files.get(name);
      if (content) writeFileSync(join(folder, PICTURES, name), content);
    }
  },
  restore: async (folder) =>
    into(await openWithBucket(), async (to) => {
      await say('pg_restore', to.settings.databaseUrl, folder);
      for (const name of readdirSync(join(folder, PICTURES)))
        await to.files.put(name, readFileSync(join(folder, PICTURES, name)));
    }),
};

export const WAYS: Readonly<Record<'embedded' | 'postgres' | 'archived' | 'bucket', Way>> = {
  embedded,
  postgres,
  archived,
  bucket: inBucket,
};
