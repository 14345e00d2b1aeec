import { useDeferredValue } from 'react';

/**
 * Returns the screen to show. React draws the first screen after a waiting one in pieces, so that input is handled in
 * between; the waiting screen stays until the new one is complete.
 */
export const useAfterWaiting = <Screen extends string>(
  now: Screen,
  waiting: readonly Screen[],
): Screen => {
  const drawn = useDeferredValue(now);
  return waiting.includes(drawn) ? drawn : now;
};
