import { oneTimeCodeMachine } from '../../../machines/one-time-code/one-time-code.machine.ts';
import { countWait, sendCode, tryCode } from '../../actors/accounts/codes.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The one-time code, bound to the server and the clock. */
export const providedOneTimeCode = oneTimeCodeMachine.provide({
  actors: { sendCode, tryCode, countWait },
});

/** Provider and hooks of the flow. */
export const {
  Provider: OneTimeCodeFlow,
  Within: OneTimeCodeWithin,
  useFlow: useOneTimeCode,
  useSelected: useOneTimeCodeSelected,
} = createFlow<typeof oneTimeCodeMachine>('oneTimeCode');
