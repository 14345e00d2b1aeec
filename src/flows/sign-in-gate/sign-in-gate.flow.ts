import type { signInGateMachine } from '../../../machines/sign-in-gate/sign-in-gate.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Hooks of the flow; every flow with an action that needs an account runs it. */
export const {
  Within: SignInGateWithin,
  useFlow: useSignInGate,
  useSelected: useSignInGateSelected,
} = createFlow<typeof signInGateMachine>('signInGate');
