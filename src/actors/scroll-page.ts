import { fromPromise } from 'xstate';

const page = (): Element => document.scrollingElement ?? document.documentElement;

const HEADING_MARGIN_PX = 24;

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

/** Whether the person has not yet moved on from the heading of what has just appeared. */
const isUntouched = (): boolean =>
  document.activeElement === null || document.activeElement.matches('body, main h1');

/**
 * Brings the page towards its bottom if content was added since the last time (CHAT-25..29), never so
 * far that the question itself scrolls out of view. A person who has scrolled up is left where they read.
 */
export const followContent = fromPromise<void, { screen: string | null }>(({ input }) => {
  const screen = input.screen ?? '';
  const { scrollHeight, clientHeight, scrollTop } = page();
  const bottom = scrollHeight - clientHeight;
  const isNew = screen !== followed.screen;
  if (isNew && !isUntouched()) {
    // The person is already at an answer: the page stays where they brought it.
    followed = { screen, height: scrollHeight, top: scrollTop };
    return Promise.resolve();
  }
  // A page that got shorter moved up by itself; a pixel is lost to rounding.
  const isWhereLeft = scrollTop >= Math.min(followed.top, bottom) - 1;
  if (isNew || (scrollHeight !== followed.height && isWhereLeft)) {
    page().scrollTo({ top: Math.min(bottom, headingInView()) });
    followed = { screen, height: scrollHeight, top: page().scrollTop };
  }
  return Promise.resolve();
});
