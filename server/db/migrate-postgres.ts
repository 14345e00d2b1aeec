import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { errorCode } from '../lib/error-code.ts';
import { StartError } from '../lib/start-error.ts';
import { applySettings, expectSettings, expectTables, expectUsable } from './postgres-settings.ts';

/** Key of the advisory lock that a migrating process holds; any fixed number would do. */
const MIGRATION_LOCK = 7_283_941;

/** Longest wait for a PostgreSQL to answer at the start, in milliseconds. */
const REACH_MS = 5000;

/**
 * Longest waits, in milliseconds: for another process that migrates, and for a table that another session holds locked.
 */
export type MigrationWaits = { readonly turnMs: number; readonly tableMs: number };
const WAITS: MigrationWaits = { turnMs: 10 * 60_000, tableMs: 10_000 };

/** Works with a connection of its own. Its end also releases the advisory lock. */
const withClient = async (
  databaseUrl: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> => {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: REACH_MS,
    keepAlive: true,
  });
  // A connection that breaks fails the statement at hand; without a listener it would end the process as well.
  client.on('error', () => undefined);
  try {
    await client.connect().catch(refuseUnreachable);
    await work(client);
  } finally {
    await client.end();
  }
};

/**
 * Updates the tables of a PostgreSQL, on a connection of its own without a limit of time. When several processes start
 * at once, one migrates and the others wait for it.
 * @throws StartError when the database cannot be reached or a wait was in vain
 */
export const migratePostgres = (
  databaseUrl: string,
  folder: string,
  { turnMs, tableMs }: MigrationWaits = WAITS,
): Promise<void> =>
  withClient(databaseUrl, async (client) => {
    // The role or the database may have a limit of its own.
    await applySettings(client, { statement_timeout: 0 });
    await expectUsable(client);
    await client.query(`set lock_timeout = ${turnMs}`);
    await client
      .query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
      .catch(
        refuseLocked(
          'Another start has been updating the tables of the database for too long. ' +
            'See whether it still runs, end it if it hangs, then start again.',
        ),
      );
    await client.query(`set lock_timeout = ${tableMs}`);
    await migrate(drizzle(client), { migrationsFolder: folder })
      .catch(refuseForbidden)
      .catch(
        refuseLocked(
          'The tables of the database have to be updated, but somebody keeps one of them locked. ' +
            'End that long query or open transaction, then start again.',
        ),
      );
    await expectTables(client);
  });

/**
 * Checks a pooler on a connection of its own.
 * @throws StartError when it cannot be reached, or hands out other settings than ours
 */
export const expectPooler = (databaseUrl: string): Promise<void> =>
  withClient(databaseUrl, expectSettings);

/** SQLSTATE of what the role may not do (insufficient_privilege). */
const FORBIDDEN = '42501';

const refuseForbidden = (error: unknown): never => {
  if (errorCode(error) !== FORBIDDEN) throw error;
  throw new StartError(
    'The role of DATABASE_URL may not make or change the tables. Let it own the database, ' +
      'or grant it: grant create on database … and on schema public, and ownership of the tables that are there.',
  );
};

const refuseUnreachable = (error: unknown): never => {
  // The message is left out, as the driver may repeat the address with its password in it.
  const code = errorCode(error);
  throw new StartError(
    `DATABASE_URL is set, but its database cannot be reached${code ? ` (${code})` : ''}. ` +
      'For example DATABASE_URL=postgres://user:password@localhost:5432/toothwise',
  );
};

/** SQLSTATE for a lock that could not be had in time (lock_not_available). */
const LOCK_NOT_AVAILABLE = '55P03';

const refuseLocked =
  (sentence: string) =>
  (error: unknown): never => {
    throw errorCode(error) === LOCK_NOT_AVAILABLE ? new StartError(sentence) : error;
  };
