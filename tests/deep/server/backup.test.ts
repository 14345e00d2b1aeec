import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { create } from 'tar';
import { picturesBeside } from '../../../server/commands/pictures-beside.ts';
import { backUp, restore } from '../../../server/db/backup.ts';
import { connect } from '../../../server/db/connect.ts';
import type { DatabaseSettings } from '../../../server/db/connect.ts';
import { lockDataDir } from '../../../server/db/lock.ts';
import { chatSessionsIn } from '../../../server/repositories/chat-sessions.ts';
import { StartError } from '../../../server/lib/start-error.ts';
import { diskFiles } from '../../../server/providers/files/disk.ts';
import { freshDataDir, tempFolder } from '../../kit/data-dir.ts';
import { documented } from '../../kit/documented.ts';
import { programsWith, startPostgres } from '../../kit/postgres-server.ts';
import { endProcesses, startCommand, startFile } from '../../kit/processes.ts';

let dataDir: string;
let place: string;
let file: string;
beforeEach(async () => {
  dataDir = await freshDataDir();
  place = tempFolder();
  file = join(place, 'backup.tar.gz');
});
afterEach(async () => {
  await endProcesses();
  for (const folder of [dataDir, place]) rmSync(folder, { recursive: true, force: true });
});

const NOW = new Date('2026-01-02T03:04:05.678Z');
const KEPT = 'pg.replaced-2026-01-02T03-04-05-678Z';
const putBack = (from = file) => restore(dataDir, from, NOW);
const inData = () => readdirSync(dataDir).toSorted();

/** Starts a command and kills it as soon as a path is there. */
const killedAt = async (path: string, command: 'backup' | 'restore'): Promise<void> => {
  const { child, ended } = startCommand(command, [file], { env: { DATA_DIR: dataDir } });
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  while (!existsSync(path)) {
    if (hasEnded) throw new Error(`ended before ${path} was there`);
    await wait(5);
  }
  child.kill('SIGKILL');
  await ended;
};

const using = async <T>(
  work: (sessions: ReturnType<typeof chatSessionsIn>) => Promise<T>,
  settings: DatabaseSettings = { dataDir, databaseUrl: null },
): Promise<T> => {
  const db = await connect(settings);
  try {
    return await work(chatSessionsIn(db.sql));
  } finally {
    await db.close();
  }
};
const add = (...tokens: string[]) =>
  using(async (sessions) => {
    for (const token of tokens) await sessions.add(token, new Date(0));
  });
const has = (...tokens: string[]) =>
  using((sessions) => Promise.all(tokens.map((token) => sessions.has(token))));

describe('a backup of the embedded database', () => {
  it('brings back what was there, also what a killed process had confirmed, and keeps what was there since', async () => {
    const writer = startFile('tests/server/fixtures/keeps-writing.ts', [dataDir]);
    await writer.says(/^20$/m);
    writer.child.kill('SIGKILL');
    await writer.ended;

    expect(await backUp(dataDir, file)).toBe(statSync(file).size);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    await add('chat-new');
    expect(await putBack()).toBe(join(dataDir, KEPT));
    expect(await has('chat-1', 'chat-20', 'chat-new')).toEqual([true, true, false]);

    rmSync(join(dataDir, 'pg'), { recursive: true });
    renameSync(join(dataDir, KEPT), join(dataDir, 'pg'));
    expect(await has('chat-1', 'chat-20', 'chat-new')).toEqual([true, true, true]);
  });

  it('heals a damaged database, of which none is made, and starts a machine without data', async () => {
    await add('chat-old');
    await backUp(dataDir, file);
    truncateSync(join(dataDir, 'pg/global/pg_control'));
    await expect(backUp(dataDir, `${file}.2`)).rejects.toThrow('is damaged');
    expect(readdirSync(place)).toEqual(['backup.tar.gz']);
    await putBack();
    expect(await has('chat-old')).toEqual([true]);

    rmSync(dataDir, { recursive: true });
    expect(await putBack()).toBeNull();
    expect(await has('chat-old')).toEqual([true]);
  });

  it('is not made of rows that cannot be read', async () => {
    await add('chat-old');
    const db = await connect({ dataDir, databaseUrl: null });
    const found = await db.sql
      .select({ path: sql<string>`pg_relation_filepath('chat_sessions')` })
      .from(sql`pg_database limit 1`);
    await db.close();
    const rows = join(dataDir, 'pg', found[0]?.path ?? '');
    writeFileSync(rows, Buffer.alloc(statSync(rows).size, 'not a page '));
    await expect(backUp(dataDir, file)).rejects.toThrow('is damaged');
  });

  it('is neither made nor restored while somebody uses the data', async () => {
    writeFileSync(file, '');
    const unlock = lockDataDir(dataDir);
    await expect(backUp(dataDir, `${file}.2`)).rejects.toThrow('already uses the data');
    await expect(putBack()).rejects.toThrow('already uses the data');
    unlock();
    expect(readdirSync(place)).toEqual(['backup.tar.gz']);
    expect(inData()).toEqual(['pg', 'toothwise.lock']);
  });

  it('never has its name before it is whole, and takes nobody else’s', async () => {
    await killedAt(`${file}.part`, 'backup');
    expect(existsSync(file)).toBe(false);
    await backUp(dataDir, file);
    expect(readdirSync(place)).toEqual(['backup.tar.gz']);
    const before = readFileSync(file);
    await expect(backUp(dataDir, file)).rejects.toThrow(`"${file}" is there already.`);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('that cannot be restored changes nothing', async () => {
    await add('chat-old');
    await backUp(dataDir, file);
    const whole = readFileSync(file);
    const broken = join(place, 'broken');
    for (const bytes of [
      Buffer.from('no archive'),
      whole.subarray(0, whole.length / 2),
      Buffer.concat([whole.subarray(0, 5000), Buffer.alloc(5000), whole.subarray(10_000)]),
    ]) {
      writeFileSync(broken, bytes);
      await expect(putBack(broken)).rejects.toThrow(StartError);
      await expect(putBack(broken)).rejects.toThrow(
        `"${broken}" cannot be restored: it is no backup, was cut off, or comes from another PostgreSQL.`,
      );
    }
    expect(inData()).toEqual(['pg', 'toothwise.lock']);
    expect(await has('chat-old')).toEqual([true]);
  });

  it('that was interrupted on its way back leaves the old data or the new', async () => {
    await backUp(dataDir, file);
    await add('chat-new');
    await killedAt(join(dataDir, 'pg.unpacked'), 'restore');
    expect(await has('chat-new')).toEqual([true]);

    await putBack();
    renameSync(join(dataDir, 'pg'), join(dataDir, 'pg.restored'));
    expect(await has('chat-new')).toEqual([false]);

    mkdirSync(join(dataDir, 'pg.restored'));
    expect(await has('chat-new')).toEqual([false]);
    expect(inData()).toEqual(['pg', KEPT, 'toothwise.lock']);
  });

  it('says what is missing', async () => {
    await expect(putBack()).rejects.toThrow(`There is no file "${file}".`);
    const nowhere = join(place, 'none');
    await expect(backUp(nowhere, file)).rejects.toThrow(`There is no database in ${nowhere}.`);
    await expect(backUp(dataDir, join(nowhere, 'backup'))).rejects.toThrow(
      `The backup cannot be written to "${join(nowhere, 'backup')}" (ENOENT).`,
    );
    expect(readdirSync(place)).toEqual([]);
  });
});

describe('the pictures beside the embedded database', () => {
  const BESIDE = picturesBeside({ bucket: null });
  const [ONE, TWO] = ['one.jpg', 'two.jpg'];
  const pictures = () => diskFiles(dataDir);
  const inPictures = () => readdirSync(join(dataDir, 'pictures')).toSorted();

  beforeEach(async () => {
    await add('chat-old');
    await pictures().put(ONE, Buffer.from('one'));
    writeFileSync(join(dataDir, 'pictures/half.part'), 'half');
    symlinkSync('/etc/hostname', join(dataDir, 'pictures/link.jpg'));
    await backUp(dataDir, file, BESIDE);
    rmSync(join(dataDir, 'pictures/half.part'));
    rmSync(join(dataDir, 'pictures/link.jpg'));
  });

  it('are in its backup, whole ones alone, and come back with it; newer ones stay', async () => {
    await pictures().remove(ONE);
    await pictures().put(TWO, Buffer.from('two'));
    await restore(dataDir, file, NOW, BESIDE);
    expect(inPictures()).toEqual([ONE, TWO]);
    expect(String(await pictures().get(ONE))).toBe('one');
    expect(inData()).toEqual(['pg', KEPT, 'pictures', 'toothwise.lock']);
    if (process.platform !== 'win32') {
      expect(statSync(join(dataDir, 'pictures')).mode & 0o777).toBe(0o700);
      expect(statSync(join(dataDir, 'pictures', ONE)).mode & 0o777).toBe(0o600);
    }
  });

  it('come to a machine without data', async () => {
    rmSync(dataDir, { recursive: true });
    await restore(dataDir, file, NOW, BESIDE);
    expect(inPictures()).toEqual([ONE]);
    expect(await has('chat-old')).toEqual([true]);
  });

  it('stay where they are when they lie in a bucket, and a backup from before there were any is as good', async () => {
    await pictures().remove(ONE);
    await restore(dataDir, file, NOW);
    expect(inPictures()).toEqual([]);
    rmSync(join(dataDir, KEPT), { recursive: true });
    const older = `${file}.older`;
    await backUp(dataDir, older);
    await restore(dataDir, older, NOW, BESIDE);
    expect(inPictures()).toEqual([]);
    expect(await has('chat-old')).toEqual([true]);
  });

  it('that cannot be put there leave the database as it was', async () => {
    await add('chat-new');
    rmSync(join(dataDir, 'pictures'), { recursive: true });
    writeFileSync(join(dataDir, 'pictures'), 'a file in the place of the folder');
    await expect(restore(dataDir, file, NOW, BESIDE)).rejects.toThrow(
      `The files of "${file}" cannot be put into ${join(dataDir, 'pictures')} (EEXIST). The database is as it was.`,
    );
    rmSync(join(dataDir, 'pictures'));
    expect(inData()).toEqual(['pg', 'toothwise.lock']);
    expect(await has('chat-new')).toEqual([true]);
  });

  it('of a hostile backup go nowhere but into their folder', async () => {
    const elsewhere = join(place, 'hostile');
    mkdirSync(join(elsewhere, 'pg'), { recursive: true });
    mkdirSync(join(elsewhere, 'pictures/deeper'), { recursive: true });
    for (const name of ['pictures/three.jpg', 'pictures/run.sh', 'pictures/deeper/x.jpg', 'x.jpg'])
      writeFileSync(join(elsewhere, name), 'x');
    cpSync(join(dataDir, 'pg'), join(elsewhere, 'pg'), { recursive: true });
    const hostile = join(place, 'hostile.tar.gz');
    const pack = () =>
      create({ file: hostile, cwd: elsewhere, gzip: true }, ['pg', 'pictures', 'x.jpg']);
    symlinkSync('/etc/hostname', join(elsewhere, 'pictures/four.jpg'));
    await pack();
    await expect(restore(dataDir, hostile, NOW, BESIDE)).rejects.toThrow(StartError);
    expect(inPictures()).toEqual([ONE]);
    rmSync(join(elsewhere, 'pictures/four.jpg'));
    await pack();
    await restore(dataDir, hostile, NOW, BESIDE);
    expect(inPictures()).toEqual([ONE, 'three.jpg']);
    expect(inData()).toEqual(['pg', KEPT, 'pictures', 'toothwise.lock']);
  });
});

describe('the commands of a backup', () => {
  const run = async (command: 'backup' | 'restore', args: readonly string[], more = {}) => {
    const { said, ended } = startCommand(command, args, { env: { DATA_DIR: dataDir, ...more } });
    return { code: await ended, ...said };
  };

  it('make one and bring it back', async () => {
    await add('chat-old');
    expect(await run('backup', [file])).toEqual({
      code: 0,
      out: expect.stringMatching(
        /^The database and its pictures are in .*backup\.tar\.gz \(\d\.\d MB\)\.\n$/,
      ),
      err: '',
    });
    await add('chat-new');
    expect(await run('restore', [file])).toEqual({
      code: 0,
      out: expect.stringMatching(
        /^The database is the one of .*\nThe one from before is kept in .*\n$/,
      ),
      err: '',
    });
    expect(await has('chat-old', 'chat-new')).toEqual([true, false]);
  });

  it('say that pictures in a bucket are not among it', async () => {
    const bucket = {
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'teeth',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    const where =
      'The pictures of X-rays lie in the bucket "teeth": back them up, and put them back, there.\n';
    const made = await run('backup', [file], bucket);
    expect(made.out).toMatch(/^The database is in /);
    expect([made.code, made.out.endsWith(where)]).toEqual([0, true]);
    const back = await run('restore', [file], bucket);
    expect([back.code, back.out.endsWith(where)]).toEqual([0, true]);
  });

  it('say what they need', async () => {
    expect(await run('backup', [])).toEqual({
      code: 1,
      out: '',
      err: 'Name a file: npm run backup -- <file>\n',
    });
    const url = { DATABASE_URL: 'postgres://localhost/none' };
    expect((await run('restore', [file], url)).err).toMatch(/^DATABASE_URL is set, and "restore"/);
  });
});

const DUMPING = programsWith('pg_dump', 'pg_restore');
const WHY_NOT = DUMPING ? '' : ' (not run: no PostgreSQL with pg_dump is installed here)';

describe.skipIf(!DUMPING)(`the documented backup of a PostgreSQL${WHY_NOT}`, () => {
  it('brings back what was there', async () => {
    const server = await startPostgres(DUMPING ?? undefined);
    const settings = { dataDir: '', databaseUrl: `${server.url}/postgres` };
    const env = {
      PATH: `${DUMPING ?? ''}${delimiter}${process.env['PATH'] ?? ''}`,
      DATABASE_URL: settings.databaseUrl,
    };
    const runs = (command: string) =>
      promisify(execFile)('sh', ['-ec', command], { env, cwd: place });
    await using((sessions) => sessions.add('chat-old', new Date(0)), settings);
    await runs(documented('pg_dump'));
    await using((sessions) => sessions.add('chat-new', new Date(0)), settings);
    await runs(documented('pg_restore'));
    expect(
      await using(
        (sessions) => Promise.all([sessions.has('chat-old'), sessions.has('chat-new')]),
        settings,
      ),
    ).toEqual([true, false]);
    await server.stop();
  });
});
