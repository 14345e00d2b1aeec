import type { pageLoadingMachine } from '../../../machines/page-loading/page-loading.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The loading of one page for its screens. */
export const {
  Within: PageLoadingWithin,
  useFlow: usePageLoading,
  useSelected: usePageLoadingSelected,
} = createFlow<typeof pageLoadingMachine>('pageLoading');
