import { sharedResultMachine } from '../../../machines/shared-result/shared-result.machine.ts';
import { printPage } from '../../actors/assessment/print-page.ts';
import { openLink } from '../../actors/result-links/open-link.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** A result behind a link, bound to the server and the printer. */
export const providedSharedResult = sharedResultMachine.provide({
  actors: { openLink },
  actions: { printPage },
});

/** Provider and hooks of the flow. */
export const {
  Provider: SharedResultFlow,
  Within: SharedResultWithin,
  useFlow: useSharedResult,
  useSelected: useSharedResultSelected,
} = createFlow<typeof sharedResultMachine>('sharedResult');
