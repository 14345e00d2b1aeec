import { scrollingMachine } from '../../../machines/scrolling/scrolling.machine.ts';
import { followContent, scrollToTop } from '../../actors/page/scroll-page.ts';

/** The scrolling, bound to the page. */
export const providedScrolling = scrollingMachine.provide({
  actors: { scrollToTop, followContent },
});
