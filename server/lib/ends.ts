import type { Clock } from './clock.ts';

/** Lets calls wait for something to end in this process. */
export type Ends = {
  /** Settles when it has ended, the time is over, or the signal aborts. */
  readonly wait: (name: string, ms: number, signal: AbortSignal) => Promise<void>;
  readonly tell: (name: string) => void;
};

/**
 * Lets calls wait a moment for what jobs do. The end of a job in another process is not heard of: the time runs out.
 */
export const endsOf = (clock: Clock): Ends => {
  const waiting = new Map<string, Set<() => void>>();
  return {
    wait: (name, ms, signal) =>
      new Promise((resolve) => {
        const end = (): void => {
          stopWaiting();
          signal.removeEventListener('abort', end);
          const others = waiting.get(name);
          others?.delete(end);
          if (others?.size === 0) waiting.delete(name);
          resolve();
        };
        const stopWaiting = clock.after(ms, end);
        waiting.set(name, (waiting.get(name) ?? new Set()).add(end));
        if (signal.aborted) end();
        else signal.addEventListener('abort', end);
      }),
    tell: (name) => [...(waiting.get(name) ?? [])].forEach((end) => end()),
  };
};
