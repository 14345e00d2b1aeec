import { otpLoginMachine } from '../../../machines/otp-login/otp-login.machine.ts';
import { providedOneTimeCode } from '../one-time-code/provided.ts';

/** Signing in by code with its code in place. */
export const providedOtpLogin = otpLoginMachine.provide({
  actors: { oneTimeCode: providedOneTimeCode },
});
