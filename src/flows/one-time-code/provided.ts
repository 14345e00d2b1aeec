import { oneTimeCodeMachine } from '../../../machines/one-time-code/one-time-code.machine.ts';
import { countWait, sendCode, tryCode } from '../../actors/codes.ts';

/** The one-time code with the server and the clock in their places. */
export const providedOneTimeCode = oneTimeCodeMachine.provide({
  actors: { sendCode, tryCode, countWait },
});
