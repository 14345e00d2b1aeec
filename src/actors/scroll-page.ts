import { fromPromise } from 'xstate';

const page = (): Element => document.scrollingElement ?? document.documentElement;

/** More than any step has above its heading: a page whose question stands at its top is not moved under a finger. */
const HEADING_MARGIN_PX = 72;

/** What was last followed: the screen, the height of the content and the place the page was brought to. */
let followed = { screen: '', height: 0, top: 0 };

export const scrollToTop = fromPromise<void>(() => {
  page().scrollTo({ top: 0 });
  followed = { screen: '', height: 0, top: 0 };
  return Promise.resolve();
});

/** The lowest place at which the step's heading is still in view, just below the page's own header. */
const headingInView = (): number => {
  const heading = document.querySelector('main h1')?.getBoundingClientRect().top ?? 0;
  const top = document.querySelector('[data-page-top]')?.getBoundingClientRect().bottom ?? 0;
  return Math.max(0, page().scrollTop + heading - top - HEADING_MARGIN_PX);
};

/**
 * Brings the page towards its bottom if content was added since the last time (CHAT-25..29), never so
 * far that the question itself scrolls out of view. A screen that has just appeared is left where it was
 * painted, a person who has scrolled up where they read.
 */
export const followContent = fromPromise<void, { screen: string | null }>(({ input }) => {
  const screen = input.screen ?? '';
  const { scrollHeight, clientHeight, scrollTop } = page();
  const bottom = scrollHeight - clientHeight;
  if (screen !== followed.screen) {
    followed = { screen, height: scrollHeight, top: scrollTop };
    return Promise.resolve();
  }
  // A page that got shorter moved up by itself; a pixel is lost to rounding.
  const isWhereLeft = scrollTop >= Math.min(followed.top, bottom) - 1;
  if (scrollHeight !== followed.height && isWhereLeft) {
    page().scrollTo({ top: Math.min(bottom, headingInView()) });
    followed = { screen, height: scrollHeight, top: page().scrollTop };
  }
  return Promise.resolve();
});
