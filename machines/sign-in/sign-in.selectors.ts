import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { otpLoginMachine } from '../otp-login/otp-login.machine.ts';
import type { googleSignInMachine } from '../google-sign-in/google-sign-in.machine.ts';
import type { signInMachine } from './sign-in.machine.ts';

type SignInSnapshot = SnapshotFrom<typeof signInMachine>;

/** Forms of signing in: every leaf of the chart belongs to one of the three. */
export type SignInForm = 'preparing' | 'password' | 'code';

/** Returns the form that is shown; `preparing` while the session is being read, and once a person is signed in. */
export const selectForm = (snapshot: SignInSnapshot): SignInForm => {
  if (snapshot.matches('enteringByCode')) return 'code';
  return snapshot.matches('awaitingCredentials') || snapshot.matches('authenticating')
    ? 'password'
    : 'preparing';
};

/** Returns the reason for which signing in did not work, in words; null while nothing is wrong. */
export const selectRefusal = (snapshot: SignInSnapshot): string | null =>
  snapshot.matches({ awaitingCredentials: 'refused' }) ? snapshot.context.refusal : null;

/** Returns true while the server is being asked. */
export const selectIsBusy = (snapshot: SignInSnapshot): boolean => snapshot.hasTag('busy');

/** Signing in by code, while it is chosen. */
export const selectOtpLogin = (
  snapshot: SignInSnapshot,
): ActorRefFrom<typeof otpLoginMachine> | undefined => snapshot.children.otpLogin;

/** Signing in with Google, while it runs. */
export const selectGoogle = (
  snapshot: SignInSnapshot,
): ActorRefFrom<typeof googleSignInMachine> | undefined => snapshot.children.googleSignIn;
