import { useEffect } from 'react';

/**
 * Moves focus to the heading of what has just appeared, so that it is read out and Tab starts there.
 * Stands beside the screen, inside the same boundary, so that it waits for a screen that is still loading.
 */
export const HeadingFocus = ({ appeared }: { readonly appeared: string }): null => {
  useEffect(() => {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [appeared]);
  return null;
};
