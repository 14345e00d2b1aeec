import type { confirmationMachine } from '../../../machines/confirmation/confirmation.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';

const oracle: Oracle<typeof confirmationMachine> = {
  known: { question: 'Leave?' },
  opens: [{ input: { question: 'Leave?' }, at: 'awaitingAnswer', knows: { question: 'Leave?' } }],
  delays: {},
  starts: {},
  leaves: {
    awaitingAnswer: {
      on: {
        'question.confirmed': { to: 'confirmed' },
        'question.declined': { to: 'declined' },
      },
    },
    confirmed: { on: {}, output: { kind: 'confirmed' } },
    declined: { on: {}, output: { kind: 'declined' } },
  },
};

holdAgainst('confirmation', oracle);
