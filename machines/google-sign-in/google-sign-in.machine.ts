import { assign, setup } from 'xstate';
import type { User } from '../../contracts/accounts/account.ts';
import { notProvided } from '../kit/not-provided.ts';
import { raisesNotice, say } from '../kit/raise-notice.ts';
import { sayWhy } from '../kit/refusal.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import {
  ACCOUNT_CREATED,
  WELCOME_BACK,
  GOOGLE_FAILED,
} from '../../contracts/texts/en/flows/google-sign-in.ts';

/** Start of the flow: the press of the button, or the page to which Google sends the browser back. */
type GoogleSignInInput = { readonly at: 'button' | 'returnPage' };
/** Answer of Google; `place`: the page to go on with, for a visitor who was led away from it. */
export type GoogleAnswer =
  | { readonly kind: 'answered'; readonly token: string; readonly place: string | null }
  | { readonly kind: 'declined' }
  /** The answer belongs to another window of this browser, which has it now. */
  | { readonly kind: 'passedOn' };
/** The account that is signed in by it (GOOG-06, GOOG-07). */
export type GoogleEntry = { readonly user: User; readonly isNew: boolean };
export type GoogleSignInOutput =
  | { readonly kind: 'signedIn'; readonly user: User | null; readonly place: string | null }
  | { readonly kind: 'notSignedIn' | 'passedOn' };

type GoogleContext = GoogleSignInInput & {
  readonly token: string;
  readonly place: string | null;
  readonly user: User | null;
};

const googleSignIn = setup({
  types: {} as {
    input: GoogleSignInInput;
    context: GoogleContext;
    events: { type: 'google.cancelled' };
    output: GoogleSignInOutput;
    emitted: NoticeRaised;
    children: { askGoogle: 'askGoogle'; readReturn: 'readReturn'; exchangeToken: 'exchangeToken' };
  },
  actors: {
    /**
     * Opens Google in a window of its own and waits for its answer; where the window is blocked, leaves this page for
     * it.
     */
    askGoogle: notProvided<GoogleAnswer>('askGoogle'),
    /** Takes the answer out of the address, and out of the history. */
    readReturn: notProvided<GoogleAnswer>('readReturn'),
    /** Signs in with the token; afterwards the device is signed in (GOOG-02..05, SESS-01). */
    exchangeToken: notProvided<GoogleEntry, { token: string }>('exchangeToken'),
  },
  actions: {
    rememberAnswer: assign((_, params: GoogleAnswer) =>
      params.kind === 'answered' ? { token: params.token, place: params.place } : {},
    ),
    forgetToken: assign({ token: '' }),
    rememberUser: assign((_, params: GoogleEntry) => ({ user: params.user })),
    raiseNotice: raisesNotice(),
  },
  guards: {
    isReturning: ({ context }) => context.at === 'returnPage',
    isAnswered: (_, answer: GoogleAnswer) => answer.kind === 'answered',
    isPassedOn: (_, answer: GoogleAnswer) => answer.kind === 'passedOn',
  },
});

/**
 * Signs in with Google, which also makes an account for a person who has none: in a window of its own, or by leading
 * this page there and back (GOOG-01..11).
 */
export const googleSignInMachine = googleSignIn.createMachine({
  id: 'googleSignIn',
  description: 'Somebody signs in with Google.',
  context: ({ input }) => ({ ...input, token: '', place: null, user: null }),
  output: ({ context: { user, place }, event }) => {
    if (event.output === 'signedIn') return { kind: 'signedIn', user, place };
    return { kind: event.output === 'passedOn' ? 'passedOn' : 'notSignedIn' };
  },
  initial: 'beginning',
  states: {
    beginning: {
      description: 'The button leads to Google, the return page comes from there.',
      always: [{ guard: 'isReturning', target: 'readingReturn' }, { target: 'awaitingGoogle' }],
    },
    awaitingGoogle: {
      description: 'The person is at Google; nothing is hurried, and it can be left.',
      tags: 'busy',
      invoke: {
        id: 'askGoogle',
        src: 'askGoogle',
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'exchangingToken',
            actions: { type: 'rememberAnswer', params: ({ event }) => event.output },
          },
          { target: 'notSignedIn' },
        ],
        onError: {
          target: 'notSignedIn',
          actions: sayWhy(GOOGLE_FAILED),
        },
      },
      on: { 'google.cancelled': 'notSignedIn' },
    },
    readingReturn: {
      description: 'What Google has sent back is taken out of the address.',
      tags: 'busy',
      invoke: {
        id: 'readReturn',
        src: 'readReturn',
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'exchangingToken',
            actions: { type: 'rememberAnswer', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isPassedOn', params: ({ event }) => event.output },
            target: 'passedOn',
          },
          { target: 'notSignedIn' },
        ],
        onError: {
          target: 'notSignedIn',
          actions: say('error', GOOGLE_FAILED),
        },
      },
    },
    exchangingToken: {
      description: 'The server checks what Google has signed.',
      tags: 'busy',
      invoke: {
        id: 'exchangeToken',
        src: 'exchangeToken',
        input: ({ context: { token } }) => ({ token }),
        onDone: {
          target: 'signedIn',
          actions: [
            { type: 'rememberUser', params: ({ event }) => event.output },
            {
              type: 'raiseNotice',
              params: ({ event }) => ({
                notice: {
                  type: 'success',
                  ...(event.output.isNew ? ACCOUNT_CREATED : WELCOME_BACK),
                  outlivesPage: true,
                },
              }),
            },
          ],
        },
        onError: {
          target: 'notSignedIn',
          actions: sayWhy(GOOGLE_FAILED),
        },
      },
      exit: 'forgetToken',
    },
    signedIn: { description: 'Somebody is signed in.', type: 'final', output: 'signedIn' },
    notSignedIn: {
      description: 'Nobody is; other ways are open.',
      type: 'final',
      output: 'notSignedIn',
    },
    passedOn: {
      description: 'The window that waits has the answer.',
      type: 'final',
      output: 'passedOn',
    },
  },
});
