import { signInMachine } from '../../../machines/sign-in/sign-in.machine.ts';
import { authenticate, readSession } from '../../actors/accounts/sign-in.ts';
import { providedGoogleSignIn } from '../google-sign-in/provided.ts';
import { providedOtpLogin } from '../otp-login/provided.ts';

/** Signing in, bound to this device and the server. */
export const providedSignIn = signInMachine.provide({
  actors: {
    readSession,
    authenticate,
    otpLogin: providedOtpLogin,
    googleSignIn: providedGoogleSignIn,
  },
});
