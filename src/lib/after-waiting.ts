import { useDeferredValue } from 'react';

/**
 * The screen that is on. The first one after the waiting is drawn in pieces, between which the browser can do what a
 * person asks of it; until it is drawn the waiting stands.
 */
export const useAfterWaiting = <Screen extends string>(
  now: Screen,
  waiting: readonly Screen[],
): Screen => {
  const drawn = useDeferredValue(now);
  return waiting.includes(drawn) ? drawn : now;
};
