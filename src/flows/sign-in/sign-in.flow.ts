import type { signInMachine } from '../../../machines/sign-in/sign-in.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The flow for its screens. */
export const {
  Provider: SignInFlow,
  Within: SignInWithin,
  useFlow: useSignIn,
  useSelected: useSignInSelected,
} = createFlow<typeof signInMachine>('signIn');
