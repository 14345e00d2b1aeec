import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { StartError } from '../lib/start-error.ts';
import { lockDataDir } from './lock.ts';
import { MIGRATION_LOCK, migrationsFolder } from './migrate.ts';

/** SQL on either database; nothing outside this file knows which one it is. */
export type Sql = PgDatabase<PgQueryResultHKT>;

export type Database = {
  readonly sql: Sql;
  /**
   * Does what must happen together: all of it, or nothing when the work throws. Inside it only the
   * given `Sql` may be used; one transaction at a time runs on the embedded database.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
  /** Connections, idle ones among them, and who waits for one; not there without a pool. */
  readonly stats?: () => {
    readonly total: number;
    readonly idle: number;
    readonly waiting: number;
  };
};

export type DatabaseSettings = { readonly dataDir: string; readonly databaseUrl: string | null };

/** Longest wait for a connection and for one statement, in milliseconds. */
const CONNECT_MS = 5000;
const STATEMENT_MS = 10_000;

/**
 * Opens PostgreSQL when its address is set, the embedded database in `dataDir` otherwise, and brings
 * the tables up to date.
 * @throws StartError when the data is in use or the database cannot be reached
 */
export const connect = (
  { dataDir, databaseUrl }: DatabaseSettings,
  migrations = migrationsFolder(),
): Promise<Database> =>
  databaseUrl === null ? openEmbedded(dataDir, migrations) : openPostgres(databaseUrl, migrations);

const openEmbedded = async (dataDir: string, folder: string): Promise<Database> => {
  const unlock = lockDataDir(dataDir);
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    const { drizzle } = await import('drizzle-orm/pglite');
    const { migrate } = await import('drizzle-orm/pglite/migrator');
    const client = await PGlite.create({
      dataDir: join(dataDir, 'pg'),
      // Half of the default memory, and more than this small database uses.
      startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'],
    });
    const db = drizzle(client);
    await migrate(db, { migrationsFolder: folder }).catch(async (error: unknown) => {
      await client.close();
      throw error;
    });
    return databaseOn(db, async () => {
      await client.close();
      unlock();
    });
  } catch (error) {
    unlock();
    // The file system of the embedded database throws plain objects, most often on a full disk.
    if (error instanceof Error) throw error;
    throw new StartError(
      `DATA_DIR is "${dataDir}", but the database cannot be written there. ` +
        'Is the disk full? Make space, or set DATA_DIR to another folder, for example DATA_DIR=./data',
    );
  }
};

const openPostgres = async (databaseUrl: string, folder: string): Promise<Database> => {
  const { default: pg } = await import('pg');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { migrate } = await import('drizzle-orm/node-postgres/migrator');
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
  });
  // A connection that breaks while it is idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const client = await pool.connect().catch(async (error: unknown) => {
    await pool.end();
    throw new StartError(
      `DATABASE_URL is set, but its database cannot be reached${reasonOf(error)}. ` +
        'For example DATABASE_URL=postgres://user:password@localhost:5432/toothwise',
    );
  });
  try {
    // Several processes may start at once; the migrator itself does not take turns.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: folder });
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  } catch (error) {
    // Ending the connection gives the lock free.
    client.release(true);
    await pool.end();
    throw error;
  }
  const db = drizzle(pool);
  return {
    ...databaseOn(db, () => pool.end()),
    stats: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
};

const databaseOn = (db: Sql, close: Database['close']): Database => ({
  sql: db,
  transaction: (work) => db.transaction(work),
  ping: async () => void (await db.execute(sql`select 1`)),
  close,
});

/** The code alone: messages of the driver may repeat the address with its password. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? ` (${error.code})`
    : '';
