import { saidBy } from '../kit/failure.ts';
import { NO_DETAILS } from './details.ts';
import { registration } from './registration.setup.ts';
import {
  EMAIL_VERIFIED,
  PHONE_VERIFIED,
  REGISTERED,
  registrationFailed,
} from './registration.texts.ts';
import { say } from '../kit/raise-notice.ts';

/**
 * Creates an account: details, a code by mail, a code by phone, and only then the account (REG-12..28). The details
 * survive a closed dialog and a reload, the passwords do not.
 */
export const registrationMachine = registration.createMachine({
  id: 'registration',
  description: 'Somebody creates an account.',
  context: { details: NO_DETAILS, problems: {}, verifiedEmail: null, user: null, refusal: null },
  output: ({ context }) => ({ kind: 'registered', user: context.user }),
  initial: 'restoringDetails',
  states: {
    restoringDetails: {
      description: 'What was written in before a reload is looked for.',
      invoke: {
        id: 'loadDetails',
        src: 'loadDetails',
        onDone: {
          target: 'editingDetails',
          actions: { type: 'restoreDetails', params: ({ event }) => ({ kept: event.output }) },
        },
        onError: 'editingDetails',
      },
    },
    editingDetails: {
      description: 'Name, contacts and a password are written in.',
      initial: 'awaitingDetails',
      on: {
        'details.submitted': {
          guard: { type: 'areComplete', params: ({ event }) => event },
          target: 'checkingPassword',
          actions: [{ type: 'rememberDetails', params: ({ event }) => event }, 'keepDetails'],
        },
      },
      states: {
        awaitingDetails: { description: 'Nothing was found wrong with them.' },
        passwordRefused: { description: 'The password is one that anybody would guess.' },
        checkFailed: {
          description: 'The server could not be asked about the password.',
          entry: {
            type: 'raiseNotice',
            params: ({ context }) => ({ notice: registrationFailed(context.refusal) }),
          },
        },
      },
    },
    checkingPassword: {
      description: 'The password is looked at before anything is sent to anybody.',
      tags: 'busy',
      invoke: {
        id: 'checkPassword',
        src: 'checkPassword',
        input: ({ context }) => context.details,
        onDone: [
          {
            guard: { type: 'isWeak', params: ({ event }) => ({ weakness: event.output }) },
            target: 'editingDetails.passwordRefused',
            actions: {
              type: 'rememberWeakness',
              params: ({ event }) => ({ weakness: event.output }),
            },
          },
          { guard: 'isEmailVerified', target: 'verifyingPhone' },
          { target: 'verifyingEmail' },
        ],
        onError: {
          target: 'editingDetails.checkFailed',
          actions: {
            type: 'rememberRefusal',
            params: ({ event }) => ({ said: saidBy(event.error) }),
          },
        },
      },
    },
    verifyingEmail: {
      description: 'A code goes to the e-mail address and is written in (REG-18, REG-20).',
      invoke: {
        id: 'emailCode',
        src: 'oneTimeCode',
        input: ({ context: { details } }) => ({
          purpose: 'registration',
          channel: 'email',
          contact: details.email,
          email: details.email,
          newPassword: null,
        }),
        onDone: [
          {
            guard: { type: 'isVerified', params: ({ event }) => event.output },
            target: 'verifyingPhone',
            actions: ['rememberVerified', say(EMAIL_VERIFIED)],
          },
          { target: 'editingDetails' },
        ],
      },
      on: { 'dialog.closed': 'editingDetails' },
    },
    verifyingPhone: {
      description: 'A code goes to the phone and is written in (REG-19, REG-21, REG-22).',
      invoke: {
        id: 'phoneCode',
        src: 'oneTimeCode',
        input: ({ context: { details } }) => ({
          purpose: 'registration',
          channel: 'phone',
          contact: details.phone,
          email: details.email,
          newPassword: null,
        }),
        onDone: [
          {
            guard: { type: 'isVerified', params: ({ event }) => event.output },
            target: 'creatingAccount',
          },
          { target: 'editingDetails' },
        ],
      },
      on: { 'dialog.closed': 'editingDetails' },
    },
    creatingAccount: {
      description: 'Both contacts are verified: the account is created.',
      tags: 'busy',
      invoke: {
        id: 'createAccount',
        src: 'createAccount',
        input: ({ context }) => context.details,
        onDone: [
          {
            guard: { type: 'isCreated', params: ({ event }) => event.output },
            target: 'registered',
            actions: [
              { type: 'rememberUser', params: ({ event }) => event.output },
              say(PHONE_VERIFIED),
              say(REGISTERED),
            ],
          },
          {
            target: 'creationRefused',
            actions: {
              type: 'rememberRefusal',
              params: ({ event }) => ({
                said: 'message' in event.output ? event.output.message : null,
              }),
            },
          },
        ],
        onError: {
          target: 'creationFailed',
          actions: {
            type: 'rememberRefusal',
            params: ({ event }) => ({ said: saidBy(event.error) }),
          },
        },
      },
    },
    creationFailed: {
      description: 'The server could not be asked; both codes still count, so it is tried again.',
      entry: {
        type: 'raiseNotice',
        params: ({ context }) => ({ notice: registrationFailed(context.refusal) }),
      },
      on: { 'creation.requested': 'creatingAccount', 'dialog.closed': 'editingDetails' },
    },
    creationRefused: {
      description: 'The server made no account and said why; the details can be changed.',
      entry: [
        {
          type: 'raiseNotice',
          params: ({ context }) => ({ notice: registrationFailed(context.refusal) }),
        },
        'forgetVerified',
      ],
      on: { 'dialog.closed': 'editingDetails' },
    },
    registered: {
      description: 'There is an account, and this device is signed in.',
      type: 'final',
      entry: ['forgetPassword', 'forgetKept'],
    },
  },
});
