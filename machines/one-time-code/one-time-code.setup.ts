import { assign, raise, setup } from 'xstate';
import type { User } from '../../contracts/accounts/account.ts';
import { listenerNotProvided, notProvided } from '../kit/not-provided.ts';
import { raisesNotice } from '../kit/raise-notice.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import { problemOf } from './code-problem.ts';
import type { CodeChannel, CodeProblem, CodePurpose } from './code-problem.ts';

/** Recipient of a code, and its purpose. */
export type CodeAim = {
  readonly purpose: CodePurpose;
  readonly channel: CodeChannel;
  /** The e-mail address or the ten digits of the phone number that it goes to. */
  readonly contact: string;
  /** The e-mail address of the account that a phone number is for; the contact itself otherwise. */
  readonly email: string;
  /** The new password that the code lets through; null for other purposes. */
  readonly newPassword: string | null;
};
/**
 * Reply of the server on a code that was sent, in seconds from now: a reload asks again and gets the remaining time.
 */
export type SentCode = { readonly resendIn: number; readonly expiresIn: number };
/** Verdict on a code that was tried; `user` where it has signed a person in. */
export type TriedCode =
  | { readonly verdict: 'right'; readonly user: User | null }
  | { readonly verdict: 'wrong' | 'locked' | 'expired' };
export type OneTimeCodeOutput =
  | { readonly kind: 'verified'; readonly user: User | null }
  | { readonly kind: 'cancelled' };

type CodeContext = SentCode & {
  readonly aim: CodeAim;
  readonly code: string;
  readonly problem: CodeProblem | null;
  /** Reason for which the code could not be sent or tried, in the server's own words. */
  readonly said: string | null;
  readonly user: User | null;
};
export type OneTimeCodeEvents =
  | { type: 'code.submitted'; code: string }
  | { type: 'code.changed' }
  | { type: 'code.requested' }
  | { type: 'code.sent' }
  | { type: 'dialog.closed' }
  /** A second of the wait is over; `left` is the number of seconds that remain. */
  | { type: 'wait.counted'; left: number }
  | { type: 'wait.ended' };

const SECOND_MS = 1000;

/** Facts, effects, decisions and waits that the states of a code share. */
export const oneTimeCode = setup({
  types: {} as {
    input: CodeAim;
    context: CodeContext;
    events: OneTimeCodeEvents;
    output: OneTimeCodeOutput;
    emitted: NoticeRaised;
    children: {
      sendCode: 'sendCode';
      sendAgain: 'sendCode';
      tryCode: 'tryCode';
      countWait: 'countWait';
    };
  },
  actors: {
    /** Has a code sent; `again`: the person asked for another one. */
    sendCode: notProvided<SentCode, CodeAim & { again: boolean }>('sendCode'),
    tryCode: notProvided<TriedCode, CodeAim & { code: string }>('tryCode'),
    /** Counts seconds down by the wall clock, so that the count is right on a phone that has slept. */
    countWait: listenerNotProvided<{ type: 'never' }, { seconds: number }>('countWait'),
  },
  actions: {
    rememberSent: assign((_, params: SentCode) => ({
      resendIn: params.resendIn,
      expiresIn: params.expiresIn,
    })),
    rememberLeft: assign((_, params: { left: number }) => ({ resendIn: params.left })),
    rememberCode: assign((_, params: { code: string }) => ({ code: params.code })),
    rememberProblem: assign(({ context }, params: { code: string }) => ({
      problem: problemOf(params.code, context.aim),
    })),
    rememberUser: assign((_, params: TriedCode) => ({
      user: params.verdict === 'right' ? params.user : null,
    })),
    rememberSaid: assign((_, params: { said: string | null }) => ({ said: params.said })),
    tellSent: raise({ type: 'code.sent' }),
    forgetCode: assign({ code: '' }),
    raiseNotice: raisesNotice(),
  },
  guards: {
    isWellFormed: ({ context }, params: { code: string }) =>
      problemOf(params.code, context.aim) === null,
    isRight: (_, tried: TriedCode) => tried.verdict === 'right',
    isLocked: (_, tried: TriedCode) => tried.verdict === 'locked',
    isExpired: (_, tried: TriedCode) => tried.verdict === 'expired',
  },
  delays: {
    codeLife: ({ context }) => context.expiresIn * SECOND_MS,
  },
});
