import { assign, setup } from 'xstate';
import type { User } from '../../contracts/accounts/account.ts';
import { WEAK_PASSWORD } from '../../contracts/accounts/weak-password.ts';
import type { Weakness } from '../../contracts/accounts/weak-password.ts';
import { effectNotProvided, notProvided } from '../kit/not-provided.ts';
import { raisesNotice } from '../kit/raise-notice.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import { oneTimeCodeMachine } from '../one-time-code/one-time-code.machine.ts';
import type { OneTimeCodeOutput } from '../one-time-code/one-time-code.setup.ts';
import { isEmail } from '../otp-login/contact.ts';
import { passwordProblems } from '../registration/details.ts';
import type { DetailProblems, Details } from '../registration/details.ts';

/** The new password, written twice. */
export type NewPassword = Pick<Details, 'password' | 'confirmPassword'>;
/** The page that was opened: /forgot-password or /reset-password. */
export type PasswordResetInput = { readonly opened: 'email' | 'password' };
export type PasswordResetOutput = { readonly kind: 'changed'; readonly user: User | null };

export type PasswordResetContext = PasswordResetInput & {
  /** Address of the account whose password it is; empty while it is not known. */
  readonly email: string;
  readonly chosen: NewPassword;
  /** Faults that the server has found with the password. */
  readonly problems: DetailProblems;
  /** Reason for which it could not be checked, in words. */
  readonly refusal: string | null;
  readonly user: User | null;
};
type PasswordResetEvents =
  | { type: 'email.submitted'; email: string }
  | ({ type: 'password.submitted' } & NewPassword)
  | { type: 'email.revisited' }
  | { type: 'password.revisited' };

export const NO_PASSWORD: NewPassword = { password: '', confirmPassword: '' };

/** Facts, effects and decisions that the states of a new password share. */
export const passwordReset = setup({
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
      email: params.email?.trim().toLowerCase() ?? '',
    })),
    rememberPassword: assign((_, { password, confirmPassword }: NewPassword) => ({
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
    isComplete: (_, params: NewPassword) => Object.keys(passwordProblems(params)).length === 0,
    isWeak: (_, params: { weakness: Weakness | null }) => params.weakness !== null,
    isVerified: (_, output: OneTimeCodeOutput) => output.kind === 'verified',
  },
});
