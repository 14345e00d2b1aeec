import type { MouseEvent } from 'react';

/**
 * Runs on the first click only: the second one of a double click would answer the next question, which
 * by then stands in the same place. The keyboard's clicks count as none and always run.
 */
export const onFirstClick =
  (run: () => void) =>
  (event: MouseEvent): void => {
    if (event.detail <= 1) run();
  };
