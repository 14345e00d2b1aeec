import { saidBy } from '../kit/failure.ts';
import { profile } from './profile.setup.ts';
import { NAME_SAVED, EXPORT_SAVED, FAILURES } from './profile.texts.ts';
import { say } from '../kit/raise-notice.ts';

/**
 * The account's own data, and everything that can be decided about them: one change at a time, each sent as it is made.
 */
export const profileMachine = profile.createMachine({
  id: 'profile',
  description: 'Somebody looks after their account.',
  context: { profile: null, sessions: [], change: null, refusal: null },
  output: ({ event }) => ({ kind: event.output === 'erased' ? 'erased' : 'signedOut' }),
  initial: 'loadingProfile',
  states: {
    loadingProfile: {
      description: 'The server is asked for the details and for where the account is signed in.',
      tags: 'busy',
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        onDone: {
          target: 'editing',
          actions: { type: 'rememberLoaded', params: ({ event }) => event.output },
        },
        onError: 'loadingFailed',
      },
    },
    loadingFailed: {
      description: 'The server could not be asked; it can be asked again.',
      on: { 'loading.requested': 'loadingProfile' },
    },
    editing: {
      description: 'Everything is shown, and one thing after another can be changed.',
      initial: 'awaitingChange',
      on: {
        'names.submitted': {
          guard: { type: 'areNames', params: ({ event }) => event },
          target: 'savingChange',
          actions: { type: 'rememberNames', params: ({ event }) => event },
        },
        'preference.chosen': {
          target: 'savingChange',
          actions: { type: 'rememberPreference', params: ({ event }) => event },
        },
        'consent.decided': [
          {
            guard: { type: 'isRequiredWithdrawn', params: ({ event }) => event },
            target: 'confirmingWithdrawal',
            actions: { type: 'rememberConsent', params: ({ event }) => event },
          },
          {
            target: 'savingChange',
            actions: { type: 'rememberConsent', params: ({ event }) => event },
          },
        ],
        'signOutEverywhere.requested': 'confirmingSignOut',
        'export.requested': 'exportingData',
        'erasure.requested': 'erasingAccount',
      },
      states: {
        awaitingChange: { description: 'Nothing is wrong.' },
        changeFailed: {
          description: 'A change was not kept, which is said; all is shown as it was.',
          entry: [
            {
              type: 'raiseNotice',
              params: ({ context }) => ({ notice: FAILURES.change(context.refusal) }),
            },
            'forgetChange',
          ],
        },
        signOutFailed: {
          description: 'The sessions were not ended, which is said.',
          entry: {
            type: 'raiseNotice',
            params: ({ context }) => ({ notice: FAILURES.signOut(context.refusal) }),
          },
        },
        exportFailed: {
          description: 'There is no file, which is said.',
          entry: {
            type: 'raiseNotice',
            params: ({ context }) => ({ notice: FAILURES.export(context.refusal) }),
          },
        },
      },
    },
    confirmingWithdrawal: {
      description: 'What follows when a required consent is taken back is read first.',
      on: {
        'withdrawal.confirmed': 'savingChange',
        'question.declined': { target: 'editing', actions: 'forgetChange' },
        // A person who wants everything deleted can go there with one press.
        'erasure.requested': { target: 'erasingAccount', actions: 'forgetChange' },
      },
    },
    savingChange: {
      description: 'One change is on its way to the server.',
      tags: 'busy',
      invoke: {
        id: 'saveChange',
        src: 'saveChange',
        input: ({ context }) => context.change,
        onDone: [
          {
            guard: 'isOfNames',
            target: 'editing',
            actions: [
              { type: 'rememberProfile', params: ({ event }) => ({ profile: event.output }) },
              say(NAME_SAVED),
            ],
          },
          // Other changes need no notice: a switch shows its own state.
          {
            target: 'editing',
            actions: {
              type: 'rememberProfile',
              params: ({ event }) => ({ profile: event.output }),
            },
          },
        ],
        onError: {
          target: 'editing.changeFailed',
          actions: {
            type: 'rememberRefusal',
            params: ({ event }) => ({ said: saidBy(event.error) }),
          },
        },
      },
    },
    confirmingSignOut: {
      description: 'That this device is signed out with all others is read first.',
      on: {
        'signOutEverywhere.confirmed': 'endingSessions',
        'question.declined': 'editing',
      },
    },
    endingSessions: {
      description: 'The server ends every session of the account.',
      tags: 'busy',
      invoke: {
        id: 'endSessions',
        src: 'endSessions',
        onDone: 'signedOut',
        onError: {
          target: 'editing.signOutFailed',
          actions: {
            type: 'rememberRefusal',
            params: ({ event }) => ({ said: saidBy(event.error) }),
          },
        },
      },
    },
    exportingData: {
      description: 'All that is kept is fetched and handed to the browser as a file.',
      tags: 'busy',
      invoke: {
        id: 'exportData',
        src: 'exportData',
        onDone: {
          target: 'editing',
          actions: say(EXPORT_SAVED),
        },
        onError: {
          target: 'editing.exportFailed',
          actions: {
            type: 'rememberRefusal',
            params: ({ event }) => ({ said: saidBy(event.error) }),
          },
        },
      },
    },
    erasingAccount: {
      description: 'Somebody may be about to delete the account, which has a screen of its own.',
      invoke: {
        id: 'accountErasure',
        src: 'accountErasure',
        input: ({ context }) => ({ hasPassword: context.profile?.hasPassword ?? true }),
        onDone: [
          {
            guard: { type: 'isErased', params: ({ event }) => event.output },
            target: 'erased',
          },
          { target: 'editing' },
        ],
      },
      on: { 'erasure.closed': 'editing' },
    },
    signedOut: {
      description: 'Every session of the account has ended.',
      type: 'final',
      output: 'signedOut',
    },
    erased: { description: 'There is no account any more.', type: 'final', output: 'erased' },
  },
});
