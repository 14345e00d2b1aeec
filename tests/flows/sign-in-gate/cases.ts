import type { signInGateMachine } from '../../../machines/sign-in-gate/sign-in-gate.machine.ts';
import { ASHA } from '../../kit/account-samples.ts';
import type { Cases } from '../../model/cases.ts';

export const cases: Cases<typeof signInGateMachine> = {
  inputs: [{ action: 'pdf-report' }],
  events: {
    'signInTab.chosen': [{}],
    'accountTab.chosen': [{}],
    'gate.dismissed': [{}],
  },
  actors: {
    readSession: { done: [null, ASHA], error: ['storage is blocked'] },
    signIn: { done: [{ kind: 'signedIn', user: ASHA }] },
    registration: { done: [{ kind: 'registered', user: ASHA }] },
  },
};
