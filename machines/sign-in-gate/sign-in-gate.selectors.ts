import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { registrationMachine } from '../registration/registration.machine.ts';
import type { signInMachine } from '../sign-in/sign-in.machine.ts';
import type { signInGateMachine } from './sign-in-gate.machine.ts';

type SignInGateSnapshot = SnapshotFrom<typeof signInGateMachine>;

/** Tabs of the modal: every leaf of the chart belongs to one of the two or to none. */
export type GateTab = 'signIn' | 'account';

/** Returns the open tab; null while the modal is not open. */
export const selectTab = (snapshot: SignInGateSnapshot): GateTab | null => {
  if (!snapshot.matches('awaitingSignIn')) return null;
  return snapshot.matches({ awaitingSignIn: 'registering' }) ? 'account' : 'signIn';
};

/** Signing in, while its tab is open. */
export const selectSignIn = (
  snapshot: SignInGateSnapshot,
): ActorRefFrom<typeof signInMachine> | undefined => snapshot.children.signIn;

/** The registration, while its tab is open. */
export const selectRegistration = (
  snapshot: SignInGateSnapshot,
): ActorRefFrom<typeof registrationMachine> | undefined => snapshot.children.registration;
