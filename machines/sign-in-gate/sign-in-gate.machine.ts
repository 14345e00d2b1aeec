import { setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { User } from '../../contracts/accounts/account.ts';
import { notProvided } from '../kit/not-provided.ts';
import { registrationMachine } from '../registration/registration.machine.ts';
import { signInMachine } from '../sign-in/sign-in.machine.ts';
import type { IntendedAction } from '../../contracts/accounts/intended-actions.ts';

type SignInGateInput = { readonly action: IntendedAction };
/** Outcome of the gate. Granted: a person is signed in now, and the intended action goes on. */
export type SignInGateOutput = { readonly kind: 'granted' | 'dismissed' };

type SignInGateEvents =
  | { type: 'signInTab.chosen' }
  | { type: 'accountTab.chosen' }
  | { type: 'gate.dismissed' };

const signInGate = setup({
  types: {} as {
    input: SignInGateInput;
    context: SignInGateInput;
    events: SignInGateEvents;
    output: SignInGateOutput;
    children: {
      readSession: 'readSession';
      signIn: 'signIn';
      registration: 'registration';
    };
  },
  actors: {
    /** Ends with the user who is signed in on this device already; null for nobody. */
    readSession: notProvided<User | null>('readSession'),
    signIn: signInMachine,
    registration: registrationMachine,
  },
  guards: { isSomebody: (_, params: { user: User | null }) => params.user !== null },
});

/**
 * The authentication modal: the intended action waits until the visitor has signed in or created an account, and is
 * given up when they close it. A visitor who is signed in already goes through without seeing it (AUTH-18..34).
 */
export const signInGateMachine = signInGate.createMachine({
  id: 'signInGate',
  description: 'What was intended needs somebody to be signed in.',
  context: ({ input }) => input,
  output: ({ event }) => ({ kind: event.output === 'granted' ? 'granted' : 'dismissed' }),
  initial: 'readingSession',
  states: {
    readingSession: {
      description: 'Whoever is signed in already is not stopped.',
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: [
          {
            guard: { type: 'isSomebody', params: ({ event }) => ({ user: event.output }) },
            target: 'granted',
          },
          { target: 'awaitingSignIn' },
        ],
        onError: 'awaitingSignIn',
      },
    },
    awaitingSignIn: {
      description: 'The modal is open with its two tabs (AUTH-18).',
      initial: 'signingIn',
      on: { 'gate.dismissed': 'dismissed' },
      states: {
        signingIn: {
          description: 'The tab "Sign In": by password, by code or with Google (AUTH-28..30).',
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: { place: 'patient' },
            onDone: '#signInGate.granted',
          },
          on: { 'accountTab.chosen': 'registering' },
        },
        registering: {
          description:
            'The tab "Create Account"; coming back, a code that was asked for is forgotten (AUTH-31, AUTH-32).',
          invoke: { id: 'registration', src: 'registration', onDone: '#signInGate.granted' },
          on: { 'signInTab.chosen': 'signingIn' },
        },
      },
    },
    granted: {
      description: 'Somebody is signed in: what was intended goes on (AUTH-33, AUTH-34).',
      type: 'final',
      output: 'granted',
    },
    dismissed: {
      description: 'The modal was closed, and nothing happens.',
      type: 'final',
      output: 'dismissed',
    },
  },
});

type SignInGateSnapshot = SnapshotFrom<typeof signInGateMachine>;

/** Tabs of the modal: every leaf of the chart belongs to one of the two or to none. */
type GateTab = 'signIn' | 'account';

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
