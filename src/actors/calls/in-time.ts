import type { Failure } from '../../../contracts/common/failure.ts';

const LATE: Failure = { kind: 'timeout', message: 'The server has not answered in time' };

/**
 * Runs work that may take `limitMs` at most, and cancels it earlier when the caller's signal aborts. The signal passed
 * to the work tells of both. Throws a `Failure` of the kind `timeout` at the limit, even if the work ignores its
 * signal.
 */
export const inTime = async <T>(
  work: (signal: AbortSignal) => Promise<T>,
  { limitMs, signal }: { readonly limitMs: number; readonly signal?: AbortSignal },
): Promise<T> => {
  // The oldest browsers that the build supports lack `AbortSignal.any`.
  const ending = new AbortController();
  const end = (): void => ending.abort();
  if (signal?.aborted) end();
  signal?.addEventListener('abort', end);
  let limit: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    limit = setTimeout(() => {
      reject(LATE);
      end();
    }, limitMs);
  });
  try {
    return await Promise.race([work(ending.signal), late]);
  } finally {
    clearTimeout(limit);
    signal?.removeEventListener('abort', end);
  }
};
