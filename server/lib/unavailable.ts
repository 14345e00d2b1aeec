import { errorCode } from './error-code.ts';

/**
 * PostgreSQL's classes (SQLSTATE, its appendix A) of errors that are no fault of a statement: a broken connection (08),
 * a primary that became a standby (25006) or gave up on us (25P03), a deadlock or a lost race (40), too little disk,
 * memory or connections (53), a lock that is not free (55P03), a stop or a time limit (57), the system's own errors
 * (58).
 */
const OF_SERVER = /^(08|25006|25P03|40|53|55P03|57|58)/;
const SQL_STATE = /^[0-9A-Z]{5}$/;

/** System errors of a disk that is full or failing, and of a connection that cannot be made or breaks. */
const OF_SYSTEM = new Set([
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'EROFS',
  'EMFILE',
  'ENFILE',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Errors of the store of files, which are named `S3 PUT 503 SlowDown` and the like. */
const OF_STORE = /^S3 /;

/** Returns the error that was thrown in the first place. */
const rootOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error;

/** Returns true for Drizzle's error of a query that failed, which carries the query (`DrizzleQueryError`). */
const isOfQuery = (error: unknown): boolean =>
  error instanceof Error && 'query' in error && 'params' in error;

/**
 * Returns true when an error says that the database, a disk or the store of files cannot do its work at the moment, so
 * that the same request may go well later. A query that failed without any word of the database was not answered: its
 * connection is lost, or the embedded database has stopped. Only a value that cannot be sent (`TypeError`) is a mistake
 * of our own.
 */
export const isUnavailable = (error: unknown): boolean => {
  const code = errorCode(error);
  if (code !== null && (OF_SYSTEM.has(code) || OF_STORE.test(code))) return true;
  if (code !== null && SQL_STATE.test(code)) return OF_SERVER.test(code);
  return code === null && isOfQuery(error) && !(rootOf(error) instanceof TypeError);
};
