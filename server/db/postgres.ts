import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { errorCode } from '../lib/error-code.ts';
import { tryWrite } from './database.ts';
import type { Database } from './database.ts';
import { listenAt } from './listen-postgres.ts';
import { migratePostgres } from './migrate-postgres.ts';

/**
 * How long a caller waits at most, in milliseconds: for a connection, and then for the answer to one
 * statement or for one transaction as a whole. A network may swallow everything without a word, so
 * these are counted on this side; together they stay well under the 3 seconds that storing may take.
 */
const CONNECT_MS = 1000;
const ANSWER_MS = 1500;

/**
 * A connection that nobody uses is closed after so many milliseconds. After a silent network the pool
 * holds unused connections that are dead on the other side; this is when the last of them is gone.
 */
const IDLE_MS = 5000;

/** What a process that vanished in a transaction had locked is free again after so many milliseconds. */
const ABANDONED_MS = 10_000;

/** PostgreSQL's name for a write on a server that only reads, as a standby does. */
const READ_ONLY = '25006';

/**
 * Opens a PostgreSQL, which any number of processes may share.
 * @throws StartError when it cannot be reached or its tables cannot be updated
 */
export const openPostgres = async (databaseUrl: string, migrations: string): Promise<Database> => {
  await migratePostgres(databaseUrl, migrations);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    statement_timeout: ANSWER_MS,
    idle_in_transaction_session_timeout: ABANDONED_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
  });
  surviveBrokenConnections(pool);
  const sql = drizzle(pool);

  const transaction: Database['transaction'] = async (work) => {
    const client = await pool.connect().catch(noConnection);
    // Hanging up fails the statement that waits and every later one, the rollback included.
    const hangUp = setTimeout(() => void client.end(), ANSWER_MS);
    let isReadOnly = false;
    try {
      return await drizzle(client).transaction(work);
    } catch (error) {
      isReadOnly = errorCode(error) === READ_ONLY;
      throw error;
    } finally {
      clearTimeout(hangUp);
      // The pool itself throws a connection away that is closed or broken, but not one to what is the primary no longer.
      client.release(isReadOnly);
    }
  };

  return {
    sql,
    transaction,
    tryWrite: () => tryWrite({ sql, transaction }),
    listen: (channel, heard) => listenAt(databaseUrl, channel, heard),
    close: () => pool.end(),
    stats: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
};

/** The pool gives what came too late no name of its own. */
const noConnection = (cause: unknown): never => {
  throw Object.assign(new Error('no connection to the database', { cause }), {
    code: errorCode(cause) ?? 'ETIMEDOUT',
  });
};

/** A connection that breaks is replaced, and its statement fails; without a listener it would end the process. */
const surviveBrokenConnections = (pool: pg.Pool): void => {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
};
