import type { Details } from '../../../contracts/forms/registration.ts';
import type { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import { ASHA } from '../../kit/account-samples.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { AT_EMAIL, DETAILS, OFFLINE, REFUSED as CONTACT_REFUSED } from './cases.ts';

const EMPTY = Object.fromEntries(Object.keys(DETAILS).map((field) => [field, ''])) as Details;
const AWAITING = 'editingDetails.awaitingDetails';
const REFUSED = 'editingDetails.passwordRefused';
const ENTRY_REFUSED = 'editingDetails.entryRefused';
const CHECK_FAILED = 'editingDetails.checkFailed';
const SAID_FAILED = 'emits notice.raised: Registration Failed';
const VERIFIED = { with: { output: { kind: 'verified', user: null } } } as const;
const SENT_BACK = {
  with: { output: CONTACT_REFUSED },
  to: ENTRY_REFUSED,
  knows: { problems: CONTACT_REFUSED.problems },
} as const;
const CANCELLED = { with: { output: { kind: 'cancelled' } }, to: AWAITING } as const;
const SUBMITTED = { with: { details: DETAILS }, to: 'checkingPassword' } as const;
const SAID = { kind: 'refused', message: 'Too many at once.', isSaid: true };

const oracle: Oracle<typeof registrationMachine> = {
  known: { details: DETAILS, problems: {}, verifiedEmail: null, user: null, refusal: null },
  opens: [{ input: undefined, at: 'restoringDetails', knows: { details: EMPTY } }],
  starts: {
    restoringDetails: ['calls loadDetails'],
    [CHECK_FAILED]: [SAID_FAILED],
    checkingPassword: ['calls checkPassword'],
    verifyingEmail: ['calls emailCode'],
    verifyingPhone: ['calls phoneCode'],
    creatingAccount: ['calls createAccount'],
    creationFailed: [SAID_FAILED],
    creationRefused: [SAID_FAILED],
    registered: ['forgetKept'],
  },
  leaves: {
    restoringDetails: {
      on: {
        'done: loadDetails': [
          { given: { details: EMPTY }, with: { output: null }, to: AWAITING },
          {
            given: { details: EMPTY },
            with: {
              output: { firstName: 'Asha', lastName: 'V', email: 'a@b.in', phone: '98765' },
            },
            to: AWAITING,
            knows: {
              details: {
                ...EMPTY,
                firstName: 'Asha',
                lastName: 'V',
                email: 'a@b.in',
                phone: '98765',
              },
            },
          },
        ],
        'failed: loadDetails': { to: AWAITING },
      },
    },
    [AWAITING]: { on: {} },
    [REFUSED]: { on: {} },
    [ENTRY_REFUSED]: { on: {} },
    [CHECK_FAILED]: { on: {} },
    checkingPassword: {
      tags: ['busy'],
      on: {
        'done: checkPassword': [
          {
            with: { output: 'common' },
            to: REFUSED,
            knows: {
              problems: {
                password:
                  'This password is among the first that anybody would try. Please choose another one.',
              },
            },
          },
          { with: { output: null }, to: 'verifyingEmail' },
          // The same address is not asked for a second code.
          {
            given: { verifiedEmail: 'asha@example.org' },
            with: { output: null },
            to: 'verifyingPhone',
          },
          {
            given: { verifiedEmail: 'other@example.org' },
            with: { output: null },
            to: 'verifyingEmail',
          },
        ],
        'failed: checkPassword': [
          { with: { error: OFFLINE }, to: CHECK_FAILED, knows: { refusal: null } },
          { with: { error: SAID }, to: CHECK_FAILED, knows: { refusal: 'Too many at once.' } },
          {
            with: { error: AT_EMAIL },
            to: ENTRY_REFUSED,
            knows: { problems: { email: 'The field "email" does not have the right form.' } },
          },
          // What stands in no field of the form is a notice.
          {
            with: { error: { ...AT_EMAIL, field: 'user_type' } },
            to: CHECK_FAILED,
            knows: { refusal: 'The field "email" does not have the right form.' },
          },
        ],
      },
    },
    verifyingEmail: {
      on: {
        'done: emailCode': [
          {
            ...VERIFIED,
            to: 'verifyingPhone',
            knows: { verifiedEmail: 'asha@example.org' },
            does: ['emits notice.raised: Email Verified'],
          },
          SENT_BACK,
          CANCELLED,
        ],
        'dialog.closed': { to: AWAITING },
      },
    },
    verifyingPhone: {
      on: {
        // REG-23: the account is created now and not before.
        'done: phoneCode': [{ ...VERIFIED, to: 'creatingAccount' }, SENT_BACK, CANCELLED],
        'dialog.closed': { to: AWAITING },
      },
    },
    creatingAccount: {
      tags: ['busy'],
      on: {
        'done: createAccount': [
          {
            with: { output: { verdict: 'created', user: ASHA } },
            to: 'registered',
            knows: { user: ASHA, details: { ...DETAILS, password: '', confirmPassword: '' } },
            does: [
              'emits notice.raised: Phone Verified',
              'emits notice.raised: Registration Successful',
            ],
          },
          {
            given: { verifiedEmail: 'asha@example.org' },
            with: { output: { verdict: 'refused', message: 'It is taken.' } },
            to: 'creationRefused',
            knows: { refusal: 'It is taken.', verifiedEmail: null },
          },
        ],
        'failed: createAccount': {
          with: { error: OFFLINE },
          to: 'creationFailed',
          knows: { refusal: null },
        },
      },
    },
    creationFailed: {
      on: {
        'creation.requested': { to: 'creatingAccount' },
        'dialog.closed': { to: AWAITING, knows: { details: DETAILS } },
      },
    },
    creationRefused: { on: { 'dialog.closed': { to: AWAITING } } },
    registered: { on: {}, output: { kind: 'registered', user: ASHA } },
  },
  around: {
    editingDetails: {
      'details.submitted': [
        { at: AWAITING, ...SUBMITTED, knows: { details: DETAILS }, does: ['keepDetails'] },
        { at: REFUSED, ...SUBMITTED, knows: { problems: {} }, does: ['keepDetails'] },
        { at: ENTRY_REFUSED, ...SUBMITTED, knows: { problems: {} }, does: ['keepDetails'] },
        { at: CHECK_FAILED, ...SUBMITTED, does: ['keepDetails'] },
        {
          at: AWAITING,
          with: { details: { ...DETAILS, email: ' Asha@Example.org ', firstName: ' Asha ' } },
          to: 'checkingPassword',
          knows: { details: DETAILS },
          does: ['keepDetails'],
        },
        // REG-13: a form that is not valid opens nothing.
        { at: AWAITING, with: { details: { ...DETAILS, firstName: ' ' } }, to: 'refused' },
        { at: AWAITING, with: { details: { ...DETAILS, lastName: '--' } }, to: 'refused' },
        { at: AWAITING, with: { details: { ...DETAILS, email: 'asha' } }, to: 'refused' },
        { at: AWAITING, with: { details: { ...DETAILS, phone: '987654321' } }, to: 'refused' },
        { at: AWAITING, with: { details: { ...DETAILS, password: 'short' } }, to: 'refused' },
        {
          at: AWAITING,
          with: { details: { ...DETAILS, confirmPassword: 'eleven red tigers' } },
          to: 'refused',
        },
      ],
    },
  },
};

holdAgainst('registration', oracle);
