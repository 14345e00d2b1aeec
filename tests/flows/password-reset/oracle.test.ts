import type { passwordResetMachine } from '../../../machines/password-reset/password-reset.machine.ts';
import { ASHA } from '../../kit/account-samples.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { CHOSEN, EMAIL, OFFLINE, REFUSED as EMAIL_REFUSED } from './cases.ts';

const NOTHING = { password: '', confirmPassword: '' };
const ASKING = 'editingEmail.awaitingEmail';
const AT_FIELD = 'editingEmail.emailRefused';
const AWAITING = 'editingPassword.awaitingPassword';
const REFUSED = 'editingPassword.passwordRefused';
const CHECK_FAILED = 'editingPassword.checkFailed';
const SAID = { kind: 'refused', message: 'Too many at once.', isSaid: true };
const BACK = {
  'email.revisited': { to: ASKING, knows: { email: EMAIL, chosen: CHOSEN } },
  'password.revisited': { to: AWAITING, knows: { chosen: CHOSEN } },
} as const;
const SUBMITTED = { with: CHOSEN, to: 'checkingPassword' } as const;

const oracle: Oracle<typeof passwordResetMachine> = {
  known: {
    opened: 'email',
    email: EMAIL,
    chosen: CHOSEN,
    problems: {},
    refusal: null,
    user: null,
  },
  opens: [
    { input: { opened: 'email' }, at: 'restoringEmail', knows: { email: '', chosen: NOTHING } },
    { input: { opened: 'password' }, at: 'restoringEmail', knows: { opened: 'password' } },
  ],
  starts: {
    restoringEmail: ['calls loadEmail'],
    [CHECK_FAILED]: ['emits notice.raised: That did not work'],
    checkingPassword: ['calls checkPassword'],
    verifyingEmail: ['calls oneTimeCode'],
    changed: ['forgetEmail', 'emits notice.raised: Password changed'],
  },
  leaves: {
    restoringEmail: {
      on: {
        'done: loadEmail': [
          // The first page asks, with what was written in before.
          { with: { output: EMAIL }, to: ASKING, knows: { email: EMAIL } },
          // The second page goes on where the reload was.
          {
            given: { opened: 'password', email: '' },
            with: { output: EMAIL },
            to: AWAITING,
            knows: { email: EMAIL },
          },
          // Opened by itself, it asks whose password it is.
          {
            given: { opened: 'password', email: '' },
            with: { output: null },
            to: ASKING,
            knows: { email: '' },
          },
          {
            given: { opened: 'password', email: '' },
            with: { output: 'nobody' },
            to: ASKING,
          },
        ],
        'failed: loadEmail': { to: ASKING },
      },
    },
    [ASKING]: { on: {} },
    [AT_FIELD]: { on: {} },
    [AWAITING]: { on: {} },
    [REFUSED]: { on: {} },
    [CHECK_FAILED]: { on: {} },
    checkingPassword: {
      tags: ['busy'],
      on: {
        'done: checkPassword': [
          {
            with: { output: 'personal' },
            to: REFUSED,
            knows: {
              problems: {
                password:
                  'This password holds your own name, address or number. Please choose another one.',
              },
            },
          },
          { with: { output: null }, to: 'verifyingEmail' },
        ],
        'failed: checkPassword': [
          { with: { error: OFFLINE }, to: CHECK_FAILED, knows: { refusal: null } },
          { with: { error: SAID }, to: CHECK_FAILED, knows: { refusal: 'Too many at once.' } },
        ],
        ...BACK,
      },
    },
    verifyingEmail: {
      on: {
        'done: oneTimeCode': [
          {
            with: { output: { kind: 'verified', user: ASHA } },
            to: 'changed',
            knows: { user: ASHA, chosen: NOTHING },
          },
          {
            with: { output: EMAIL_REFUSED },
            to: AT_FIELD,
            knows: { problems: EMAIL_REFUSED.problems },
          },
          { with: { output: { kind: 'cancelled' } }, to: AWAITING, knows: { user: null } },
        ],
        ...BACK,
      },
    },
    changed: { on: {}, output: { kind: 'changed', user: ASHA } },
  },
  around: {
    editingEmail: {
      'email.submitted': [
        {
          at: ASKING,
          given: { email: '' },
          with: { email: ' Asha@Example.org ' },
          to: AWAITING,
          knows: { email: EMAIL },
          does: ['keepEmail'],
        },
        {
          at: AT_FIELD,
          given: { problems: EMAIL_REFUSED.problems },
          with: { email: EMAIL },
          to: AWAITING,
          knows: { problems: {} },
          does: ['keepEmail'],
        },
        { at: ASKING, with: { email: 'asha' }, to: 'refused' },
      ],
      // The browser's Forward.
      'password.revisited': [
        { at: ASKING, to: AWAITING },
        { at: ASKING, given: { email: '' }, to: 'refused' },
      ],
    },
    editingPassword: {
      'password.submitted': [
        { at: AWAITING, ...SUBMITTED, knows: { chosen: CHOSEN, email: EMAIL } },
        {
          at: REFUSED,
          ...SUBMITTED,
          given: { problems: { password: 'x' } },
          knows: { problems: {} },
        },
        { at: CHECK_FAILED, ...SUBMITTED },
        { at: AWAITING, with: { ...CHOSEN, password: 'short' }, to: 'refused' },
        { at: AWAITING, with: { ...CHOSEN, confirmPassword: 'eleven red tigers' }, to: 'refused' },
      ],
      'email.revisited': [
        { at: AWAITING, to: ASKING, knows: { email: EMAIL } },
        { at: REFUSED, to: ASKING },
        { at: CHECK_FAILED, to: ASKING },
      ],
    },
  },
};

holdAgainst('passwordReset', oracle);
