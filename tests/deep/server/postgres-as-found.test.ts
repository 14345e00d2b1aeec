import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { connect } from '../../../server/db/connect.ts';
import type { Database, Sql } from '../../../server/db/connect.ts';
import { expectUsable } from '../../../server/db/postgres-settings.ts';
import { storageProbes } from '../../../server/db/schema.ts';
import { StartError } from '../../../server/lib/start-error.ts';
import { readLate } from '../../../server/services/read-late.ts';
import { findPgbouncer, startPgbouncer } from '../../kit/pgbouncer.ts';
import { addressOf, ask } from '../../kit/postgres.setup.ts';

const server = inject('postgres');
const at = server?.url ?? '';

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each();
});

/** Makes a database as an operator may have it. */
const found = async (options = '', settings: readonly string[] = []): Promise<string> => {
  const name = `found_${randomBytes(6).toString('hex')}`;
  await ask(at, `create database ${name} ${options}`);
  undo.push(() => ask(at, `drop database ${name} with (force)`));
  for (const each of settings) await ask(at, `alter database ${name} set ${each}`);
  return name;
};

/** Answers may be late here, where a database is made and dropped for each test beside others that do the same. */
const BUSY_MS = 20_000;

const open = async (databaseUrl: string, directUrl: string | null = null): Promise<Database> => {
  const db = await connect({ dataDir: '', databaseUrl, directUrl, answerMs: BUSY_MS });
  undo.push(() => db.close());
  return db;
};

const refusalOf = async (databaseUrl: string, directUrl: string | null = null): Promise<string> => {
  const failure: unknown = await connect({ dataDir: '', databaseUrl, directUrl }).then(
    async (db) => {
      await db.close();
      return 'it starts';
    },
    (error: unknown) => error,
  );
  if (!(failure instanceof StartError)) throw failure;
  return failure.message;
};

/** A day and a month that other styles of writing dates take for each other. */
const DAY = new Date('2026-02-03T18:45:00.123Z');

const expectKept = async (db: Database): Promise<void> => {
  await db.tryWrite();
  await db.sql.insert(storageProbes).values({ id: 2, triedAt: DAY });
  const rows = await db.sql.select().from(storageProbes).where(eq(storageProbes.id, 2));
  expect(rows).toEqual([{ id: 2, triedAt: DAY }]);
};

const STYLES = [
  "datestyle to 'SQL, DMY'",
  "datestyle to 'German'",
  "timezone to 'Asia/Kolkata'",
  "intervalstyle to 'sql_standard'",
  "search_path to ''",
  "default_transaction_isolation to 'serializable'",
  // The statement that gives a connection our own limit runs under this one, so it cannot be much shorter.
  "statement_timeout to '250ms'",
];

describe.skipIf(server === null)('a PostgreSQL as others run it', () => {
  it.each([...STYLES.map((each) => [each]), STYLES])(
    'with %s keeps days and words as they were written',
    async (...settings) => {
      const db = await open(addressOf(at, await found('', settings)));
      await expectKept(db);
      await db.sql.execute(sql`select pg_sleep(0.3)`);
      const [shown] = await db.sql
        .select({ isolation: sql<string>`current_setting('transaction_isolation')` })
        .from(storageProbes);
      expect(shown?.isolation).toBe('read committed');
    },
  );

  it('in another encoding than UTF-8 is refused at the start, with the way out', async () => {
    const name = await found("encoding 'LATIN1' template template0 locale 'C'");
    expect(await refusalOf(addressOf(at, name))).toBe(
      `The database "${name}" is written in LATIN1, which has no letters for Hindi. ` +
        `Make one in UTF8: create database ${name} encoding 'UTF8' template template0.`,
    );
  });

  it('whose tables the role may not make is refused at the start', async () => {
    const name = await found();
    const role = `reader_${randomBytes(4).toString('hex')}`;
    await ask(at, `create role ${role} login`);
    undo.push(() => ask(at, `drop role ${role}`));
    const address = new URL(addressOf(at, name));
    address.username = role;
    expect(await refusalOf(address.href)).toMatch(
      /^The role of DATABASE_URL may not make or change/,
    );
  });

  it('whose tables are in another schema is refused at the start, with what to run', async () => {
    const address = addressOf(at, await found());
    await (await connect({ dataDir: '', databaseUrl: address })).close();
    await ask(address, 'create schema teeth; alter table storage_probes set schema teeth');
    expect(await refusalOf(address)).toMatch(
      /^The tables of this database are in the schema "teeth".*alter table teeth\.storage_probes set schema public/,
    );
  });

  it('loses nothing that it confirmed when all its connections are ended, again and again', async () => {
    const name = await found();
    const db = await open(addressOf(at, name));
    const confirmed: number[] = [];
    const end = new AbortController();
    const write = async (id: number): Promise<void> => {
      const row = { id, triedAt: DAY };
      const insert = (to: Sql) => to.insert(storageProbes).values(row);
      await (id % 2 === 0 ? insert(db.sql) : db.transaction((passing) => insert(passing)));
      confirmed.push(id);
    };
    const writer = async (first: number): Promise<void> => {
      for (let id = first; !end.signal.aborted; id += 8) await write(id).catch(() => undefined);
    };
    const writers = Array.from({ length: 8 }, (_, first) => writer(10 + first));
    for (let times = 0; times < 5; times += 1) {
      const before = confirmed.length;
      await expect.poll(() => confirmed.length).toBeGreaterThan(before + 50);
      await ask(
        at,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      );
    }
    end.abort();
    await Promise.all(writers);
    await db.tryWrite();
    const kept = await db.sql.select({ id: storageProbes.id }).from(storageProbes);
    const ids = new Set(kept.map(({ id }) => id));
    expect(confirmed.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('that is a standby is refused at the start', async () => {
    const client = {
      query: async () => ({ rows: [{ encoding: 'UTF8', isStandby: true, name: 'toothwise' }] }),
    } as unknown as pg.ClientBase;
    await expect(expectUsable(client)).rejects.toThrow(/^DATABASE_URL leads to a standby/);
  });
});

describe.skipIf(server === null || findPgbouncer() === null)('behind PgBouncer', () => {
  it('in session mode works as before it, LISTEN included', async () => {
    const name = await found('', STYLES);
    const pooler = await startPgbouncer(at, name, 'session');
    undo.push(pooler.stop);
    const db = await open(pooler.url);
    await expectKept(db);
    await expectHeard(db);
  });

  it('in transaction mode works with the address past it, which migrations and LISTEN take', async () => {
    const name = await found();
    const pooler = await startPgbouncer(at, name, 'transaction');
    undo.push(pooler.stop);
    const db = await open(pooler.url, addressOf(at, name));
    await expectKept(db);
    await expectHeard(db);
    const all = Array.from({ length: 60 }, (_, id) =>
      db.transaction(async (passing) => {
        await passing.insert(storageProbes).values({ id: 100 + id, triedAt: DAY });
        const [row] = await passing
          .select({ limit: sql<string>`current_setting('statement_timeout')` })
          .from(storageProbes);
        return row?.limit;
      }),
    );
    expect(new Set(await Promise.all(all))).toEqual(new Set([`${BUSY_MS / 1000}s`]));
  });

  it('[NEW-111] in transaction mode a copy for reading gives days as they are, lets nobody write, and is left when it is gone', async () => {
    const name = await found();
    const copied = await found('', STYLES);
    const [main, copy] = [addressOf(at, name), addressOf(at, copied)];
    const own = await open(copy);
    await expectKept(own);
    await own.tryWrite();
    const pooler = await startPgbouncer(at, name, 'transaction');
    undo.push(pooler.stop);
    const before = await startPgbouncer(at, copied, 'transaction');
    undo.push(before.stop);
    const db = await connect({
      dataDir: '',
      databaseUrl: pooler.url,
      directUrl: main,
      readUrl: before.url,
      answerMs: BUSY_MS,
    });
    undo.push(() => db.close());
    await expect.poll(() => db.copy?.state()).toBe('used');
    const probes = (from: Sql) => from.select().from(storageProbes).where(eq(storageProbes.id, 2));
    expect(await readLate(db, probes)).toEqual([{ id: 2, triedAt: DAY }]);
    const written = readLate(db, (to) => to.insert(storageProbes).values({ id: 9, triedAt: DAY }));
    await written;
    const ids = async (from: Database) =>
      (await from.sql.select().from(storageProbes)).map(({ id }) => id);
    expect(await ids(own)).not.toContain(9);
    expect(await ids(db)).toContain(9);
    await expect.poll(() => db.copy?.state()).toBe('used');
    await before.stop();
    expect(await readLate(db, probes)).toEqual([]);
    expect(db.copy?.state()).toBe('silent');
  });

  it('in transaction mode with another style of dates is refused, with what to run', async () => {
    const name = await found('', ["datestyle to 'SQL, DMY'"]);
    const pooler = await startPgbouncer(at, name, 'transaction');
    undo.push(pooler.stop);
    expect(await refusalOf(pooler.url, addressOf(at, name))).toContain(
      "alter role current_user set DateStyle = 'ISO, MDY';",
    );
  });

  const expectHeard = async (db: Database): Promise<void> => {
    const heard: (string | null)[] = [];
    undo.push(async () => end());
    const end = db.listen('found', (said) => heard.push(said));
    await expect.poll(() => heard).toContain(null);
    await db.sql.execute(sql`select pg_notify('found', 'hello')`);
    await expect.poll(() => heard).toContain('hello');
  };
});
