import { assign, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { emptyOf, isComplete, normalised } from '../../contracts/forms/form.ts';
import type { KeptOf, ProblemsOf } from '../../contracts/forms/form.ts';
import { REGISTRATION } from '../../contracts/forms/registration.ts';
import type { Details } from '../../contracts/forms/registration.ts';
import type { User } from '../../contracts/accounts/account.ts';
import { WEAK_PASSWORD } from '../../contracts/texts/en/weak-password.ts';
import type { Weakness } from '../../contracts/accounts/weak-password.ts';
import { ENTRY_REFUSED, refusalsIn } from '../kit/refused-entry.ts';
import { raisesNotice, say } from '../kit/raise-notice.ts';
import { effectNotProvided, notProvided } from '../kit/not-provided.ts';
import { rememberFailure, rememberRefusal, sayRefusal } from '../kit/refusal.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import { oneTimeCodeMachine } from '../one-time-code/one-time-code.machine.ts';
import type { OneTimeCodeOutput } from '../one-time-code/one-time-code.machine.ts';
import {
  EMAIL_VERIFIED,
  PHONE_VERIFIED,
  REGISTERED,
  REGISTRATION_FAILED,
} from '../../contracts/texts/en/flows/registration.ts';

/** Details from before a reload, without the passwords. */
export type KeptDetails = KeptOf<typeof REGISTRATION>;
type DetailProblems = ProblemsOf<typeof REGISTRATION>;
/** Verdict of the server on the new account. */
export type Created =
  | { readonly verdict: 'created'; readonly user: User }
  | { readonly verdict: 'refused'; readonly message: string };
type RegistrationOutput = { readonly kind: 'registered'; readonly user: User | null };

type RegistrationContext = {
  readonly details: Details;
  /** Faults that the server has found with them, by field. */
  readonly problems: DetailProblems;
  /** The address whose code was right: it need not be verified again. */
  readonly verifiedEmail: string | null;
  readonly user: User | null;
  /** Reason for which there is no account, in words. */
  readonly refusal: string | null;
};
type RegistrationEvents =
  | { type: 'details.submitted'; details: Details }
  | { type: 'creation.requested' }
  | { type: 'dialog.closed' };

const NO_DETAILS = emptyOf(REGISTRATION);
const { isEntryRefused, refusedEntry } = refusalsIn(REGISTRATION);

/** Facts, effects and decisions that the states of a registration share. */
const registration = setup({
  types: {} as {
    context: RegistrationContext;
    events: RegistrationEvents;
    output: RegistrationOutput;
    emitted: NoticeRaised;
    children: {
      loadDetails: 'loadDetails';
      checkPassword: 'checkPassword';
      emailCode: 'oneTimeCode';
      phoneCode: 'oneTimeCode';
      createAccount: 'createAccount';
    };
  },
  actors: {
    /** Ends with the details from before a reload of this tab; null for none. */
    loadDetails: notProvided<KeptDetails | null>('loadDetails'),
    /** Asks the server whether the password may be chosen; null when it may. */
    checkPassword: notProvided<Weakness | null, Details>('checkPassword'),
    oneTimeCode: oneTimeCodeMachine,
    /** Creates the account; afterwards the device is signed in (REG-23, REG-25). */
    createAccount: notProvided<Created, Details>('createAccount'),
  },
  actions: {
    restoreDetails: assign((_, params: { kept: KeptDetails | null }) => ({
      details: { ...NO_DETAILS, ...params.kept },
    })),
    rememberDetails: assign((_, params: { details: Details }) => ({
      details: normalised(REGISTRATION, params.details),
      problems: {},
    })),
    rememberWeakness: assign((_, params: { weakness: Weakness | null }) => ({
      problems: params.weakness === null ? {} : { password: WEAK_PASSWORD[params.weakness] },
    })),
    rememberRefusedEntry: assign(refusedEntry),
    rememberVerified: assign({ verifiedEmail: ({ context }) => context.details.email }),
    rememberUser: assign((_, params: Created) => ({
      user: params.verdict === 'created' ? params.user : null,
    })),
    rememberRefusal: assign((_, params: { said: string | null }) => ({ refusal: params.said })),
    /** Keeps the details for a reload of this tab, but never the passwords. */
    keepDetails: effectNotProvided('keepDetails'),
    forgetKept: effectNotProvided('forgetKept'),
    /** Forgets the verified address: a contact that was verified too long ago is verified anew. */
    forgetVerified: assign({ verifiedEmail: null }),
    forgetPassword: assign(({ context }) => ({
      details: { ...context.details, password: '', confirmPassword: '' },
    })),
    raiseNotice: raisesNotice(),
  },
  guards: {
    areComplete: (_, params: { details: Details }) => isComplete(REGISTRATION, params.details),
    isEntryRefused,
    isWeak: (_, params: { weakness: Weakness | null }) => params.weakness !== null,
    isEmailVerified: ({ context }) => context.verifiedEmail === context.details.email,
    isVerified: (_, output: OneTimeCodeOutput) => output.kind === 'verified',
    isCreated: (_, created: Created) => created.verdict === 'created',
  },
});

const entryRefused = { ...ENTRY_REFUSED, target: 'editingDetails.entryRefused' } as const;

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
        entryRefused: { description: 'The server does not take one of the entries.' },
        checkFailed: {
          description: 'The server could not be asked about the password.',
          entry: sayRefusal(REGISTRATION_FAILED),
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
        onError: [
          entryRefused,
          {
            target: 'editingDetails.checkFailed',
            actions: rememberFailure,
          },
        ],
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
            actions: ['rememberVerified', say('success', EMAIL_VERIFIED)],
          },
          entryRefused,
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
          entryRefused,
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
              say('success', PHONE_VERIFIED, { outlivesPage: true }),
              say('success', REGISTERED, { outlivesPage: true }),
            ],
          },
          {
            target: 'creationRefused',
            actions: rememberRefusal,
          },
        ],
        onError: {
          target: 'creationFailed',
          actions: rememberFailure,
        },
      },
    },
    creationFailed: {
      description: 'The server could not be asked; both codes still count, so it is tried again.',
      entry: sayRefusal(REGISTRATION_FAILED),
      on: { 'creation.requested': 'creatingAccount', 'dialog.closed': 'editingDetails' },
    },
    creationRefused: {
      description: 'The server made no account and said why; the details can be changed.',
      entry: [sayRefusal(REGISTRATION_FAILED), 'forgetVerified'],
      on: { 'dialog.closed': 'editingDetails' },
    },
    registered: {
      description: 'There is an account, and this device is signed in.',
      type: 'final',
      entry: ['forgetPassword', 'forgetKept'],
    },
  },
});

type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>;

/** Steps of the dialog over the form: every leaf of the chart belongs to one of the five or to none. */
export type DialogStep = 'email' | 'phone' | 'creating' | 'failed' | 'refused';

const STEPS = {
  verifyingEmail: 'email',
  verifyingPhone: 'phone',
  creatingAccount: 'creating',
  creationFailed: 'failed',
  creationRefused: 'refused',
} as const satisfies Record<string, DialogStep>;

/** Returns the step of the dialog; null while the form alone is shown. */
export const selectDialogStep = (snapshot: RegistrationSnapshot): DialogStep | null => {
  const at = (Object.keys(STEPS) as (keyof typeof STEPS)[]).find((state) =>
    snapshot.matches(state),
  );
  return at === undefined ? null : STEPS[at];
};

/**
 * Returns the step of the dialog as the address says it (REG-14, REG-15); nothing while it is closed, and none of its
 * ends (REG-24, REG-38).
 */
export const selectAddressStep = (snapshot: RegistrationSnapshot): string | null => {
  if (snapshot.status !== 'active') return null;
  const step = selectDialogStep(snapshot);
  return step === null || step === 'email' ? step : 'phone';
};

/** The code that is asked for, while one is. */
export const selectCode = (
  snapshot: RegistrationSnapshot,
): ActorRefFrom<typeof oneTimeCodeMachine> | undefined =>
  snapshot.children.emailCode ?? snapshot.children.phoneCode;

/** Returns the faults that the server has found with the details, by field. */
export const selectProblems = (snapshot: RegistrationSnapshot): DetailProblems =>
  snapshot.context.problems;

/** Returns true once the form can be filled in. */
export const selectIsReady = (snapshot: RegistrationSnapshot): boolean =>
  !snapshot.matches('restoringDetails');

/** Returns true while the server is being asked about the password. */
export const selectIsChecking = (snapshot: RegistrationSnapshot): boolean =>
  snapshot.matches('checkingPassword');
