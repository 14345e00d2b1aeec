/**
 * Returns the name that the system or the database gives a failure (`ENOSPC`, `53100`), taken from the error or from
 * the one that caused it; `null` when it has no name.
 */
export const errorCode = (error: unknown): string | null => {
  if (typeof error !== 'object' || error === null) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? errorCode(error.cause) : null;
};
