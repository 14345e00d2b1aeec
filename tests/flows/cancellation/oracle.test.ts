import type { cancellationMachine } from '../../../machines/cancellation/cancellation.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { ID } from './cases.ts';

const AWAITING = 'editing.awaitingReason';
const FAILED = 'editing.cancellingFailed';

const oracle: Oracle<typeof cancellationMachine> = {
  known: { id: ID, reason: 'other_time', refusal: null },
  opens: [{ input: { id: ID }, at: AWAITING, knows: { id: ID, reason: null, refusal: null } }],
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
    cancelled: { on: {}, output: { kind: 'cancelled' } },
    kept: { on: {}, output: { kind: 'kept' } },
  },
  around: {
    editing: {
      'reason.chosen': [
        { at: AWAITING, with: { reason: 'other' }, to: 'stays', knows: { reason: 'other' } },
        { at: FAILED, with: { reason: 'other' }, to: 'stays', knows: { reason: 'other' } },
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
