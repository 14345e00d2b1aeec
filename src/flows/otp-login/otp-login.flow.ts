import type { otpLoginMachine } from '../../../machines/otp-login/otp-login.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Provider and hooks of the flow. */
export const {
  Provider: OtpLoginFlow,
  Within: OtpLoginWithin,
  useFlow: useOtpLogin,
  useSelected: useOtpLoginSelected,
} = createFlow<typeof otpLoginMachine>('otpLogin');
