import type { Clock } from './clock.ts';
import { isUnavailable } from './unavailable.ts';

/**
 * Pause between tries, and time for all of them, in milliseconds: another primary is there within a minute as a rule.
 */
const AGAIN_MS = 500;
const MOST_MS = 5 * 60_000;

/**
 * Writes down what was done outside and cannot be taken back, such as a mail that was sent. It tries again while the
 * database is not there, since what is not written down is done a second time.
 * @param ending aborts when the process stops, which ends the tries
 */
export const untilStored = async (
  clock: Clock,
  ending: AbortSignal,
  store: () => Promise<void>,
): Promise<void> => {
  const until = clock.now().getTime() + MOST_MS;
  for (;;) {
    try {
      return await store();
    } catch (error) {
      const isOver = ending.aborted || clock.now().getTime() >= until;
      if (isOver || !isUnavailable(error)) throw error;
      await new Promise<void>((resolve) => clock.after(AGAIN_MS, resolve));
    }
  }
};
