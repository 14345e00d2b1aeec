import type { oneTimeCodeMachine } from '../../../machines/one-time-code/one-time-code.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Provider and hooks of the flow. */
export const {
  Provider: OneTimeCodeFlow,
  Within: OneTimeCodeWithin,
  useFlow: useOneTimeCode,
  useSelected: useOneTimeCodeSelected,
} = createFlow<typeof oneTimeCodeMachine>('oneTimeCode');
