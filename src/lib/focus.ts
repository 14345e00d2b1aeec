import { useEffect } from 'react';

/** Moves focus to the heading of what has just appeared, so that it is read out and Tab starts there. */
export const useHeadingFocus = (appeared: string): void => {
  useEffect(() => {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [appeared]);
};
