import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { connect } from '../../server/db/connect.ts';
import { HOUSE } from '../../server/db/schema.ts';
import type { Database, DatabaseSettings } from '../../server/db/connect.ts';
import { freshDataDir } from './data-dir.ts';
import { endLater } from './end-later.ts';
import { addressOf, ask } from './postgres.setup.ts';
import { keepSpare, takeSpare } from './spare-databases.ts';
import type { Spare } from './spare-databases.ts';

/** An empty database of its own, which ends with the test or the file that asked for it. */
type Fresh = {
  readonly db: Database;
  /** The same data as another process sees it; where only one process may open it, that one. */
  readonly peer: Database;
};

/** One of the two databases that the product runs on. */
type Kind = {
  readonly database: string;
  readonly fresh: () => Promise<Fresh>;
  /** A place for a database without any table. */
  readonly bare: () => Promise<Place>;
  /** A place with every table and no row, for a process that opens it by itself. */
  readonly migrated: () => Promise<Place>;
};

/** A place of a database that nobody has opened yet. */
export type Place = { readonly settings: DatabaseSettings; readonly remove: () => Promise<void> };

/** The form of the tables and the rows that come with them, in short: what a test has changed of them shows. */
const formOf = async ({ sql: db }: Database): Promise<string> => {
  const lines = sql`(
    select concat_ws(' ', attrelid::regclass, attname, atttypid, attnotnull) as line
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and attnum > 0
    union all select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    union all select row_to_json(role_permissions)::text from role_permissions
    union all select row_to_json(organizations)::text from organizations
  ) as lines`;
  const [found] = await db
    .select({ form: sql<string>`md5(string_agg(line, ';' order by line))` })
    .from(lines);
  return found?.form ?? '';
};

/**
 * Deletes every row but those that come with the migrations, of the ledger too, which otherwise keeps what it has; and waits
 * for nobody who holds on to one.
 */
const empty = async ({ sql: db }: Database): Promise<void> => {
  await db.execute(sql`
    do $$ declare name text; begin
      set local session_replication_role = replica;
      set local lock_timeout = '1s';
      for name in select relname from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r'
          and relname not in ('role_permissions', 'organizations')
      loop execute format('delete from %I', name); end loop;
      delete from organizations where id <> '${sql.raw(HOUSE)}';
    end $$`);
};

type Opened = Pick<Fresh, 'db' | 'peer'> & { readonly form: string };

/** Whether the next test can have it: emptied, and of the form that the migrations have given it. */
const isAsNew = async ({ db, form }: Opened): Promise<boolean> => {
  try {
    await empty(db);
    return (await formOf(db)) === form;
  } catch {
    return false;
  }
};

/**
 * Opening a database takes half a second: the tests of a file hand the same one on, emptied, as long as they neither close it
 * nor change its form.
 */
const handedOn =
  (kind: string, open: () => Promise<Spare<Pick<Fresh, 'db' | 'peer'>>>): Kind['fresh'] =>
  async () => {
    const openAnother = async (): Promise<Spare<Opened>> => {
      const { opened, end } = await open();
      return { opened: { ...opened, form: await formOf(opened.db) }, end };
    };
    const spare = takeSpare<Opened>(kind) ?? (await openAnother());
    let isClosed = false;
    const closable = (db: Database): Database => ({
      ...db,
      close: async () => {
        isClosed = true;
        await db.close();
      },
    });
    const { db, peer } = spare.opened;
    const given = closable(db);
    const remove = async () => {
      if (!isClosed && (await isAsNew(spare.opened))) keepSpare(kind, spare);
      else await spare.end();
    };
    endLater(remove);
    return { db: given, peer: peer === db ? given : closable(peer) };
  };

/** A folder with the embedded database, which nobody has opened. */
export const placeOfEmbedded = async (): Promise<Place> => {
  const dataDir = await freshDataDir();
  const remove = async () => rmSync(dataDir, { recursive: true, force: true });
  return { settings: { dataDir, databaseUrl: null }, remove };
};

const embedded: Kind = {
  database: 'the embedded database',
  fresh: handedOn('embedded', async () => {
    const { settings, remove } = await placeOfEmbedded();
    const db = await connect(settings);
    const end = async () => {
      await db.close();
      await remove();
    };
    return { opened: { db, peer: db }, end };
  }),
  // Emptied again, which is much faster than making one from nothing.
  bare: async () => {
    const place = await placeOfEmbedded();
    const db = await connect(place.settings);
    await db.sql.execute(sql`drop schema public cascade`);
    await db.sql.execute(sql`drop schema drizzle cascade`);
    await db.sql.execute(sql`create schema public`);
    await db.close();
    return place;
  },
  migrated: placeOfEmbedded,
};

/** An answer may be late on a machine whose processors are all busy with tests. */
const BUSY_MS = 20_000;

const postgresAt = (url: string, migrated: string): Kind => {
  const make = async (template: string): Promise<Place> => {
    const name = `toothwise_${randomBytes(6).toString('hex')}`;
    await ask(url, `create database ${name} template ${template}`);
    const settings = { dataDir: '', databaseUrl: addressOf(url, name) };
    return { settings, remove: () => ask(url, `drop database ${name} with (force)`) };
  };
  return {
    database: 'PostgreSQL',
    fresh: handedOn('PostgreSQL', async () => {
      const { settings, remove } = await make(migrated);
      const db = await connect({ ...settings, answerMs: BUSY_MS });
      const peer = await connect({ ...settings, answerMs: BUSY_MS });
      const end = async () => {
        await Promise.all([db.close(), peer.close()]);
        await remove();
      };
      return { opened: { db, peer }, end };
    }),
    bare: () => make('template0'),
    migrated: () => make(migrated),
  };
};

const postgres = inject('postgres');

const BOTH: readonly Kind[] = [
  ...(postgres ? [postgresAt(postgres.url, postgres.template)] : []),
  embedded,
];

/** What a run is told to test on alone: PostgreSQL, which is faster, or the embedded database. */
const { TEST_DATABASE } = process.env;

/**
 * The databases of this run, for `describe.each`: both in the deep gate, or the one that TEST_DATABASE names.
 * The embedded one stands in where no PostgreSQL runs.
 */
export const DATABASES: readonly Kind[] =
  TEST_DATABASE === 'embedded' ? [embedded] : TEST_DATABASE === 'first' ? BOTH.slice(0, 1) : BOTH;

/** A database, for tests to which it does not matter which one it is. */
export const { fresh: freshDatabase, migrated: placeOfDatabase } = DATABASES[0] ?? embedded;

/** The embedded database, for tests that follow each of its steps: they are all made in this process. */
export const { fresh: freshEmbedded } = embedded;
