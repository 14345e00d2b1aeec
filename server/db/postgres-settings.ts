import { sql as text } from 'drizzle-orm';
import type pg from 'pg';
import { StartError } from '../lib/start-error.ts';
import type { Sql } from './database.ts';

/**
 * What our statements and the reading of their answers rely on. The server, the database, the role or a pooler may have
 * other defaults.
 */
const SETTINGS = {
  DateStyle: 'ISO, MDY',
  TimeZone: 'UTC',
  IntervalStyle: 'postgres',
  search_path: 'public',
  default_transaction_isolation: 'read committed',
} as const;

/** Those without which days are misread, or transactions fail that wait for each other now. */
const NEEDED = ['DateStyle', 'default_transaction_isolation'] as const;

/** Limits of time that the server keeps to by itself, in milliseconds. */
export type ServerLimits = {
  readonly statement_timeout: number;
  readonly idle_in_transaction_session_timeout: number;
};

/**
 * Gives a new connection our settings. They are set by a statement: poolers refuse most of them among the parameters of
 * a connection's start.
 */
export const applySettings = async (
  client: pg.ClientBase,
  limits: Partial<ServerLimits> = {},
): Promise<void> => {
  const all = Object.entries({ ...SETTINGS, ...limits }).map(
    ([name, value]) => [name, String(value)] as const,
  );
  const calls = all.map((_, at) => `set_config($${2 * at + 1}, $${2 * at + 2}, false)`);
  await client.query(`select ${calls.join(', ')}`, all.flat());
};

/** Gives the transaction at hand these limits, and our settings too where its connection may not have them. */
export const applyHere = async (
  passing: Sql,
  limits: ServerLimits,
  { isWhole }: { readonly isWhole: boolean },
): Promise<void> => {
  const calls = Object.entries({ ...limits, ...(isWhole && SETTINGS) }).map(
    ([name, value]) => text`set_config(${name}, ${String(value)}, true)`,
  );
  await passing.execute(text`select ${text.join(calls, text`, `)}`);
};

/**
 * Checks what a pooler hands out. One that gives each transaction another connection forgets settings, so that the role
 * has to bring them.
 * @throws StartError with the statements that make it do so
 */
export const expectSettings = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ name: (typeof NEEDED)[number]; value: string }>(
    'select name, current_setting(name) as value from unnest($1::text[]) as name',
    [NEEDED],
  );
  const wrong = rows.filter(({ name, value }) => value !== SETTINGS[name]);
  if (wrong.length === 0) return;
  const statements = wrong.map(
    ({ name }) => `alter role current_user set ${name} = '${SETTINGS[name]}';`,
  );
  throw new StartError(
    'The database behind the pooler of DATABASE_URL has other settings than this product reads. ' +
      `Run as its role, and let the pooler connect anew: ${statements.join(' ')}`,
  );
};

/** @throws StartError when this server cannot keep what people write, or keeps nothing at all */
export const expectUsable = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ encoding: string; isStandby: boolean; name: string }>(
    `select current_setting('server_encoding') as encoding, pg_is_in_recovery() as "isStandby",
      current_database() as name`,
  );
  const [found] = rows;
  if (found === undefined) return;
  if (found.encoding !== 'UTF8') {
    throw new StartError(
      `The database "${found.name}" is written in ${found.encoding}, which has no letters for Hindi. ` +
        `Make one in UTF8: create database ${found.name} encoding 'UTF8' template template0.`,
    );
  }
  if (found.isStandby) {
    throw new StartError(
      'DATABASE_URL leads to a standby, which only reads. Name the primary, or an address that moves to it.',
    );
  }
};

/** @throws StartError when the tables were made in another schema than ours, by a server that took the role's path */
export const expectTables = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ schema: string }>(
    `select schemaname as schema from pg_tables where tablename = 'storage_probes'
      order by schemaname <> '${SETTINGS.search_path}'`,
  );
  const [found] = rows;
  if (found === undefined || found.schema === SETTINGS.search_path) return;
  throw new StartError(
    `The tables of this database are in the schema "${found.schema}", and are wanted in "${SETTINGS.search_path}". ` +
      `Move each of them: alter table ${found.schema}.storage_probes set schema ${SETTINGS.search_path}, and so on.`,
  );
};
