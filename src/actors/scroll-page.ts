import { fromPromise } from 'xstate';

const page = (): Element => document.scrollingElement ?? document.documentElement;

/** Height of the content and the place to which the page was last brought. */
let followed = { height: 0, top: 0 };

export const scrollToTop = fromPromise<void>(() => {
  page().scrollTo({ top: 0 });
  followed = { height: 0, top: 0 };
  return Promise.resolve();
});

/**
 * Brings the page to its bottom if content was added since the last time. A person who has scrolled up
 * is left where they read.
 */
export const followContent = fromPromise<void>(() => {
  const { scrollHeight, scrollTop } = page();
  if (scrollHeight !== followed.height && scrollTop >= followed.top) {
    page().scrollTo({ top: scrollHeight });
    followed = { height: scrollHeight, top: page().scrollTop };
  }
  return Promise.resolve();
});
