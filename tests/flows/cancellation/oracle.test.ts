import type { cancellationMachine } from '../../../machines/cancellation/cancellation.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { ID } from './cases.ts';

const AWAITING = 'editing.awaitingReason';
const FAILED = 'editing.cancellingFailed';

const oracle: Oracle<typeof cancellationMachine> = {
  known: { id: ID, paid: 299_00, reason: 'other_time', money: 'back', refusal: null },
  opens: [
    {
      input: { id: ID, paid: 299_00 },
      at: AWAITING,
      // What was paid goes back where nothing else is chosen.
      knows: { id: ID, paid: 299_00, reason: null, money: 'back', refusal: null },
    },
  ],
  starts: { cancelling: ['calls cancelConsultation'] },
  leaves: {
    [AWAITING]: { on: {} },
    [FAILED]: { on: {} },
    cancelling: {
      tags: ['busy'],
      on: {
        'done: cancelConsultation': { to: 'cancelled' },
        'failed: cancelConsultation': [
          {
            with: { error: { kind: 'refused', message: 'It has begun.', isSaid: true } },
            to: FAILED,
            knows: { refusal: 'It has begun.', reason: 'other_time' },
          },
          {
            with: { error: { kind: 'network', message: 'offline' } },
            to: FAILED,
            knows: { refusal: null },
          },
        ],
      },
    },
    cancelled: { on: {}, output: { kind: 'cancelled', paid: 299_00, money: 'back' } },
    kept: { on: {}, output: { kind: 'kept' } },
  },
  around: {
    editing: {
      'reason.chosen': [
        { at: AWAITING, with: { reason: 'other' }, to: 'stays', knows: { reason: 'other' } },
        { at: FAILED, with: { reason: 'other' }, to: 'stays', knows: { reason: 'other' } },
      ],
      'money.chosen': [
        { at: AWAITING, with: { money: 'kept' }, to: 'stays', knows: { money: 'kept' } },
        { at: FAILED, with: { money: 'kept' }, to: 'stays', knows: { money: 'kept' } },
        { at: AWAITING, given: { paid: null }, with: { money: 'kept' }, to: 'refused' },
      ],
      'cancellation.confirmed': [
        { at: AWAITING, to: 'cancelling' },
        { at: FAILED, to: 'cancelling' },
        { at: AWAITING, given: { reason: null }, to: 'refused' },
      ],
      'cancellation.declined': [
        { at: AWAITING, to: 'kept' },
        { at: FAILED, to: 'kept' },
      ],
    },
  },
};

holdAgainst('cancellation', oracle);
