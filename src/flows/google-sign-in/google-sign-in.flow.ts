import { googleSignInMachine } from '../../../machines/google-sign-in/google-sign-in.machine.ts';
import { askGoogle, exchangeToken, readReturn } from '../../actors/accounts/google.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The Google sign-in, bound to its window and the server. */
export const providedGoogleSignIn = googleSignInMachine.provide({
  actors: { askGoogle, readReturn, exchangeToken },
});

/** Provider and hooks of the flow. */
export const {
  Provider: GoogleSignInFlow,
  Within: GoogleSignInWithin,
  useFlow: useGoogleSignIn,
  useSelected: useGoogleSignInSelected,
} = createFlow<typeof googleSignInMachine>('googleSignIn');
