import type { StaffDetails } from '../../../contracts/forms/staff-registration.ts';
import type { staffRegistrationMachine } from '../../../machines/staff-registration/staff-registration.machine.ts';
import { ASHA } from '../../kit/account-samples.ts';
import type { Cases } from '../../model/cases.ts';

/** A form with nothing wrong in it. */
export const STAFF_DETAILS: StaffDetails = {
  invitation: 'invitation-1234567',
  firstName: 'Asha',
  lastName: 'Verma',
  email: 'asha@example.org',
  password: 'eleven green tigers',
  confirmPassword: 'eleven green tigers',
};
export const OFFLINE = { kind: 'network', message: 'offline' };

export const cases: Cases<typeof staffRegistrationMachine> = {
  inputs: [undefined],
  events: {
    'details.submitted': [
      { details: STAFF_DETAILS },
      { details: { ...STAFF_DETAILS, invitation: '' } },
    ],
  },
  actors: {
    createStaffAccount: {
      done: [
        { verdict: 'created', user: ASHA },
        { verdict: 'refused', message: 'This invitation cannot be used.' },
      ],
      error: [OFFLINE],
    },
  },
  contextKey: ({ refusal }) => refusal !== null,
};
