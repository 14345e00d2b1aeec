import type { Signal } from '../../../contracts/endpoints/room.ts';
import { ROOM_SIGNALS_AT_ONCE } from '../../../contracts/booking/room.ts';

/** Sends signals to the other browser; throws when it is unknown whether they have arrived. */
export type SendSignals = (signals: readonly Signal[], signal: AbortSignal) => Promise<void>;

/** Pause before the signals of a failed call are sent again, in milliseconds. */
const AGAIN_MS = 1000;

export type SignalQueue = ReturnType<typeof signalQueue>;

/**
 * Sends signals in order, batching those that arrive during a call: a candidate that overtook its offer would be lost.
 */
export const signalQueue = (send: SendSignals) => {
  const waiting: Signal[] = [];
  const over = new AbortController();
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const work = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    try {
      while (waiting.length > 0 && !over.signal.aborted) {
        const some = waiting.slice(0, ROOM_SIGNALS_AT_ONCE);
        await send(some, over.signal);
        waiting.splice(0, some.length);
      }
    } catch {
      if (!over.signal.aborted) timer = setTimeout(() => void work(), AGAIN_MS);
    } finally {
      isSending = false;
    }
  };
  return {
    add: (signal: Signal): void => {
      waiting.push(signal);
      void work();
    },
    end: (): void => {
      clearTimeout(timer);
      waiting.length = 0;
      over.abort();
    },
  };
};
