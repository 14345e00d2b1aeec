import { signInGateMachine } from '../../../machines/sign-in-gate/sign-in-gate.machine.ts';
import { readSession } from '../../actors/accounts/sign-in.ts';
import { providedRegistration } from '../registration/provided.ts';
import { providedSignIn } from '../sign-in/provided.ts';

/** The gate, bound to this device and the server. */
export const providedSignInGate = signInGateMachine.provide({
  actors: { readSession, signIn: providedSignIn, registration: providedRegistration },
});
