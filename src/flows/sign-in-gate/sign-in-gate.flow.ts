import type { signInGateMachine } from '../../../machines/sign-in-gate/sign-in-gate.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The flow for its screens; whatever needs somebody to be signed in runs it. */
export const {
  Within: SignInGateWithin,
  useFlow: useSignInGate,
  useSelected: useSignInGateSelected,
} = createFlow<typeof signInGateMachine>('signInGate');
