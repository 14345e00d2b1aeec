import type { Failure } from '../../machines/kit/failure.ts';

const LATE: Failure = { kind: 'timeout', message: 'The server has not answered in time' };

/**
 * Does something that may take `limitMs` at most, and ends it earlier when the flow that gives a signal moves on: the signal
 * that the work gets tells of both. Throws a `Failure` of the kind `timeout` at the limit, also where the work does not hear the signal.
 */
export const inTime = async <T>(
  work: (signal: AbortSignal) => Promise<T>,
  { limitMs, signal }: { readonly limitMs: number; readonly signal?: AbortSignal },
): Promise<T> => {
  // AbortSignal.any is younger than the browsers that the build is made for.
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
