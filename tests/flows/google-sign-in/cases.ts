import type { googleSignInMachine } from '../../../machines/google-sign-in/google-sign-in.machine.ts';
import { ASHA } from '../../kit/account-samples.ts';
import type { Cases } from '../../model/cases.ts';

export const OFFLINE = { kind: 'network', message: 'offline' };
export const ANSWER = { kind: 'answered', token: 'id.token.signed', place: null } as const;

export const cases: Cases<typeof googleSignInMachine> = {
  inputs: [{ at: 'button' }, { at: 'returnPage' }],
  events: { 'google.cancelled': [{}] },
  actors: {
    askGoogle: { done: [ANSWER, { kind: 'declined' }], error: [OFFLINE] },
    readReturn: {
      done: [ANSWER, { kind: 'declined' }, { kind: 'passedOn' }],
      error: ['no history'],
    },
    exchangeToken: { done: [{ user: ASHA, isNew: true }], error: [OFFLINE] },
  },
  contextKey: ({ at }) => at,
};
