import type { savedResultMachine } from '../../../machines/saved-result/saved-result.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { ID, READ_AT, RESULT } from './cases.ts';

const oracle: Oracle<typeof savedResultMachine> = {
  known: { id: ID, result: null, readAt: '' },
  opens: [{ input: { id: ID }, at: 'openingResult', knows: { id: ID, result: null } }],
  starts: {
    openingResult: ['calls readResult'],
    confirmingDeletion: ['calls confirmation'],
    deletingResult: ['calls deleteResult'],
  },
  leaves: {
    openingResult: {
      tags: ['busy'],
      on: {
        'done: readResult': [
          {
            with: { output: { verdict: 'found', result: RESULT, readAt: READ_AT } },
            to: 'opened',
            knows: { result: RESULT, readAt: READ_AT },
          },
          { with: { output: { verdict: 'missing' } }, to: 'notFound', knows: { result: null } },
        ],
        'failed: readResult': { to: 'openingFailed' },
      },
    },
    opened: {
      on: {
        'print.requested': { to: 'stays', does: ['printPage'] },
        'deletion.requested': { to: 'confirmingDeletion' },
      },
    },
    confirmingDeletion: {
      on: {
        'done: confirmation': [
          { with: { output: { kind: 'confirmed' } }, to: 'deletingResult' },
          { with: { output: { kind: 'declined' } }, to: 'opened' },
        ],
      },
    },
    deletingResult: {
      tags: ['busy'],
      on: {
        'done: deleteResult': {
          given: { result: RESULT },
          to: 'deleted',
          knows: { id: ID, result: null },
        },
        'failed: deleteResult': [
          {
            given: { result: RESULT },
            with: { error: { kind: 'refused', message: 'Too many at once.', isSaid: true } },
            to: 'opened',
            knows: { result: RESULT },
            does: ['emits notice.raised: Result not deleted'],
          },
          {
            with: { error: { kind: 'network', message: 'offline' } },
            to: 'opened',
            does: ['emits notice.raised: No answer to the deletion'],
          },
        ],
      },
    },
    deleted: { on: {} },
    notFound: { on: {} },
    openingFailed: { on: { 'opening.requested': { to: 'openingResult' } } },
  },
};

holdAgainst('savedResult', oracle);
