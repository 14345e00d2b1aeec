import { oneTimeCodeMachine } from '../../../machines/one-time-code/one-time-code.machine.ts';
import { countWait, sendCode, tryCode } from '../../actors/accounts/codes.ts';

/** The one-time code, bound to the server and the clock. */
export const providedOneTimeCode = oneTimeCodeMachine.provide({
  actors: { sendCode, tryCode, countWait },
});
