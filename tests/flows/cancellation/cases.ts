import type { cancellationMachine } from '../../../machines/cancellation/cancellation.machine.ts';
import type { Cases } from '../../model/cases.ts';

export const ID = '00000000-0000-4000-8000-0000000000c1';

export const cases: Cases<typeof cancellationMachine> = {
  inputs: [
    { id: ID, paid: 299_00 },
    { id: ID, paid: null },
  ],
  events: {
    'reason.chosen': [{ reason: 'feels_better' }],
    'money.chosen': [{ money: 'kept' }, { money: 'back' }],
    'cancellation.confirmed': [{}],
    'cancellation.declined': [{}],
  },
  actors: {
    cancelConsultation: { done: [undefined], error: [{ kind: 'network', message: 'offline' }] },
  },
  contextKey: ({ reason, money, paid }) => `${reason} ${money} ${paid}`,
};
