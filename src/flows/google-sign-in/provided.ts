import { googleSignInMachine } from '../../../machines/google-sign-in/google-sign-in.machine.ts';
import { askGoogle, exchangeToken, readReturn } from '../../actors/accounts/google.ts';

/** The Google sign-in, bound to its window and the server. */
export const providedGoogleSignIn = googleSignInMachine.provide({
  actors: { askGoogle, readReturn, exchangeToken },
});
