import { useLayoutEffect } from 'react';

type HeadingFocusProps = {
  readonly appeared: string;
  /** The page stays where it is (CHAT-32). */
  readonly leavesScroll?: boolean;
};

/**
 * Moves focus to the heading of what has just appeared, so that it is read out and Tab starts there, on
 * a page that stands at its top before it is painted: nothing moves once it can be pressed.
 * Stands beside the screen, inside the same boundary, so that it waits for a screen that is still loading.
 */
export const HeadingFocus = ({ appeared, leavesScroll = false }: HeadingFocusProps): null => {
  useLayoutEffect(() => {
    if (!leavesScroll) (document.scrollingElement ?? document.documentElement).scrollTo({ top: 0 });
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [appeared, leavesScroll]);
  return null;
};
