import type { absenceMachine } from '../../../machines/absence/absence.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { CAME, ID, OFFLINE, SAID } from './cases.ts';

const AWAITING = 'asking.awaitingAnswer';
const FAILED = 'asking.reportingFailed';

const oracle: Oracle<typeof absenceMachine> = {
  known: { id: ID, refusal: '' },
  opens: [{ input: { id: ID }, at: AWAITING, knows: { id: ID, refusal: '' } }],
  starts: { reporting: ['calls reportAbsence'] },
  leaves: {
    [AWAITING]: { on: {} },
    [FAILED]: { on: {} },
    reporting: {
      tags: ['busy'],
      on: {
        'done: reportAbsence': [
          { with: { output: { verdict: 'missed' } }, to: 'missed' },
          { with: { output: { verdict: 'noted' } }, to: 'noted' },
        ],
        'failed: reportAbsence': [
          { with: { error: SAID }, to: 'explained', knows: { refusal: CAME } },
          // Nobody has looked: it can be tried again.
          { with: { error: OFFLINE }, to: FAILED, knows: { refusal: '' } },
        ],
      },
    },
    explained: { on: { 'absence.declined': { to: 'kept' } } },
    missed: { on: {}, output: { kind: 'missed' } },
    noted: { on: {}, output: { kind: 'noted' } },
    kept: { on: {}, output: { kind: 'kept' } },
  },
  around: {
    asking: {
      'absence.confirmed': [
        { at: AWAITING, to: 'reporting' },
        { at: FAILED, to: 'reporting' },
      ],
      'absence.declined': [
        { at: AWAITING, to: 'kept' },
        { at: FAILED, to: 'kept' },
      ],
    },
  },
};

holdAgainst('absence', oracle);
