import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { IntervalHistogram } from 'node:perf_hooks';
import type { Clock } from '../lib/clock.ts';

/** Time for which the event loop is watched before it is judged, in milliseconds. */
const MINUTE_MS = 60_000;

/** The longest delay that one of a hundred turns of the event loop may have, in milliseconds. */
const MOST_DELAY_MS = 100;

type Deps = {
  readonly clock: Clock;
  readonly log: { warn(line: object, text: string): void };
  readonly delays?: Pick<IntervalHistogram, 'percentile' | 'reset'>;
};

/** Warns in the log once when the event loop is held up for a minute, and again only after it was not. */
export const watchEventLoop = ({ clock, log, delays = allDelays() }: Deps): void => {
  let wasHeldUp = false;
  clock.every(MINUTE_MS, () => {
    const ms = Math.round(delays.percentile(99) / 1e6);
    delays.reset();
    const isHeldUp = ms > MOST_DELAY_MS;
    if (isHeldUp && !wasHeldUp) log.warn({ ms }, 'the event loop is held up');
    wasHeldUp = isHeldUp;
  });
};

const allDelays = (): IntervalHistogram => {
  const delays = monitorEventLoopDelay();
  delays.enable();
  return delays;
};
