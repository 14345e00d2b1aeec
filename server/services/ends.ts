import type { Database } from '../db/connect.ts';
import type { Clock } from '../lib/clock.ts';
import { ENDED_CHANNEL } from '../repositories/ends.ts';

type Waiting = { readonly id: string; readonly hear: (isTold: boolean) => void };

type Wait<T> = {
  /** Longest wait, in milliseconds. */
  readonly ms: number;
  /** Aborts when nobody waits any more. */
  readonly signal: AbortSignal;
  /** Reads what is waited for, and whether that is enough. */
  readonly read: () => Promise<T>;
  readonly isOver: (found: T) => boolean;
};

/** Lets calls wait for what a job does, in whichever process. */
export type Ends = {
  /**
   * Reads, and reads once more when a job has told of the id, the time is over, or the signal aborts; at once enough is
   * at once returned. @returns what was read last
   */
  readonly wait: <T>(id: string, wait: Wait<T>) => Promise<T>;
};

type Deps = {
  readonly db: Pick<Database, 'listen'>;
  readonly clock: Pick<Clock, 'after'>;
  /** Aborts when the server stops: no call waits any longer. */
  readonly closing: AbortSignal;
};

/**
 * Keeps the calls of this process that wait for a job. It listens to the database from the first one on; a missed word
 * only means that a call waits until its time is over.
 */
export const endsFor = ({ db, clock, closing }: Deps): Ends => {
  const waiting = new Set<Waiting>();
  let stop: (() => void) | null = null;
  closing.addEventListener('abort', () => {
    stop?.();
    for (const each of waiting) each.hear(true);
  });
  const hear = (said: string | null): void => {
    for (const each of waiting) if (said === null || each.id === said) each.hear(said !== null);
  };
  return {
    wait: async (id, { ms, signal, read, isOver }) => {
      if (!closing.aborted) stop ??= db.listen(ENDED_CHANNEL, hear);
      let isTold = closing.aborted || signal.aborted;
      let isWoken = isTold;
      let resolve = (): void => undefined;
      const end = (told = true): void => {
        isTold ||= told;
        isWoken = true;
        resolve();
      };
      const onAbort = (): void => end();
      // It waits before it reads, so that nothing ends unnoticed in between.
      const place: Waiting = { id, hear: end };
      waiting.add(place);
      const stopTimer = clock.after(ms, end);
      signal.addEventListener('abort', onAbort);
      try {
        for (;;) {
          const isLast = isTold;
          isWoken = isLast;
          const found = await read();
          if (isLast || isOver(found)) return found;
          if (!isWoken) await new Promise<void>((done) => (resolve = done));
        }
      } finally {
        stopTimer();
        signal.removeEventListener('abort', onAbort);
        waiting.delete(place);
      }
    },
  };
};
