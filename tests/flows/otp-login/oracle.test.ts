import type { otpLoginMachine } from '../../../machines/otp-login/otp-login.machine.ts';
import { ASHA } from '../../kit/account-samples.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';

const EMPTY = { channel: 'email', contact: '', user: null } as const;
const BY_PHONE = { channel: 'phone' } as const;

const oracle: Oracle<typeof otpLoginMachine> = {
  known: EMPTY,
  opens: [{ input: undefined, at: 'editingContact', knows: EMPTY }],
  delays: {},
  starts: {
    enteringCode: ['calls oneTimeCode'],
    signedIn: ['emits notice.raised: OTP successfully verified'],
  },
  leaves: {
    editingContact: {
      on: {
        'contact.submitted': [
          {
            with: { contact: ' asha@example.org ' },
            to: 'enteringCode',
            knows: { contact: 'asha@example.org' },
          },
          { with: { contact: 'asha@example' }, to: 'refused' },
          { with: { contact: '9876543210' }, to: 'refused' },
          { given: BY_PHONE, with: { contact: '9876543210' }, to: 'enteringCode' },
          { given: BY_PHONE, with: { contact: '987654321' }, to: 'refused' },
          { given: BY_PHONE, with: { contact: '98765432101' }, to: 'refused' },
          { given: BY_PHONE, with: { contact: '98765 4321' }, to: 'refused' },
        ],
      },
    },
    enteringCode: {
      on: {
        'done: oneTimeCode': [
          {
            with: { output: { kind: 'verified', user: ASHA } },
            to: 'signedIn',
            knows: { user: ASHA },
          },
          { with: { output: { kind: 'cancelled' } }, to: 'editingContact' },
        ],
        'contact.changed': { to: 'editingContact' },
      },
    },
    signedIn: { on: {}, output: { kind: 'signedIn', user: ASHA } },
  },
  around: {
    '': {
      // OTPL-08, OTPL-09: the other way begins anew.
      'channel.chosen': [
        {
          at: 'editingContact',
          with: { channel: 'phone' },
          to: 'editingContact',
          knows: { channel: 'phone', contact: '' },
        },
        {
          at: 'enteringCode',
          given: { contact: 'asha@example.org' },
          with: { channel: 'phone' },
          to: 'editingContact',
          knows: { channel: 'phone', contact: '' },
        },
      ],
    },
  },
};

holdAgainst('otpLogin', oracle);
