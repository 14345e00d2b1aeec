import type { accountErasureMachine } from '../../../machines/account-erasure/account-erasure.machine.ts';
import type { Cases } from '../../model/cases.ts';

export const PASSWORD = 'eleven green tigers';
export const OFFLINE = { kind: 'network', message: 'offline' };
export const REFUSED = { verdict: 'refused', message: 'That password isn’t right.' } as const;

export const cases: Cases<typeof accountErasureMachine> = {
  inputs: [{ hasPassword: true }, { hasPassword: false }],
  events: {
    'erasure.chosen': [{}],
    'erasure.declined': [{}],
    'erasure.confirmed': [{ password: PASSWORD }, { password: null }],
  },
  actors: {
    eraseAccount: { done: [{ verdict: 'erased' }, REFUSED], error: [OFFLINE] },
    clearDevice: { done: [undefined], error: ['storage is blocked'] },
  },
  contextKey: ({ hasPassword }) => hasPassword,
};
