import { assign, setup } from 'xstate';
import type { User } from '../../contracts/accounts/account.ts';
import { WEAK_PASSWORD } from '../../contracts/accounts/weak-password.ts';
import type { Weakness } from '../../contracts/accounts/weak-password.ts';
import { effectNotProvided, notProvided } from '../kit/not-provided.ts';
import { raisesNotice } from '../kit/raise-notice.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import { oneTimeCodeMachine } from '../one-time-code/one-time-code.machine.ts';
import type { OneTimeCodeOutput } from '../one-time-code/one-time-code.setup.ts';
import { NO_DETAILS, detailProblems, trimmed } from './details.ts';
import type { DetailProblems, Details } from './details.ts';

/** Details from before a reload, without the passwords. */
export type KeptDetails = Omit<Details, 'password' | 'confirmPassword'>;
/** Verdict of the server on the new account. */
export type Created =
  | { readonly verdict: 'created'; readonly user: User }
  | { readonly verdict: 'refused'; readonly message: string };
export type RegistrationOutput = { readonly kind: 'registered'; readonly user: User | null };

export type RegistrationContext = {
  readonly details: Details;
  /** Faults that the server has found with them, by field. */
  readonly problems: DetailProblems;
  /** The address whose code was right: it need not be verified again. */
  readonly verifiedEmail: string | null;
  readonly user: User | null;
  /** Reason for which there is no account, in words. */
  readonly refusal: string | null;
};
export type RegistrationEvents =
  | { type: 'details.submitted'; details: Details }
  | { type: 'creation.requested' }
  | { type: 'dialog.closed' };

/** Facts, effects and decisions that the states of a registration share. */
export const registration = setup({
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
      details: trimmed(params.details),
      problems: {},
    })),
    rememberWeakness: assign((_, params: { weakness: Weakness | null }) => ({
      problems: params.weakness === null ? {} : { password: WEAK_PASSWORD[params.weakness] },
    })),
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
    areComplete: (_, params: { details: Details }) =>
      Object.keys(detailProblems(params.details)).length === 0,
    isWeak: (_, params: { weakness: Weakness | null }) => params.weakness !== null,
    isEmailVerified: ({ context }) => context.verifiedEmail === context.details.email,
    isVerified: (_, output: OneTimeCodeOutput) => output.kind === 'verified',
    isCreated: (_, created: Created) => created.verdict === 'created',
  },
});
