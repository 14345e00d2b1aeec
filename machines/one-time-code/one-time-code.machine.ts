import { saidBy } from '../kit/failure.ts';
import { oneTimeCode } from './one-time-code.setup.ts';
import { VERIFICATION_FAILED, codeSent, sendingFailed } from './one-time-code.texts.ts';
import { say } from '../kit/raise-notice.ts';

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
    said: null,
    resendIn: 0,
    expiresIn: 0,
    user: null,
  }),
  output: ({ context, event }) =>
    event.output === 'verified' ? { kind: 'verified', user: context.user } : { kind: 'cancelled' },
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
              params: ({ context: { aim } }) => ({ notice: codeSent(aim.purpose, aim.channel) }),
            },
          ],
        },
        onError: {
          target: 'sendingFailed',
          actions: {
            type: 'rememberSaid',
            params: ({ event }) => ({ said: saidBy(event.error) }),
          },
        },
      },
    },
    sendingFailed: {
      description: 'No code could be sent, which is said; it can be tried again.',
      entry: {
        type: 'raiseNotice',
        params: ({ context }) => ({ notice: sendingFailed(context.said) }),
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
                  entry: say(VERIFICATION_FAILED),
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
                  actions: {
                    type: 'rememberSaid',
                    params: ({ event }) => ({ said: saidBy(event.error) }),
                  },
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
                        notice: codeSent(aim.purpose, aim.channel),
                      }),
                    },
                    'tellSent',
                  ],
                },
                onError: {
                  target: 'awaitingRequest',
                  actions: {
                    type: 'raiseNotice',
                    params: ({ event }) => ({ notice: sendingFailed(saidBy(event.error)) }),
                  },
                },
              },
            },
          },
        },
      },
    },
    verified: { description: 'It is right.', type: 'final', output: 'verified' },
    cancelled: { description: 'Whoever was asked left.', type: 'final', output: 'cancelled' },
  },
});
