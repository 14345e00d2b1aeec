import type { otpLoginMachine } from '../../../machines/otp-login/otp-login.machine.ts';
import { ASHA } from '../../kit/account-samples.ts';
import type { Cases } from '../../model/cases.ts';

/** The server sends no code to a contact of either channel. */
export const REFUSED = {
  kind: 'refused',
  problems: { email: 'We send no mail there.', phone: 'Please enter a valid phone number' },
} as const;

export const cases: Cases<typeof otpLoginMachine> = {
  inputs: [undefined],
  events: {
    'channel.chosen': [{ channel: 'phone' }, { channel: 'email' }],
    'contact.submitted': [
      { contact: 'asha@example.org' },
      { contact: '9876543210' },
      { contact: 'asha' },
    ],
    'contact.changed': [{}],
  },
  actors: {
    oneTimeCode: { done: [{ kind: 'verified', user: ASHA }, { kind: 'cancelled' }, REFUSED] },
  },
  contextKey: ({ channel }) => channel,
};
