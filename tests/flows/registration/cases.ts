import type { Details } from '../../../contracts/forms/registration.ts';
import type { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import { ASHA } from '../../kit/account-samples.ts';
import type { Cases } from '../../model/cases.ts';

/** A form with nothing wrong in it. */
export const DETAILS: Details = {
  firstName: 'Asha',
  lastName: 'Verma',
  email: 'asha@example.org',
  phone: '9876543210',
  password: 'eleven green tigers',
  confirmPassword: 'eleven green tigers',
};
/** The label of each field, in the order of the form (REG-03). */
export const LABELS: Readonly<Record<keyof Details, string>> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phone: 'Phone Number',
  password: 'Password',
  confirmPassword: 'Confirm Password',
};
/** The help of the browser with each field. */
export const AUTO_COMPLETE = [
  'given-name',
  'family-name',
  'username',
  'tel-national',
  'new-password',
  'new-password',
];
/** The server does not take the address, which the page took for one. */
export const AT_EMAIL = {
  kind: 'refused',
  message: 'The field "email" does not have the right form.',
  isSaid: true,
  field: 'email',
};
/** The server sends no code to the address. */
export const REFUSED = { kind: 'refused', problems: { email: AT_EMAIL.message } } as const;
export const OFFLINE = { kind: 'network', message: 'offline' };

export const cases: Cases<typeof registrationMachine> = {
  inputs: [undefined],
  events: {
    'details.submitted': [{ details: DETAILS }, { details: { ...DETAILS, phone: '98765' } }],
    'creation.requested': [{}],
    'dialog.closed': [{}],
  },
  actors: {
    loadDetails: { done: [null], error: ['storage is blocked'] },
    checkPassword: { done: [null, 'common'], error: [OFFLINE, AT_EMAIL] },
    oneTimeCode: { done: [{ kind: 'verified', user: null }, { kind: 'cancelled' }, REFUSED] },
    createAccount: {
      done: [
        { verdict: 'created', user: ASHA },
        { verdict: 'refused', message: 'Somebody has an account with this number.' },
      ],
      error: [OFFLINE],
    },
  },
  contextKey: ({ verifiedEmail }) => verifiedEmail,
};
