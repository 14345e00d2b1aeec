import { pageLoadingMachine } from '../../../machines/page-loading/page-loading.machine.ts';
import { loadPage, reloadPage } from '../../actors/page-loading.ts';
import { tellNotLoaded } from '../../lib/first-paint.ts';

/** The loading of pages with the browser in its place; what stands in a first paint is worth more than our screen. */
export const providedPageLoading = pageLoadingMachine.provide({
  actors: { loadPage, reloadPage },
  actions: { freeFirstPaint: tellNotLoaded },
});
