import type { MouseEvent } from 'react';

/**
 * Runs only on the first click: the second of a double click would answer the next question, which by then is in the
 * same place. Clicks by keyboard have the detail 0 and always run.
 */
export const onFirstClick =
  (run: () => void) =>
  (event: MouseEvent): void => {
    if (event.detail <= 1) run();
  };
