import { saidBy } from '../kit/failure.ts';
import { NO_DETAILS } from '../registration/details.ts';
import { NO_PASSWORD, passwordReset } from './password-reset.setup.ts';
import { PASSWORD_CHANGED, resetFailed } from './password-reset.texts.ts';
import { say } from '../kit/raise-notice.ts';

/**
 * Replaces a forgotten password, over two pages: the account's address, and then the password and the code that lets it
 * through. It never tells who has an account (ROUTE-31, ROUTE-32).
 */
export const passwordResetMachine = passwordReset.createMachine({
  id: 'passwordReset',
  description: 'Somebody replaces a forgotten password.',
  context: ({ input }) => ({
    ...input,
    email: '',
    chosen: NO_PASSWORD,
    problems: {},
    refusal: null,
    user: null,
  }),
  output: ({ context }) => ({ kind: 'changed', user: context.user }),
  initial: 'restoringEmail',
  states: {
    restoringEmail: {
      description: 'The address that was written in before a reload is looked for.',
      invoke: {
        id: 'loadEmail',
        src: 'loadEmail',
        onDone: [
          {
            guard: { type: 'isGoingOn', params: ({ event }) => ({ email: event.output }) },
            target: 'editingPassword',
            actions: { type: 'rememberEmail', params: ({ event }) => ({ email: event.output }) },
          },
          {
            target: 'editingEmail',
            actions: { type: 'rememberEmail', params: ({ event }) => ({ email: event.output }) },
          },
        ],
        onError: 'editingEmail',
      },
    },
    editingEmail: {
      description: 'The e-mail address of the account is written in.',
      on: {
        'email.submitted': {
          guard: { type: 'isEmail', params: ({ event }) => event },
          target: 'editingPassword',
          actions: [{ type: 'rememberEmail', params: ({ event }) => event }, 'keepEmail'],
        },
        'password.revisited': { guard: 'isEmailKnown', target: 'editingPassword' },
      },
    },
    editingPassword: {
      description: 'The new password is written in, twice.',
      initial: 'awaitingPassword',
      on: {
        'password.submitted': {
          guard: { type: 'isComplete', params: ({ event }) => event },
          target: 'checkingPassword',
          actions: { type: 'rememberPassword', params: ({ event }) => event },
        },
        'email.revisited': 'editingEmail',
      },
      states: {
        awaitingPassword: { description: 'Nothing was found wrong with it.' },
        passwordRefused: { description: 'It is one that anybody would guess.' },
        checkFailed: {
          description: 'The server could not be asked about it, which is said.',
          entry: {
            type: 'raiseNotice',
            params: ({ context }) => ({ notice: resetFailed(context.refusal) }),
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
        input: ({ context: { email, chosen } }) => ({ ...NO_DETAILS, ...chosen, email }),
        onDone: [
          {
            guard: { type: 'isWeak', params: ({ event }) => ({ weakness: event.output }) },
            target: 'editingPassword.passwordRefused',
            actions: {
              type: 'rememberWeakness',
              params: ({ event }) => ({ weakness: event.output }),
            },
          },
          { target: 'verifyingEmail' },
        ],
        onError: {
          target: 'editingPassword.checkFailed',
          actions: {
            type: 'rememberRefusal',
            params: ({ event }) => ({ said: saidBy(event.error) }),
          },
        },
      },
      on: { 'email.revisited': 'editingEmail', 'password.revisited': 'editingPassword' },
    },
    verifyingEmail: {
      description: 'A code goes to the address and lets the new password through.',
      invoke: {
        id: 'oneTimeCode',
        src: 'oneTimeCode',
        input: ({ context: { email, chosen } }) => ({
          purpose: 'newPassword',
          channel: 'email',
          contact: email,
          email,
          newPassword: chosen.password,
        }),
        onDone: [
          {
            guard: { type: 'isVerified', params: ({ event }) => event.output },
            target: 'changed',
            actions: { type: 'rememberUser', params: ({ event }) => event.output },
          },
          { target: 'editingPassword' },
        ],
      },
      on: { 'email.revisited': 'editingEmail', 'password.revisited': 'editingPassword' },
    },
    changed: {
      description: 'The new password holds, and this device is signed in.',
      type: 'final',
      entry: ['forgetPassword', 'forgetEmail', say(PASSWORD_CHANGED)],
    },
  },
});
