import { act } from '@testing-library/react';

/** Moves through the browser's history, and waits until the browser has moved. */
export const travel = (by: number): Promise<void> =>
  act(async () => {
    const moved = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    history.go(by);
    await moved;
  });
