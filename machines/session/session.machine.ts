import { assign, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { User } from '../../contracts/accounts/account.ts';
import { confirmationMachine } from '../confirmation/confirmation.machine.ts';
import type { ConfirmationOutput } from '../confirmation/confirmation.machine.ts';
import { listenerNotProvided, notProvided } from '../kit/not-provided.ts';
import { raisesNotice, say } from '../kit/raise-notice.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import {
  SESSION_EXPIRED,
  SIGN_OUT_FAILED,
  SIGN_OUT_QUESTION,
  SIGNED_OUT,
} from '../../contracts/texts/en/flows/session.ts';

/** The signed-in user, and the milliseconds for which the server need not be asked again (API-51). */
export type KnownUser = { readonly user: User; readonly freshFor: number };
/** The session that is kept on this device: nobody's, or a user's. */
export type RestoredSession = { kind: 'nobody' } | ({ kind: 'somebody' } & KnownUser);
/** Changes to the session from elsewhere. */
type SessionChange =
  /** A person has signed in or out, here or in another tab. */
  | { type: 'session.changed' }
  /** The server has refused the token of a call: "Invalid token" (SESS-17, SESS-19). */
  | { type: 'token.refused' }
  /** The page is visible again. */
  | { type: 'page.shown' };

/** The server has ended every session of the account already: signing out everywhere, or deleting the account. */
type SessionEnded = { type: 'session.ended' };

type SessionContext = { user: User | null; freshFor: number };
type SessionEvents = SessionChange | SessionEnded | { type: 'signOut.requested' };
/** The flow ends together with the page: what follows is loaded anew (SESS-14). */
export type SessionOutput = { kind: 'signedOut' | 'expired' };

const session = setup({
  types: {} as {
    context: SessionContext;
    events: SessionEvents;
    output: SessionOutput;
    emitted: NoticeRaised;
    children: {
      watchSession: 'watchSession';
      restoreSession: 'restoreSession';
      readUser: 'readUser';
      findUnsaved: 'findUnsaved';
      confirmation: 'confirmation';
      endSession: 'endSession';
      clearDevice: 'clearDevice';
      sealDevice: 'sealDevice';
      shareLanguage: 'shareLanguage';
    };
  },
  actors: {
    watchSession: listenerNotProvided('watchSession'),
    restoreSession: notProvided<RestoredSession>('restoreSession'),
    /** Asks the server for the signed-in user (API-50). */
    readUser: notProvided<KnownUser>('readUser'),
    /** Tells whether signing out would lose an unfinished assessment, or a result that no account has. */
    findUnsaved: notProvided<boolean>('findUnsaved'),
    confirmation: confirmationMachine,
    endSession: notProvided<void>('endSession'),
    /** Removes everything of the account and of the chat from this device (SESS-08..12). */
    clearDevice: notProvided<void>('clearDevice'),
    /** Removes the same, but puts aside what was being done for the account it belongs to. */
    sealDevice: notProvided<void, { account: string | null }>('sealDevice'),
    /**
     * Tells the account the language of its owner, which every device that it is signed in on goes by (NEW-98). It never
     * fails: what the server does not hear now, it hears the next time.
     */
    shareLanguage: notProvided<void, { language: string | null }>('shareLanguage'),
  },
  actions: {
    rememberUser: assign((_, params: KnownUser) => ({
      user: params.user,
      freshFor: params.freshFor,
    })),
    forgetUser: assign({ user: null, freshFor: 0 }),
    raiseNotice: raisesNotice(),
  },
  guards: {
    isSomebody: (_, restored: RestoredSession) => restored.kind === 'somebody',
    wouldLose: (_, params: { isUnsaved: boolean }) => params.isUnsaved,
    wasConfirmed: (_, output: ConfirmationOutput) => output.kind === 'confirmed',
    isFresh: ({ context }) => context.freshFor > 0,
  },
  delays: {
    /** Time for which the server need not be asked again who is signed in, in milliseconds. */
    freshness: ({ context }) => context.freshFor,
  },
});

/**
 * The signed-in user of this device, for every page: from what is kept, through signing in and out in any tab, to a
 * session that the server no longer knows. It lives as long as the page (SESS-03, SESS-08..19).
 */
export const sessionMachine = session.createMachine({
  id: 'session',
  description: 'Who is signed in on this device.',
  context: { user: null, freshFor: 0 },
  output: ({ event }) => ({ kind: event.output === 'expired' ? 'expired' : 'signedOut' }),
  initial: 'restoring',
  invoke: { id: 'watchSession', src: 'watchSession' },
  states: {
    restoring: {
      description: 'What is kept on this device is read.',
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        onDone: [
          {
            guard: { type: 'isSomebody', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: {
              type: 'rememberUser',
              params: ({ event }) => event.output as RestoredSession & KnownUser,
            },
          },
          { target: 'anonymous', actions: 'forgetUser' },
        ],
        onError: { target: 'anonymous', actions: 'forgetUser' },
      },
      on: { 'session.changed': { target: 'restoring', reenter: true } },
    },
    anonymous: {
      description: 'Nobody is signed in.',
      on: { 'session.changed': 'restoring' },
    },
    signedIn: {
      description: 'Somebody is signed in, here and in every tab of this browser.',
      initial: 'recalled',
      on: {
        'session.changed': 'restoring',
        'token.refused': 'sealingDevice',
        'signOut.requested': '.findingUnsaved',
        'session.ended': 'clearingDevice',
      },
      states: {
        recalled: {
          description: 'Who that is was kept on this device.',
          always: [{ guard: 'isFresh', target: 'confirmed' }, { target: 'confirming' }],
        },
        confirmed: {
          description: 'The server has said so within the last five minutes (API-51).',
          invoke: {
            id: 'shareLanguage',
            src: 'shareLanguage',
            input: ({ context }) => ({ language: context.user?.language ?? null }),
          },
          after: { freshness: 'unconfirmed' },
        },
        unconfirmed: {
          description: 'The server is asked again when the page is looked at again (API-52).',
          on: { 'page.shown': 'confirming' },
        },
        confirming: {
          description: 'The server is asked who is signed in.',
          invoke: {
            id: 'readUser',
            src: 'readUser',
            onDone: {
              target: 'confirmed',
              actions: { type: 'rememberUser', params: ({ event }) => event.output },
            },
            onError: 'unconfirmed',
          },
        },
        findingUnsaved: {
          description: 'Signing out clears this device: what would be lost is looked for.',
          tags: 'busy',
          invoke: {
            id: 'findUnsaved',
            src: 'findUnsaved',
            onDone: [
              {
                guard: {
                  type: 'wouldLose',
                  params: ({ event }) => ({ isUnsaved: event.output }),
                },
                target: 'confirmingSignOut',
              },
              { target: '#session.signingOut' },
            ],
            // What cannot be looked for may be there.
            onError: 'confirmingSignOut',
          },
        },
        confirmingSignOut: {
          description:
            'An unfinished assessment or an unsaved result would be lost: it is asked for.',
          invoke: {
            id: 'confirmation',
            src: 'confirmation',
            input: { question: SIGN_OUT_QUESTION },
            onDone: [
              {
                guard: { type: 'wasConfirmed', params: ({ event }) => event.output },
                target: '#session.signingOut',
              },
              { target: 'recalled' },
            ],
          },
        },
      },
    },
    signingOut: {
      description: 'The server is asked to end the session.',
      tags: 'busy',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        onDone: 'clearingDevice',
        onError: {
          target: 'signedIn',
          actions: say('error', SIGN_OUT_FAILED),
        },
      },
    },
    clearingDevice: {
      description: 'Everything of the account and of the chat is removed from this device.',
      tags: 'busy',
      entry: say('success', SIGNED_OUT, { outlivesPage: true }),
      invoke: {
        id: 'clearDevice',
        src: 'clearDevice',
        onDone: 'signedOut',
        onError: 'signedOut',
      },
    },
    sealingDevice: {
      description:
        'The server does not know the session any more: all is removed, and what was being done is put aside for its owner.',
      tags: 'busy',
      entry: say('info', SESSION_EXPIRED, { outlivesPage: true }),
      invoke: {
        id: 'sealDevice',
        src: 'sealDevice',
        input: ({ context }) => ({ account: context.user?.id ?? null }),
        onDone: 'expired',
        onError: 'expired',
      },
    },
    signedOut: { description: 'Nobody is signed in any more.', type: 'final', output: 'signedOut' },
    expired: { description: 'Whoever it was logs in again.', type: 'final', output: 'expired' },
  },
});

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** Returns the signed-in user; null for nobody. While it is read anew, it is the earlier user. */
export const selectUser = (snapshot: SessionSnapshot): User | null => snapshot.context.user;

/** Returns true once it is known who is signed in. */
export const selectIsKnown = (snapshot: SessionSnapshot): boolean =>
  !snapshot.matches('restoring') || snapshot.context.user !== null;

/** The question before signing out, while it is open. */
export const selectSignOutQuestion = (
  snapshot: SessionSnapshot,
): ActorRefFrom<typeof confirmationMachine> | undefined => snapshot.children.confirmation;

/** Returns true while signing out is under way, or the page is about to be left. */
export const selectIsLeaving = (snapshot: SessionSnapshot): boolean =>
  snapshot.hasTag('busy') || snapshot.status === 'done';
