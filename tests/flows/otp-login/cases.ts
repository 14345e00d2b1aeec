import type { otpLoginMachine } from '../../../machines/otp-login/otp-login.machine.ts';
import { ASHA } from '../../kit/account-samples.ts';
import type { Cases } from '../../kit/cases.ts';

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
    oneTimeCode: { done: [{ kind: 'verified', user: ASHA }, { kind: 'cancelled' }] },
  },
  contextKey: ({ channel }) => channel,
};
