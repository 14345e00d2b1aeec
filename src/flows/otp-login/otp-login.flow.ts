import { otpLoginMachine } from '../../../machines/otp-login/otp-login.machine.ts';
import { providedOneTimeCode } from '../one-time-code/one-time-code.flow.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Signing in by code, bound to the one-time code. */
export const providedOtpLogin = otpLoginMachine.provide({
  actors: { oneTimeCode: providedOneTimeCode },
});

/** Provider and hooks of the flow. */
export const {
  Provider: OtpLoginFlow,
  Within: OtpLoginWithin,
  useFlow: useOtpLogin,
  useSelected: useOtpLoginSelected,
} = createFlow<typeof otpLoginMachine>('otpLogin');
