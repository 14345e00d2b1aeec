import { useLayoutEffect } from 'react';

type HeadingFocusProps = {
  readonly appeared: string;
  /** Keeps the scroll position (CHAT-32). */
  readonly leavesScroll?: boolean;
};

/**
 * Moves focus to the heading of what has just appeared, so that screen readers read it and Tab starts there. Scrolls to
 * the top before painting: nothing moves once it can be pressed. Place it beside the screen inside the same Suspense
 * boundary, so that it waits for a screen that is still loading.
 */
export const HeadingFocus = ({ appeared, leavesScroll = false }: HeadingFocusProps): null => {
  useLayoutEffect(() => {
    if (!leavesScroll) (document.scrollingElement ?? document.documentElement).scrollTo({ top: 0 });
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [appeared, leavesScroll]);
  return null;
};
