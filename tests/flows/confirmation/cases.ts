import type { confirmationMachine } from '../../../machines/confirmation/confirmation.machine.ts';
import type { Cases } from '../../model/cases.ts';

export const cases: Cases<typeof confirmationMachine> = {
  inputs: [{ question: 'Leave?' }],
  events: { 'question.confirmed': [{}], 'question.declined': [{}] },
  actors: {},
};
