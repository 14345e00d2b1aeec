import { useEffect } from 'react';

type HeadingFocusProps = {
  readonly appeared: string;
  /** Focus moves without moving the page (CHAT-32). */
  readonly leavesScroll?: boolean;
};

/**
 * Moves focus to the heading of what has just appeared, so that it is read out and Tab starts there.
 * Stands beside the screen, inside the same boundary, so that it waits for a screen that is still loading.
 */
export const HeadingFocus = ({ appeared, leavesScroll = false }: HeadingFocusProps): null => {
  useEffect(() => {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: leavesScroll });
  }, [appeared, leavesScroll]);
  return null;
};
