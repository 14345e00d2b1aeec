import type { confirmationMachine } from '../../../machines/confirmation/confirmation.machine.ts';
import type { Fixtures } from '../../kit/fixtures.ts';

export const fixtures: Fixtures<typeof confirmationMachine> = {
  inputs: [{ question: 'Leave?' }],
  events: { 'question.confirmed': [{}], 'question.declined': [{}] },
  actors: {},
};
