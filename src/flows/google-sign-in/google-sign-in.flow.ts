import type { googleSignInMachine } from '../../../machines/google-sign-in/google-sign-in.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Provider and hooks of the flow. */
export const {
  Provider: GoogleSignInFlow,
  Within: GoogleSignInWithin,
  useFlow: useGoogleSignIn,
  useSelected: useGoogleSignInSelected,
} = createFlow<typeof googleSignInMachine>('googleSignIn');
