import { otpLoginMachine } from '../../../machines/otp-login/otp-login.machine.ts';
import { providedOneTimeCode } from '../one-time-code/provided.ts';

/** Signing in by code, bound to the one-time code. */
export const providedOtpLogin = otpLoginMachine.provide({
  actors: { oneTimeCode: providedOneTimeCode },
});
