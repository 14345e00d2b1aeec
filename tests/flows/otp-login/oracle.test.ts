import type { otpLoginMachine } from '../../../machines/otp-login/otp-login.machine.ts';
import { ASHA } from '../../kit/account-samples.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { REFUSED } from './cases.ts';

const EMPTY = { channel: 'email', contact: '', problems: {}, user: null } as const;
const BY_PHONE = { channel: 'phone' } as const;
const AWAITING = 'editingContact.awaitingContact';
const AT_FIELD = 'editingContact.contactRefused';

const oracle: Oracle<typeof otpLoginMachine> = {
  known: EMPTY,
  opens: [{ input: undefined, at: AWAITING, knows: EMPTY }],
  delays: {},
  starts: {
    enteringCode: ['calls oneTimeCode'],
    signedIn: ['emits notice.raised: OTP successfully verified'],
  },
  leaves: {
    [AWAITING]: { on: {} },
    [AT_FIELD]: { on: {} },
    enteringCode: {
      on: {
        'done: oneTimeCode': [
          {
            with: { output: { kind: 'verified', user: ASHA } },
            to: 'signedIn',
            knows: { user: ASHA },
          },
          { with: { output: REFUSED }, to: AT_FIELD, knows: { problems: REFUSED.problems } },
          { with: { output: { kind: 'cancelled' } }, to: AWAITING },
        ],
        'contact.changed': { to: AWAITING },
      },
    },
    signedIn: { on: {}, output: { kind: 'signedIn', user: ASHA } },
  },
  around: {
    editingContact: {
      'contact.submitted': [
        {
          at: AWAITING,
          with: { contact: ' asha@example.org ' },
          to: 'enteringCode',
          knows: { contact: 'asha@example.org' },
        },
        { at: AWAITING, with: { contact: 'asha@example' }, to: 'refused' },
        { at: AWAITING, with: { contact: '9876543210' }, to: 'refused' },
        { at: AWAITING, given: BY_PHONE, with: { contact: '9876543210' }, to: 'enteringCode' },
        { at: AWAITING, given: BY_PHONE, with: { contact: '987654321' }, to: 'refused' },
        { at: AWAITING, given: BY_PHONE, with: { contact: '98765432101' }, to: 'refused' },
        { at: AWAITING, given: BY_PHONE, with: { contact: '98765 4321' }, to: 'refused' },
        {
          at: AT_FIELD,
          given: { problems: REFUSED.problems },
          with: { contact: 'asha@example.org' },
          to: 'enteringCode',
          knows: { problems: {} },
        },
      ],
    },
    '': {
      // OTPL-08, OTPL-09: the other way begins anew.
      'channel.chosen': [
        {
          at: AWAITING,
          with: { channel: 'phone' },
          to: AWAITING,
          knows: { channel: 'phone', contact: '' },
        },
        {
          at: 'enteringCode',
          given: { contact: 'asha@example.org' },
          with: { channel: 'phone' },
          to: AWAITING,
          knows: { channel: 'phone', contact: '' },
        },
        {
          at: AT_FIELD,
          given: { problems: REFUSED.problems },
          with: { channel: 'phone' },
          to: AWAITING,
          knows: { problems: {} },
        },
      ],
    },
  },
};

holdAgainst('otpLogin', oracle);
