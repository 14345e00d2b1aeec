import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { systemClock } from '../lib/clock.ts';
import { errorCode } from '../lib/error-code.ts';
import { tryWrite } from './database.ts';
import type { Database, PoolStats, Sql } from './database.ts';
import { listenerAt } from './listen-postgres.ts';
import { expectPooler, migratePostgres } from './migrate-postgres.ts';
import { applyHere, applySettings } from './postgres-settings.ts';
import type { ServerLimits } from './postgres-settings.ts';
import { readCopyOf } from './read-copy.ts';

/**
 * Longest waits of a caller, in milliseconds: for a connection, and then for the answer to one statement or for one
 * transaction as a whole. A network may drop packets silently, so these are counted on this side; together they stay
 * well under the 3 seconds that storing may take.
 */
const CONNECT_MS = 1000;
const ANSWER_MS = 1500;

/**
 * Idle time after which a connection is closed, in milliseconds. After a silent network the pool holds connections that
 * are dead on the other side; the last of them is gone after this time.
 */
const IDLE_MS = 5000;

/**
 * Time after which PostgreSQL ends a transaction that a vanished process left open, and frees its locks, in
 * milliseconds.
 */
const ABANDONED_MS = 10_000;

type PostgresSettings = {
  readonly databaseUrl: string;
  /** Address past a pooler that gives each transaction another connection; `null` when there is none. */
  readonly directUrl: string | null;
  /** Address of a copy that only reads; `null` when there is none. */
  readonly readUrl: string | null;
  readonly answerMs?: number;
};

/** SQLSTATE of a write on a server that only reads, such as a standby. */
const READ_ONLY = '25006';

/**
 * Opens a PostgreSQL, which any number of processes may share.
 * @throws StartError when it cannot be reached or its tables cannot be updated
 */
export const openPostgres = async (
  { databaseUrl, directUrl, readUrl, answerMs = ANSWER_MS }: PostgresSettings,
  migrations: string,
): Promise<Database> => {
  const limits: ServerLimits = {
    statement_timeout: answerMs,
    idle_in_transaction_session_timeout: ABANDONED_MS,
  };
  await migratePostgres(directUrl ?? databaseUrl, migrations);
  if (directUrl !== null) await expectPooler(databaseUrl);
  const pool = poolOf(databaseUrl, answerMs, {
    // Behind a pooler of transactions the role brings the settings, and each transaction its limits.
    ...(directUrl === null && {
      verify: (client, done) => void applySettings(client, limits).then(() => done(), done),
    }),
  });
  const sql = drizzle(pool);
  const listener = listenerAt(directUrl ?? databaseUrl);
  const transaction = transactionsOf(pool, answerMs, async (passing) => {
    if (directUrl !== null) await applyHere(passing, limits, { isWhole: false });
  });
  const copy = readUrl === null ? null : openCopy(readUrl, limits);

  return {
    sql,
    transaction,
    tryWrite: () => tryWrite({ sql, transaction }),
    listen: listener.listen,
    close: async () => {
      listener.close();
      await Promise.all([pool.end(), copy?.close()]);
    },
    ...(copy && { copy }),
    stats: statsOf(pool),
  };
};

/** Most that one reader of the copy may take, in milliseconds: a page of figures asks several times. */
const COPY_MS = 10_000;

/**
 * Opens a copy that only reads. Whoever stands before it may forget settings between two transactions, so each of them
 * brings its own.
 */
const openCopy = (readUrl: string, limits: ServerLimits) => {
  const pool = poolOf(readUrl, limits.statement_timeout);
  const { stop, ...copy } = readCopyOf({
    transaction: transactionsOf(
      pool,
      COPY_MS,
      (passing) => applyHere(passing, limits, { isWhole: true }),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),
    clock: systemClock,
  });
  const close = (): Promise<void> => {
    stop();
    return pool.end();
  };
  return { ...copy, stats: statsOf(pool), close };
};

const statsOf =
  (pool: pg.Pool): PoolStats =>
  () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });

const poolOf = (url: string, answerMs: number, more: pg.PoolConfig = {}): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: answerMs,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    ...more,
  });
  surviveBrokenConnections(pool);
  return pool;
};

/** Runs transactions on connections of a pool, each after what has to be said at its beginning. */
const transactionsOf =
  (
    pool: pg.Pool,
    answerMs: number,
    begin: (passing: Sql) => Promise<void>,
    options?: PgTransactionConfig,
  ): Database['transaction'] =>
  async (work) => {
    const client = await pool.connect().catch(noConnection);
    // Closing the connection fails the waiting statement and every later one, the rollback included.
    const hangUp = setTimeout(() => void client.end(), answerMs);
    let isReadOnly = false;
    try {
      return await drizzle(client).transaction(async (passing) => {
        await begin(passing);
        return work(passing);
      }, options);
    } catch (error) {
      isReadOnly = errorCode(error) === READ_ONLY;
      throw error;
    } finally {
      clearTimeout(hangUp);
      // The pool drops closed and broken connections itself, but not one to a server that is no longer the primary.
      client.release(isReadOnly);
    }
  };

/** Gives a code to the pool's error for a connection that came too late; the pool gives it none. */
const noConnection = (cause: unknown): never => {
  throw Object.assign(new Error('no connection to the database', { cause }), {
    code: errorCode(cause) ?? 'ETIMEDOUT',
  });
};

/**
 * Keeps the process alive when a connection breaks: the pool replaces it and its statement fails, but an `error` event
 * without a listener would end the process.
 */
const surviveBrokenConnections = (pool: pg.Pool): void => {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
};
