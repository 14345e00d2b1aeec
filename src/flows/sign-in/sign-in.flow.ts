import type { signInMachine } from '../../../machines/sign-in/sign-in.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Provider and hooks of the flow. */
export const {
  Provider: SignInFlow,
  Within: SignInWithin,
  useFlow: useSignIn,
  useSelected: useSignInSelected,
} = createFlow<typeof signInMachine>('signIn');
