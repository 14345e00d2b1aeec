import type { staffRegistrationMachine } from '../../../machines/staff-registration/staff-registration.machine.ts';
import { ASHA } from '../../kit/account-samples.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { OFFLINE, STAFF_DETAILS } from './cases.ts';

const EMPTY = {
  invitation: '',
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
};
const AWAITING = 'editingDetails.awaitingDetails';
const REFUSED = 'editingDetails.creationRefused';
const OWN_WORDS = 'An error occurred during registration. Please try again.';

const without = (changes: object) => ({
  at: AWAITING as typeof AWAITING,
  with: { details: { ...STAFF_DETAILS, ...changes } },
  to: 'refused' as const,
});

const oracle: Oracle<typeof staffRegistrationMachine> = {
  known: { details: STAFF_DETAILS, refusal: null },
  opens: [{ input: undefined, at: AWAITING, knows: { details: EMPTY, refusal: null } }],
  starts: {
    [REFUSED]: ['emits notice.raised: Registration Failed'],
    creatingAccount: ['calls createStaffAccount'],
  },
  leaves: {
    [AWAITING]: { on: {} },
    [REFUSED]: { on: {} },
    creatingAccount: {
      tags: ['busy'],
      on: {
        'done: createStaffAccount': [
          {
            with: { output: { verdict: 'created', user: ASHA } },
            to: 'registered',
            // A password is not kept longer than it takes to ask.
            knows: { details: EMPTY },
            does: ['emits notice.raised: Registration Successful'],
          },
          {
            with: { output: { verdict: 'refused', message: 'It cannot be used.' } },
            to: REFUSED,
            knows: { refusal: 'It cannot be used.', details: EMPTY },
          },
        ],
        'failed: createStaffAccount': [
          { with: { error: OFFLINE }, to: REFUSED, knows: { refusal: OWN_WORDS } },
          {
            with: { error: { kind: 'unavailable', message: 'Later, please.', isSaid: true } },
            to: REFUSED,
            knows: { refusal: 'Later, please.' },
          },
        ],
      },
    },
    registered: { on: {}, output: { kind: 'registered' } },
  },
  around: {
    editingDetails: {
      'details.submitted': [
        {
          at: AWAITING,
          given: { details: EMPTY },
          with: { details: STAFF_DETAILS },
          to: 'creatingAccount',
          knows: { details: STAFF_DETAILS },
        },
        { at: REFUSED, with: { details: STAFF_DETAILS }, to: 'creatingAccount' },
        without({ invitation: '  ' }),
        without({ firstName: ' ' }),
        without({ lastName: '..' }),
        without({ email: 'asha@' }),
        without({ password: 'short', confirmPassword: 'short' }),
        without({ confirmPassword: 'eleven red tigers' }),
      ],
    },
  },
};

holdAgainst('staffRegistration', oracle);
