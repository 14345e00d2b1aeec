import { assign, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { emptyOf, isComplete, normalised } from '../../contracts/forms/form.ts';
import type { ProblemsOf } from '../../contracts/forms/form.ts';
import { CHOSEN, FORGOTTEN } from '../../contracts/forms/password-reset.ts';
import type { ChosenPassword } from '../../contracts/forms/password-reset.ts';
import { REGISTRATION } from '../../contracts/forms/registration.ts';
import type { Details } from '../../contracts/forms/registration.ts';
import type { User } from '../../contracts/accounts/account.ts';
import { WEAK_PASSWORD } from '../../contracts/texts/en/weak-password.ts';
import type { Weakness } from '../../contracts/accounts/weak-password.ts';
import { ENTRY_REFUSED, refusalsIn } from '../kit/refused-entry.ts';
import { raisesNotice, say } from '../kit/raise-notice.ts';
import { effectNotProvided, notProvided } from '../kit/not-provided.ts';
import { rememberFailure, sayRefusal } from '../kit/refusal.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import { CODE_CONTACTS, oneTimeCodeMachine } from '../one-time-code/one-time-code.machine.ts';
import type { ContactProblems, OneTimeCodeOutput } from '../one-time-code/one-time-code.machine.ts';
import { PASSWORD_CHANGED, RESET_FAILED } from '../../contracts/texts/en/flows/password-reset.ts';

/** The page that was opened: /forgot-password or /reset-password. */
type PasswordResetInput = { readonly opened: 'email' | 'password' };
type PasswordResetOutput = { readonly kind: 'changed'; readonly user: User | null };

type PasswordResetContext = PasswordResetInput & {
  /** Address of the account whose password it is; empty while it is not known. */
  readonly email: string;
  readonly chosen: ChosenPassword;
  /** Faults that the server has found with the address or the password. */
  readonly problems: ContactProblems & ProblemsOf<typeof CHOSEN>;
  /** Reason for which it could not be checked, in words. */
  readonly refusal: string | null;
  readonly user: User | null;
};
type PasswordResetEvents =
  | { type: 'email.submitted'; email: string }
  | ({ type: 'password.submitted' } & ChosenPassword)
  | { type: 'email.revisited' }
  | { type: 'password.revisited' };

const NO_PASSWORD = emptyOf(CHOSEN);
const { isEntryRefused, refusedEntry } = refusalsIn(CODE_CONTACTS);

const isEmail = (email: string): boolean => isComplete(FORGOTTEN, { email });

/** Facts, effects and decisions that the states of a new password share. */
const passwordReset = setup({
  types: {} as {
    input: PasswordResetInput;
    context: PasswordResetContext;
    events: PasswordResetEvents;
    output: PasswordResetOutput;
    emitted: NoticeRaised;
    children: {
      loadEmail: 'loadEmail';
      checkPassword: 'checkPassword';
      oneTimeCode: 'oneTimeCode';
    };
  },
  actors: {
    /** Ends with the address that was written in before a reload of this tab; null for none. */
    loadEmail: notProvided<string | null>('loadEmail'),
    /** Asks the server whether the password may be chosen; null when it may. */
    checkPassword: notProvided<Weakness | null, Details>('checkPassword'),
    oneTimeCode: oneTimeCodeMachine,
  },
  actions: {
    rememberEmail: assign((_, params: { email: string | null }) => ({
      ...normalised(FORGOTTEN, { email: params.email ?? '' }),
      problems: {},
    })),
    rememberRefusedEntry: assign(refusedEntry),
    rememberPassword: assign((_, { password, confirmPassword }: ChosenPassword) => ({
      chosen: { password, confirmPassword },
      problems: {},
    })),
    rememberWeakness: assign((_, params: { weakness: Weakness | null }) => ({
      problems: params.weakness === null ? {} : { password: WEAK_PASSWORD[params.weakness] },
    })),
    rememberRefusal: assign((_, params: { said: string | null }) => ({ refusal: params.said })),
    rememberUser: assign((_, params: OneTimeCodeOutput) => ({
      user: params.kind === 'verified' ? params.user : null,
    })),
    forgetPassword: assign({ chosen: NO_PASSWORD }),
    /** Keeps the address for a reload of this tab, but never the password. */
    keepEmail: effectNotProvided('keepEmail'),
    forgetEmail: effectNotProvided('forgetEmail'),
    raiseNotice: raisesNotice(),
  },
  guards: {
    isEmail: (_, params: { email: string }) => isEmail(params.email),
    /** True when the second page was opened and the account's address is known from before. */
    isGoingOn: ({ context }, params: { email: string | null }) =>
      context.opened === 'password' && params.email !== null && isEmail(params.email),
    isEmailKnown: ({ context }) => isEmail(context.email),
    isComplete: (_, params: ChosenPassword) => isComplete(CHOSEN, params),
    isWeak: (_, params: { weakness: Weakness | null }) => params.weakness !== null,
    isEntryRefused,
    isVerified: (_, output: OneTimeCodeOutput) => output.kind === 'verified',
  },
});

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
      initial: 'awaitingEmail',
      on: {
        'email.submitted': {
          guard: { type: 'isEmail', params: ({ event }) => event },
          target: 'editingPassword',
          actions: [{ type: 'rememberEmail', params: ({ event }) => event }, 'keepEmail'],
        },
        'password.revisited': { guard: 'isEmailKnown', target: 'editingPassword' },
      },
      states: {
        awaitingEmail: { description: 'Nothing was found wrong with it.' },
        emailRefused: { description: 'The server does not take it.' },
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
          entry: sayRefusal(RESET_FAILED),
        },
      },
    },
    checkingPassword: {
      description: 'The password is looked at before anything is sent to anybody.',
      tags: 'busy',
      invoke: {
        id: 'checkPassword',
        src: 'checkPassword',
        input: ({ context: { email, chosen } }) => ({
          ...emptyOf(REGISTRATION),
          ...chosen,
          email,
        }),
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
          actions: rememberFailure,
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
          { ...ENTRY_REFUSED, target: 'editingEmail.emailRefused' },
          { target: 'editingPassword' },
        ],
      },
      on: { 'email.revisited': 'editingEmail', 'password.revisited': 'editingPassword' },
    },
    changed: {
      description: 'The new password holds, and this device is signed in.',
      type: 'final',
      entry: [
        'forgetPassword',
        'forgetEmail',
        say('success', PASSWORD_CHANGED, { outlivesPage: true }),
      ],
    },
  },
});

type PasswordResetSnapshot = SnapshotFrom<typeof passwordResetMachine>;

/** Steps as the address says them: every leaf of the chart belongs to one of the three or to none. */
export type ResetStep = 'email' | 'password' | 'code';

/** Returns the step that is on; null while the address from before a reload is looked for, and at the end. */
export const selectStep = (snapshot: PasswordResetSnapshot): ResetStep | null => {
  if (snapshot.matches('editingEmail')) return 'email';
  if (snapshot.matches('verifyingEmail')) return 'code';
  return snapshot.matches('editingPassword') || snapshot.matches('checkingPassword')
    ? 'password'
    : null;
};

/** Returns the step whose name can be shown: also while the address is looked for, where only one step can follow. */
export const selectNamedStep = (snapshot: PasswordResetSnapshot): ResetStep | null => {
  const { opened } = snapshot.context;
  return snapshot.matches('restoringEmail') && opened === 'email' ? 'email' : selectStep(snapshot);
};

/** Returns the faults that the server has found with the address. */
export const selectEmailProblems = (snapshot: PasswordResetSnapshot): ContactProblems =>
  snapshot.context.problems;

/** Returns the faults that the server has found with the new password. */
export const selectProblems = (snapshot: PasswordResetSnapshot): ProblemsOf<typeof CHOSEN> =>
  snapshot.matches({ editingPassword: 'passwordRefused' }) ? snapshot.context.problems : {};

/** Returns true while the server is being asked about the password. */
export const selectIsChecking = (snapshot: PasswordResetSnapshot): boolean =>
  snapshot.matches('checkingPassword');

/** The code that is asked for, while one is. */
export const selectCode = (
  snapshot: PasswordResetSnapshot,
): ActorRefFrom<typeof oneTimeCodeMachine> | undefined => snapshot.children.oneTimeCode;
