import type { signInMachine } from '../../../machines/sign-in/sign-in.machine.ts';
import { ASHA } from '../../kit/account-samples.ts';
import type { Cases } from '../../model/cases.ts';

export const cases: Cases<typeof signInMachine> = {
  inputs: [{ place: 'patient' }, { place: 'staff' }],
  events: {
    'credentials.submitted': [
      { email: 'asha@example.org', password: 'mango-river-42' },
      { email: 'asha', password: '' },
    ],
    'google.chosen': [{}],
    'issuer.chosen': [{}],
    'codeLogin.chosen': [{}],
    'passwordLogin.chosen': [{}],
  },
  actors: {
    readSession: { done: [null, ASHA], error: ['storage is blocked'] },
    authenticate: {
      done: [
        { verdict: 'signedIn', user: ASHA },
        { verdict: 'refused', message: 'E-mail address or password is not right.' },
      ],
      error: [{ kind: 'network', message: 'offline' }],
    },
    returnFromIssuer: {
      done: [
        { verdict: 'none' },
        { verdict: 'signedIn', user: ASHA },
        { verdict: 'refused', message: 'You have not logged in at your organisation.' },
      ],
      error: [{ kind: 'network', message: 'offline' }],
    },
    readStaffWays: {
      done: [{ issuer: true }, { issuer: false }],
      error: [{ kind: 'network', message: 'offline' }],
    },
    leaveForIssuer: { error: [{ kind: 'network', message: 'offline' }] },
    googleSignIn: {
      done: [{ kind: 'signedIn', user: ASHA, place: null }, { kind: 'notSignedIn' }],
    },
    otpLogin: { done: [{ kind: 'signedIn', user: ASHA }] },
  },
  contextKey: ({ place, refusal, offersIssuer }) => [place, refusal !== null, offersIssuer],
};
