import type { accountErasureMachine } from '../../../machines/account-erasure/account-erasure.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { OFFLINE, PASSWORD, REFUSED } from './cases.ts';

const AWAITING = 'confirming.awaitingConfirmation';
const SAID = { kind: 'unavailable', message: 'Too many at once.', isSaid: true };
const CONFIRMED = {
  with: { password: PASSWORD },
  to: 'erasingAccount',
  knows: { password: PASSWORD, refusal: null },
} as const;

const oracle: Oracle<typeof accountErasureMachine> = {
  known: { hasPassword: true, password: null, refusal: null },
  opens: [
    {
      input: { hasPassword: true },
      at: 'asking',
      knows: { hasPassword: true, password: null, refusal: null },
    },
    { input: { hasPassword: false }, at: 'asking', knows: { hasPassword: false } },
  ],
  starts: {
    erasingAccount: ['calls eraseAccount'],
    clearingDevice: ['calls clearDevice'],
  },
  leaves: {
    asking: { on: { 'erasure.chosen': { to: AWAITING }, 'erasure.declined': { to: 'kept' } } },
    [AWAITING]: { on: {} },
    'confirming.refused': { on: {} },
    'confirming.erasingFailed': { on: {} },
    erasingAccount: {
      tags: ['busy'],
      on: {
        'done: eraseAccount': [
          {
            given: { password: PASSWORD },
            with: { output: { verdict: 'erased' } },
            to: 'clearingDevice',
            knows: { password: null },
          },
          {
            given: { password: PASSWORD },
            with: { output: REFUSED },
            to: 'confirming.refused',
            knows: { refusal: 'That password isn’t right.', password: null },
          },
        ],
        'failed: eraseAccount': [
          {
            given: { password: PASSWORD },
            with: { error: OFFLINE },
            to: 'confirming.erasingFailed',
            knows: { refusal: null, password: null },
          },
          {
            with: { error: SAID },
            to: 'confirming.erasingFailed',
            knows: { refusal: 'Too many at once.' },
          },
        ],
      },
    },
    clearingDevice: {
      tags: ['busy'],
      on: { 'done: clearDevice': { to: 'erased' }, 'failed: clearDevice': { to: 'erased' } },
    },
    kept: { on: {}, output: { kind: 'kept' } },
    erased: { on: {}, output: { kind: 'erased' } },
  },
  around: {
    confirming: {
      'erasure.confirmed': [
        { at: AWAITING, ...CONFIRMED },
        { at: 'confirming.refused', given: { refusal: 'Wrong.' }, ...CONFIRMED },
        { at: 'confirming.erasingFailed', ...CONFIRMED },
        // A phone that lies open is not enough where there is a password.
        { at: AWAITING, with: { password: null }, to: 'refused' },
        { at: AWAITING, with: { password: '' }, to: 'refused' },
        {
          at: AWAITING,
          given: { hasPassword: false },
          with: { password: null },
          to: 'erasingAccount',
        },
        {
          at: AWAITING,
          given: { hasPassword: false },
          with: { password: PASSWORD },
          to: 'refused',
        },
      ],
      'erasure.declined': [
        { at: AWAITING, to: 'kept' },
        { at: 'confirming.refused', to: 'kept' },
        { at: 'confirming.erasingFailed', to: 'kept' },
      ],
    },
  },
};

holdAgainst('accountErasure', oracle);
