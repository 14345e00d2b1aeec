import type { sessionMachine } from '../../../machines/session/session.machine.ts';
import { ASHA } from '../../kit/account-samples.ts';
import type { Cases } from '../../model/cases.ts';

const OFFLINE = { kind: 'network', message: 'offline' };

export const cases: Cases<typeof sessionMachine> = {
  inputs: [undefined],
  events: {
    'session.changed': [{}],
    'token.refused': [{}],
    'page.shown': [{}],
    'signOut.requested': [{}],
    'session.ended': [{}],
  },
  actors: {
    watchSession: {},
    restoreSession: {
      done: [
        { kind: 'nobody' },
        { kind: 'somebody', user: ASHA, freshFor: 60_000 },
        { kind: 'somebody', user: ASHA, freshFor: 0 },
      ],
      error: ['storage is blocked'],
    },
    readUser: { done: [{ user: ASHA, freshFor: 300_000 }], error: [OFFLINE] },
    findUnsaved: { done: [false, true], error: ['storage is blocked'] },
    confirmation: { done: [{ kind: 'confirmed' }, { kind: 'declined' }] },
    endSession: { done: [undefined], error: [OFFLINE] },
    clearDevice: { done: [undefined], error: ['storage is blocked'] },
    shareLanguage: { done: [undefined] },
    sealDevice: { done: [undefined], error: ['storage is blocked'] },
  },
  contextKey: ({ user, freshFor }) => [user !== null, freshFor > 0],
};
