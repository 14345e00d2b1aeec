import { scrollingMachine } from '../../../machines/scrolling/scrolling.machine.ts';
import { followContent, scrollToTop } from '../../actors/scroll-page.ts';

/** The scrolling with the page in its place. */
export const providedScrolling = scrollingMachine.provide({
  actors: { scrollToTop, followContent },
});
