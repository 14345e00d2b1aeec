import { assign, raise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { User } from '../../contracts/accounts/account.ts';
import { EMAIL, PHONE } from '../../contracts/forms/fields.ts';
import type { ProblemsOf } from '../../contracts/forms/form.ts';
import { ENTRY_REFUSED, refusalsIn } from '../kit/refused-entry.ts';
import { raisesNotice, say } from '../kit/raise-notice.ts';
import { listenerNotProvided, notProvided } from '../kit/not-provided.ts';
import { failed, rememberFailure, sayWhy } from '../kit/refusal.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import {
  VERIFICATION_FAILED,
  codeSent,
  SENDING_FAILED,
  CHECK_FAILED,
  CODE_EXPIRED,
  CODE_LOCKED,
  CODE_WRONG,
  problemInWords,
} from '../../contracts/texts/en/flows/one-time-code.ts';
import { problemOf, readCode } from '../../contracts/accounts/code-form.ts';
import type { CodeChannel, CodeProblem, CodePurpose } from '../../contracts/accounts/code-form.ts';

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
  /** Name of whoever books, for the account that is made where none has the number. */
  readonly name?: string;
};
/**
 * Reply of the server on a code that was sent, in seconds from now: a reload asks again and gets the remaining time.
 */
export type SentCode = { readonly resendIn: number; readonly expiresIn: number };
/** Verdict on a code that was tried; `user` where it has signed a person in. */
export type TriedCode =
  | { readonly verdict: 'right'; readonly user: User | null }
  | { readonly verdict: 'wrong' | 'locked' | 'expired' };
/** The contacts that a request for a code names. */
export const CODE_CONTACTS = { email: EMAIL, phone: PHONE } as const;
const { isEntryRefused, refusedEntry } = refusalsIn(CODE_CONTACTS);
export type ContactProblems = ProblemsOf<typeof CODE_CONTACTS>;

export type OneTimeCodeOutput =
  | { readonly kind: 'verified'; readonly user: User | null }
  /** The server does not take the contact, and says why. */
  | { readonly kind: 'refused'; readonly problems: ContactProblems }
  | { readonly kind: 'cancelled' };

type CodeContext = SentCode & {
  readonly aim: CodeAim;
  readonly code: string;
  readonly problem: CodeProblem | null;
  /** Faults that the server has found with the contact. */
  readonly problems: ContactProblems;
  /** Reason for which the code could not be sent or tried, in the server's own words. */
  readonly said: string | null;
  readonly user: User | null;
};
type OneTimeCodeEvents =
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
const oneTimeCode = setup({
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
    rememberCode: assign(({ context }, params: { code: string }) => ({
      code: readCode(params.code, context.aim),
    })),
    rememberProblem: assign(({ context }, params: { code: string }) => ({
      problem: problemOf(params.code, context.aim),
    })),
    rememberUser: assign((_, params: TriedCode) => ({
      user: params.verdict === 'right' ? params.user : null,
    })),
    rememberRefusedEntry: assign(refusedEntry),
    rememberRefusal: assign((_, params: { said: string | null }) => ({ said: params.said })),
    tellSent: raise({ type: 'code.sent' }),
    forgetCode: assign({ code: '' }),
    raiseNotice: raisesNotice(),
  },
  guards: {
    isWellFormed: ({ context }, params: { code: string }) =>
      problemOf(params.code, context.aim) === null,
    isEntryRefused,
    isRight: (_, tried: TriedCode) => tried.verdict === 'right',
    isLocked: (_, tried: TriedCode) => tried.verdict === 'locked',
    isExpired: (_, tried: TriedCode) => tried.verdict === 'expired',
  },
  delays: {
    codeLife: ({ context }) => context.expiresIn * SECOND_MS,
  },
});

/**
 * One code, from its sending to its being right: sign-in, both verifications of a registration and a new password are
 * this one flow. All times come from the server, so a reload goes on where it was (OTPL-03, REG-18..53).
 */
export const oneTimeCodeMachine = oneTimeCode.createMachine({
  id: 'oneTimeCode',
  description: 'A one-time code is sent and verified.',
  context: ({ input }) => ({
    aim: input,
    code: '',
    problem: null,
    problems: {},
    said: null,
    resendIn: 0,
    expiresIn: 0,
    user: null,
  }),
  output: ({ context: { user, problems }, event }) => {
    if (event.output === 'verified') return { kind: 'verified', user };
    return event.output === 'refused' ? { kind: 'refused', problems } : { kind: 'cancelled' };
  },
  initial: 'sendingCode',
  on: { 'dialog.closed': '.cancelled' },
  states: {
    sendingCode: {
      description: 'The first code is on its way.',
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ ...context.aim, again: false }),
        onDone: {
          target: 'awaitingCode',
          actions: [
            { type: 'rememberSent', params: ({ event }) => event.output },
            {
              type: 'raiseNotice',
              params: ({ context: { aim } }) => ({
                notice: { type: 'success', ...codeSent(aim.purpose, aim.channel) },
              }),
            },
          ],
        },
        onError: [
          { ...ENTRY_REFUSED, target: 'contactRefused' },
          {
            target: 'sendingFailed',
            actions: rememberFailure,
          },
        ],
      },
    },
    sendingFailed: {
      description: 'No code could be sent, which is said; it can be tried again.',
      entry: {
        type: 'raiseNotice',
        params: ({ context }) => ({ notice: failed(SENDING_FAILED, context.said) }),
      },
      on: { 'code.requested': 'sendingCode' },
    },
    awaitingCode: {
      description: 'The code is written in, while another one can be asked for after a minute.',
      type: 'parallel',
      states: {
        entering: {
          description: 'What was written in.',
          initial: 'awaitingDigits',
          on: { 'code.sent': '.awaitingDigits' },
          states: {
            awaitingDigits: {
              description: 'The digits are written in, for the first time or once more.',
              initial: 'editing',
              on: {
                'code.submitted': [
                  {
                    guard: { type: 'isWellFormed', params: ({ event }) => event },
                    target: 'verifyingCode',
                    actions: { type: 'rememberCode', params: ({ event }) => event },
                  },
                  {
                    target: '.malformed',
                    actions: { type: 'rememberProblem', params: ({ event }) => event },
                  },
                ],
              },
              after: { codeLife: 'expired' },
              states: {
                editing: { description: 'Nothing is wrong with them so far.' },
                malformed: {
                  description: 'They are too few, or not digits.',
                  on: { 'code.changed': 'editing' },
                },
                rejected: {
                  description: 'They are not right.',
                  entry: say('error', VERIFICATION_FAILED),
                  on: { 'code.changed': 'editing' },
                },
                checkFailed: {
                  description: 'The server could not be asked, or gave another reason.',
                  on: { 'code.changed': 'editing' },
                },
              },
            },
            verifyingCode: {
              description: 'The server is asked whether it is right.',
              tags: 'busy',
              invoke: {
                id: 'tryCode',
                src: 'tryCode',
                input: ({ context }) => ({ ...context.aim, code: context.code }),
                onDone: [
                  {
                    guard: { type: 'isRight', params: ({ event }) => event.output },
                    target: '#oneTimeCode.verified',
                    actions: { type: 'rememberUser', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isLocked', params: ({ event }) => event.output },
                    target: 'locked',
                  },
                  {
                    guard: { type: 'isExpired', params: ({ event }) => event.output },
                    target: 'expired',
                  },
                  { target: 'awaitingDigits.rejected' },
                ],
                onError: {
                  target: 'awaitingDigits.checkFailed',
                  actions: rememberFailure,
                },
              },
              exit: 'forgetCode',
            },
            locked: { description: 'It was tried too often; another one is needed.' },
            expired: { description: 'Its time is over; another one is needed.' },
          },
        },
        resending: {
          description: 'Whether another code can be asked for.',
          initial: 'coolingDown',
          states: {
            coolingDown: {
              description: 'One was sent less than a minute ago (REG-30..33).',
              invoke: {
                id: 'countWait',
                src: 'countWait',
                input: ({ context }) => ({ seconds: context.resendIn }),
              },
              on: {
                'wait.counted': {
                  actions: { type: 'rememberLeft', params: ({ event }) => event },
                },
                'wait.ended': 'awaitingRequest',
              },
            },
            awaitingRequest: {
              description: 'Another one can be asked for.',
              on: { 'code.requested': 'sendingAgain' },
            },
            sendingAgain: {
              description: 'Another one is on its way.',
              invoke: {
                id: 'sendAgain',
                src: 'sendCode',
                input: ({ context }) => ({ ...context.aim, again: true }),
                onDone: {
                  target: 'coolingDown',
                  actions: [
                    { type: 'rememberSent', params: ({ event }) => event.output },
                    {
                      type: 'raiseNotice',
                      params: ({ context: { aim } }) => ({
                        notice: { type: 'success', ...codeSent(aim.purpose, aim.channel) },
                      }),
                    },
                    'tellSent',
                  ],
                },
                onError: {
                  target: 'awaitingRequest',
                  actions: sayWhy(SENDING_FAILED),
                },
              },
            },
          },
        },
      },
    },
    verified: { description: 'It is right.', type: 'final', output: 'verified' },
    contactRefused: {
      description: 'The server does not take the contact, which is said where it was written in.',
      type: 'final',
      output: 'refused',
    },
    cancelled: { description: 'Whoever was asked left.', type: 'final', output: 'cancelled' },
  },
});

type CodeSnapshot = SnapshotFrom<typeof oneTimeCodeMachine>;

/** Returns true once a code is on its way and the boxes for it are shown (OTPL-06, OTPL-07). */
export const selectIsSent = (snapshot: CodeSnapshot): boolean => snapshot.matches('awaitingCode');

/** Returns true while the code that was written in is being tried. */
export const selectIsTrying = (snapshot: CodeSnapshot): boolean =>
  snapshot.matches({ awaitingCode: { entering: 'verifyingCode' } });

/** Returns true when only another code helps. */
export const selectIsSpent = (snapshot: CodeSnapshot): boolean =>
  snapshot.matches({ awaitingCode: { entering: 'locked' } }) ||
  snapshot.matches({ awaitingCode: { entering: 'expired' } });

/** Returns the fault of the code, in words; null while there is none. */
export const selectCodeError = (snapshot: CodeSnapshot): string | null => {
  const { aim, problem, said } = snapshot.context;
  const isAt = (entering: 'malformed' | 'rejected' | 'checkFailed'): boolean =>
    snapshot.matches({ awaitingCode: { entering: { awaitingDigits: entering } } });
  if (isAt('malformed')) return problem && problemInWords(problem, aim);
  if (isAt('rejected')) return CODE_WRONG;
  if (isAt('checkFailed')) return said ?? CHECK_FAILED;
  if (snapshot.matches({ awaitingCode: { entering: 'locked' } })) return CODE_LOCKED;
  return snapshot.matches({ awaitingCode: { entering: 'expired' } }) ? CODE_EXPIRED : null;
};

/** Returns the seconds until another code can be asked for; null when one can be (REG-31..33). */
export const selectResendIn = (snapshot: CodeSnapshot): number | null =>
  snapshot.matches({ awaitingCode: { resending: 'awaitingRequest' } })
    ? null
    : snapshot.context.resendIn;

/** Returns true while the first code is being sent (OTPL-05). */
export const selectIsSending = (snapshot: CodeSnapshot): boolean => snapshot.matches('sendingCode');
