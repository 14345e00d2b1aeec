import { signInMachine } from '../../../machines/sign-in/sign-in.machine.ts';
import { authenticate, readSession } from '../../actors/accounts/sign-in.ts';
import {
  leaveForIssuer,
  readStaffWays,
  returnFromIssuer,
} from '../../actors/accounts/staff-issuer.ts';
import { providedGoogleSignIn } from '../google-sign-in/google-sign-in.flow.ts';
import { providedOtpLogin } from '../otp-login/otp-login.flow.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Signing in, bound to this device and the server. */
export const providedSignIn = signInMachine.provide({
  actors: {
    readSession,
    authenticate,
    readStaffWays,
    leaveForIssuer,
    returnFromIssuer,
    otpLogin: providedOtpLogin,
    googleSignIn: providedGoogleSignIn,
  },
});

/** Provider and hooks of the flow. */
export const {
  Provider: SignInFlow,
  Within: SignInWithin,
  useFlow: useSignIn,
  useSelected: useSignInSelected,
} = createFlow<typeof signInMachine>('signIn');
