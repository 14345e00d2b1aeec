import { signInGateMachine } from '../../../machines/sign-in-gate/sign-in-gate.machine.ts';
import { readSession } from '../../actors/accounts/sign-in.ts';
import { providedRegistration } from '../registration/registration.flow.ts';
import { providedSignIn } from '../sign-in/sign-in.flow.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The gate, bound to this device and the server. */
export const providedSignInGate = signInGateMachine.provide({
  actors: { readSession, signIn: providedSignIn, registration: providedRegistration },
});

/** Hooks of the flow; every flow with an action that needs an account runs it. */
export const {
  Within: SignInGateWithin,
  useFlow: useSignInGate,
  useSelected: useSignInGateSelected,
} = createFlow<typeof signInGateMachine>('signInGate');
