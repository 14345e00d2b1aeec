import type { cancellationMachine } from '../../../machines/cancellation/cancellation.machine.ts';
import type { Fixtures } from '../../kit/fixtures.ts';

export const ID = '00000000-0000-4000-8000-0000000000c1';

export const fixtures: Fixtures<typeof cancellationMachine> = {
  inputs: [{ id: ID }],
  events: {
    'reason.chosen': [{ reason: 'feels_better' }],
    'cancellation.confirmed': [{}],
    'cancellation.declined': [{}],
  },
  actors: {
    cancelConsultation: { done: [undefined], error: [{ kind: 'network', message: 'offline' }] },
  },
  contextKey: ({ reason }) => reason,
};
