import type { pageLoadingMachine } from '../../../machines/page-loading/page-loading.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Hooks of the loading of one page. */
export const {
  Within: PageLoadingWithin,
  useFlow: usePageLoading,
  useSelected: usePageLoadingSelected,
} = createFlow<typeof pageLoadingMachine>('pageLoading');
