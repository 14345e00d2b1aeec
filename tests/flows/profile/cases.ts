import type { profileMachine } from '../../../machines/profile/profile.machine.ts';
import { PROFILE, SESSIONS } from '../../kit/account-samples.ts';
import type { Cases } from '../../model/cases.ts';

export const OFFLINE = { kind: 'network', message: 'offline' };
export const NAMES = { firstName: 'Aasha', lastName: 'Verma' };

export const cases: Cases<typeof profileMachine> = {
  inputs: [undefined],
  events: {
    'loading.requested': [{}],
    'names.submitted': [
      { names: NAMES },
      { names: { ...NAMES, firstName: 'A' } },
      { names: { ...NAMES, firstName: '' } },
    ],
    'preference.chosen': [{ preference: 'newsletter', wanted: true }],
    'consent.decided': [
      { purpose: 'dataProcessing', granted: false },
      { purpose: 'communications', granted: true },
    ],
    'withdrawal.confirmed': [{}],
    'signOutEverywhere.requested': [{}],
    'signOutEverywhere.confirmed': [{}],
    'question.declined': [{}],
    'export.requested': [{}],
    'erasure.requested': [{}],
    'erasure.closed': [{}],
  },
  actors: {
    loadProfile: { done: [{ profile: PROFILE, sessions: SESSIONS }], error: [OFFLINE] },
    saveChange: { done: [PROFILE], error: [OFFLINE] },
    endSessions: { done: [undefined], error: [OFFLINE] },
    exportData: { done: [undefined], error: [OFFLINE] },
    accountErasure: { done: [{ kind: 'kept' }, { kind: 'erased' }] },
  },
  contextKey: ({ change }) => change?.kind,
};
