import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type { DatabaseSettings } from '../../server/db/connect.ts';
import { systemClock } from '../../server/lib/clock.ts';
import { bucketFiles } from '../../server/providers/files/bucket.ts';
import { PICTURES_FOLDER, diskFiles } from '../../server/providers/files/disk.ts';
import type { FileStore } from '../../server/providers/files/port.ts';
import { tempFolder } from '../kit/data-dir.ts';
import { documented } from '../kit/documented.ts';
import { programsWith, startPostgres } from '../kit/postgres-server.ts';
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
  /** What is missing on this machine to drill it; `null` when nothing is. */
  readonly missing: string | null;
  readonly open: () => Promise<Place>;
  readonly backUp: (from: Place, folder: string) => Promise<void>;
  readonly restore: (to: Place, folder: string) => Promise<void>;
};

/** @throws Error with what a command said, when it fails */
const runsWell = async (command: 'backup' | 'restore', file: string, { env }: Place) => {
  const { said, ended } = startCommand(command, [file], { env });
  if ((await ended) !== 0) throw new Error(`${command} failed: ${said.err}`);
};

/** The file that the shipped commands write and read. */
export const ARCHIVE = 'backup.tar.gz';

const embedded: Way = {
  title: 'the embedded database, pictures on the disk',
  missing: null,
  open: async () => {
    const dataDir = tempFolder();
    return {
      env: { DATA_DIR: dataDir },
      settings: { dataDir, databaseUrl: null },
      files: diskFiles(dataDir),
      wreck: async () => rmSync(dataDir, { recursive: true, force: true }),
    };
  },
  backUp: (from, folder) => runsWell('backup', join(folder, ARCHIVE), from),
  restore: (to, folder) => runsWell('restore', join(folder, ARCHIVE), to),
};

const PROGRAMS = programsWith('pg_dump', 'pg_restore');
const missing = PROGRAMS === null ? 'no PostgreSQL with pg_dump and pg_restore' : null;

/** Runs a command as the documents say it. */
const say = async (program: string, { settings }: Place, folder: string): Promise<void> => {
  const env = {
    PATH: `${PROGRAMS ?? ''}${delimiter}${process.env['PATH'] ?? ''}`,
    DATABASE_URL: settings.databaseUrl ?? '',
  };
  await promisify(execFile)('sh', ['-ec', documented(program)], { env, cwd: folder });
};

const openPostgres = async () => {
  const server = await startPostgres(PROGRAMS ?? undefined);
  const dataDir = tempFolder();
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

/** Where the pictures of a backup of PostgreSQL lie. */
export const PICTURES = 'pictures-backup';

/** Does what the documented rsync does, which is not on every machine. */
const copyFolder = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith('.part') });

const postgres: Way = {
  title: 'PostgreSQL, pictures on the disk',
  missing,
  open: openPostgres,
  backUp: async (from, folder) => {
    await say('pg_dump', from, folder);
    copyFolder(join(from.settings.dataDir, PICTURES_FOLDER), join(folder, PICTURES));
  },
  restore: async (to, folder) => {
    await say('pg_restore', to, folder);
    copyFolder(join(folder, PICTURES), join(to.settings.dataDir, PICTURES_FOLDER));
  },
};

const inBucket: Way = {
  title: 'PostgreSQL, pictures in a bucket',
  missing,
  open: async () => {
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
  },
  backUp: async (from, folder) => {
    await say('pg_dump', from, folder);
    mkdirSync(join(folder, PICTURES));
    for await (const name of from.files.list()) {
      const content = await from.files.get(name);
      if (content) writeFileSync(join(folder, PICTURES, name), content);
    }
  },
  restore: async (to, folder) => {
    await say('pg_restore', to, folder);
    for (const name of readdirSync(join(folder, PICTURES)))
      await to.files.put(name, readFileSync(join(folder, PICTURES, name)));
  },
};

export const WAYS: Readonly<Record<'embedded' | 'postgres' | 'bucket', Way>> = {
  embedded,
  postgres,
  bucket: inBucket,
};
