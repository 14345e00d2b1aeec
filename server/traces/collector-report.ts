import type { Clock } from '../lib/clock.ts';

export type Log = {
  info(text: string): void;
  warn(text: string): void;
};

/** Shortest time from one log line to the next, in milliseconds. */
const PAUSE_MS = 60_000;

/** Logs when the collector of the traces no longer takes them, and when it does again. */
export const collectorReport = (clock: Clock) => {
  let log: Log | null = null;
  let saidIsTaken = true;
  let quietUntil = -Infinity;
  return {
    sayTo: (given: Log): void => {
      log = given;
    },
    onExport: (isTaken: boolean): void => {
      const now = clock.now().getTime();
      if (log === null || isTaken === saidIsTaken || now < quietUntil) return;
      saidIsTaken = isTaken;
      quietUntil = now + PAUSE_MS;
      if (isTaken) log.info('the collector takes traces again');
      else log.warn('the collector does not take traces, which are dropped for now');
    },
  };
};
