import { pageLoadingMachine } from '../../../machines/page-loading/page-loading.machine.ts';
import { loadPage, reloadPage } from '../../actors/page/page-loading.ts';
import { tellNotLoaded } from '../../lib/painted/first-paint.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/**
 * Page loading, bound to the browser. A failure leaves the first paint usable: typed words are worth more than the
 * error screen.
 */
export const providedPageLoading = pageLoadingMachine.provide({
  actors: { loadPage, reloadPage },
  actions: { freeFirstPaint: tellNotLoaded },
});

/** Hooks of the loading of one page. */
export const {
  Within: PageLoadingWithin,
  useFlow: usePageLoading,
  useSelected: usePageLoadingSelected,
} = createFlow<typeof pageLoadingMachine>('pageLoading');
