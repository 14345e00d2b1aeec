import { fromPromise } from 'xstate';
import { firstPaint } from '../../lib/painted/first-paint.ts';

const page = (): Element => document.scrollingElement ?? document.documentElement;

/** Larger than the space above any step's heading: a page whose question is at its top does not move under a finger. */
const HEADING_MARGIN_PX = 72;

/** The last position: the screen, the height of its content and the scroll offset it was brought to. */
let followed = { screen: '', height: 0, top: 0 };

export const scrollToTop = fromPromise<void>(() => {
  // In the first paint the place belongs to the person, and the app takes it over.
  if (firstPaint() === null) page().scrollTo({ top: 0 });
  followed = { screen: '', height: 0, top: 0 };
  return Promise.resolve();
});

/** Returns the largest scroll offset that keeps the step's heading in view, just below the page's header. */
const headingInView = (): number => {
  const heading = document.querySelector('main h1')?.getBoundingClientRect().top ?? 0;
  const top = document.querySelector('[data-page-top]')?.getBoundingClientRect().bottom ?? 0;
  return Math.max(0, page().scrollTop + heading - top - HEADING_MARGIN_PX);
};

/**
 * Scrolls the page towards its bottom if content was added since the last time (CHAT-25..29), never so far that the
 * question itself leaves the view. A screen that has just appeared stays where it was painted, and a patient who has
 * scrolled up stays where they read.
 */
export const followContent = fromPromise<void, { screen: string | null }>(({ input }) => {
  const screen = input.screen ?? '';
  const { scrollHeight, clientHeight, scrollTop } = page();
  const bottom = scrollHeight - clientHeight;
  if (screen !== followed.screen) {
    followed = { screen, height: scrollHeight, top: scrollTop };
    return Promise.resolve();
  }
  // A page that got shorter has moved up by itself. One pixel is tolerated for rounding.
  const isWhereLeft = scrollTop >= Math.min(followed.top, bottom) - 1;
  if (scrollHeight !== followed.height && isWhereLeft) {
    page().scrollTo({ top: Math.min(bottom, headingInView()) });
    followed = { screen, height: scrollHeight, top: page().scrollTop };
  }
  return Promise.resolve();
});
