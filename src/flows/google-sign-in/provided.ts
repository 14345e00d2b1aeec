import { googleSignInMachine } from '../../../machines/google-sign-in/google-sign-in.machine.ts';
import { askGoogle, exchangeToken, readReturn } from '../../actors/google.ts';

/** Signing in with Google, with its window and the server in their places. */
export const providedGoogleSignIn = googleSignInMachine.provide({
  actors: { askGoogle, readReturn, exchangeToken },
});
