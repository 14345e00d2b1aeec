import type { signInGateMachine } from '../../../machines/sign-in-gate/sign-in-gate.machine.ts';
import { ASHA } from '../../kit/account-samples.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';

const SIGN_IN = 'awaitingSignIn.signingIn';
const ACCOUNT = 'awaitingSignIn.registering';

const oracle: Oracle<typeof signInGateMachine> = {
  known: { action: 'teleconsultation' },
  opens: [
    {
      input: { action: 'pdf-report' },
      at: 'readingSession',
      knows: { action: 'pdf-report' },
    },
  ],
  delays: {},
  starts: {
    readingSession: ['calls readSession'],
    [SIGN_IN]: ['calls signIn'],
    [ACCOUNT]: ['calls registration'],
  },
  leaves: {
    readingSession: {
      on: {
        'done: readSession': [
          { with: { output: ASHA }, to: 'granted' },
          { with: { output: null }, to: SIGN_IN },
        ],
        'failed: readSession': { to: SIGN_IN },
      },
    },
    [SIGN_IN]: {
      on: {
        'done: signIn': [
          { with: { output: { kind: 'signedIn', user: ASHA } }, to: 'granted' },
          // Signed in in another tab meanwhile.
          { with: { output: { kind: 'wasSignedIn', user: ASHA } }, to: 'granted' },
        ],
        'accountTab.chosen': { to: ACCOUNT },
      },
    },
    [ACCOUNT]: {
      on: {
        'done: registration': {
          with: { output: { kind: 'registered', user: ASHA } },
          to: 'granted',
        },
        'signInTab.chosen': { to: SIGN_IN },
      },
    },
    granted: { on: {}, output: { kind: 'granted' } },
    dismissed: { on: {}, output: { kind: 'dismissed' } },
  },
  around: {
    awaitingSignIn: {
      'gate.dismissed': [
        { at: SIGN_IN, to: 'dismissed' },
        { at: ACCOUNT, to: 'dismissed' },
      ],
    },
  },
};

holdAgainst('signInGate', oracle);
