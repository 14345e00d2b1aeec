import { assign, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { REQUIRED_CONSENTS } from '../../contracts/accounts/account.ts';
import type { CONSENT_PURPOSES, PREFERENCES } from '../../contracts/accounts/account.ts';
import type { AccountSession } from '../../contracts/endpoints/account-sessions.ts';
import type { Profile } from '../../contracts/endpoints/profile.ts';
import { isComplete, normalised } from '../../contracts/forms/form.ts';
import { NAMES } from '../../contracts/forms/fields.ts';
import type { Names } from '../../contracts/forms/fields.ts';
import { raisesNotice, say } from '../kit/raise-notice.ts';
import { accountErasureMachine } from '../account-erasure/account-erasure.machine.ts';
import type { ErasureOutput } from '../account-erasure/account-erasure.machine.ts';
import { notProvided } from '../kit/not-provided.ts';
import { rememberFailure, sayRefusal } from '../kit/refusal.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import { NAME_SAVED, EXPORT_SAVED, FAILURES } from '../../contracts/texts/en/flows/profile.ts';

export type Preference = keyof typeof PREFERENCES;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** One change at a time, as it is sent. */
export type ProfileChange =
  | { readonly kind: 'names'; readonly names: Names }
  | { readonly kind: 'preference'; readonly preference: Preference; readonly wanted: boolean }
  | { readonly kind: 'consent'; readonly purpose: ConsentPurpose; readonly granted: boolean };

/** All that the page shows. */
export type LoadedProfile = {
  readonly profile: Profile;
  readonly sessions: readonly AccountSession[];
};
/** The flow ends with the session: every device is signed out, or there is no account any more. */
export type ProfileOutput = { readonly kind: 'signedOut' | 'erased' };

type ProfileContext = {
  readonly profile: Profile | null;
  readonly sessions: readonly AccountSession[];
  /** The change that is being made. */
  readonly change: ProfileChange | null;
  /** Reason for which something did not work, in the server's words. */
  readonly refusal: string | null;
};
type ProfileEvents =
  | { type: 'loading.requested' }
  | { type: 'names.submitted'; names: Names }
  | { type: 'preference.chosen'; preference: Preference; wanted: boolean }
  | { type: 'consent.decided'; purpose: ConsentPurpose; granted: boolean }
  | { type: 'withdrawal.confirmed' }
  | { type: 'signOutEverywhere.requested' }
  | { type: 'signOutEverywhere.confirmed' }
  | { type: 'question.declined' }
  | { type: 'export.requested' }
  | { type: 'erasure.requested' }
  | { type: 'erasure.closed' };

const isRequired = (purpose: ConsentPurpose): boolean =>
  (REQUIRED_CONSENTS as readonly string[]).includes(purpose);

/** Facts, effects and decisions that the states of the profile share. */
const profile = setup({
  types: {} as {
    context: ProfileContext;
    events: ProfileEvents;
    output: ProfileOutput;
    emitted: NoticeRaised;
    children: {
      loadProfile: 'loadProfile';
      saveChange: 'saveChange';
      endSessions: 'endSessions';
      exportData: 'exportData';
      accountErasure: 'accountErasure';
    };
  },
  actors: {
    loadProfile: notProvided<LoadedProfile>('loadProfile'),
    /** Sends one change; returns the profile as it is then. */
    saveChange: notProvided<Profile, ProfileChange | null>('saveChange'),
    /** Ends every session of the account, this one included. */
    endSessions: notProvided<void>('endSessions'),
    /** Hands all that is kept to the browser, as a file. */
    exportData: notProvided<void>('exportData'),
    accountErasure: accountErasureMachine,
  },
  actions: {
    rememberLoaded: assign((_, { profile: loaded, sessions }: LoadedProfile) => ({
      profile: loaded,
      sessions,
    })),
    rememberProfile: assign((_, params: { profile: Profile }) => ({
      profile: params.profile,
      change: null,
    })),
    rememberNames: assign((_, params: { names: Names }) => ({
      change: { kind: 'names' as const, names: normalised(NAMES, params.names) },
    })),
    rememberPreference: assign(
      (_, { preference, wanted }: { preference: Preference; wanted: boolean }) => ({
        change: { kind: 'preference' as const, preference, wanted },
      }),
    ),
    rememberConsent: assign(
      (_, { purpose, granted }: { purpose: ConsentPurpose; granted: boolean }) => ({
        change: { kind: 'consent' as const, purpose, granted },
      }),
    ),
    forgetChange: assign({ change: null }),
    rememberRefusal: assign((_, params: { said: string | null }) => ({ refusal: params.said })),
    raiseNotice: raisesNotice(),
  },
  guards: {
    areNames: (_, params: { names: Names }) => isComplete(NAMES, params.names),
    isRequiredWithdrawn: (_, params: { purpose: ConsentPurpose; granted: boolean }) =>
      !params.granted && isRequired(params.purpose),
    isOfNames: ({ context }) => context.change?.kind === 'names',
    isErased: (_, output: ErasureOutput) => output.kind === 'erased',
  },
});

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
          entry: [sayRefusal(FAILURES.change), 'forgetChange'],
        },
        signOutFailed: {
          description: 'The sessions were not ended, which is said.',
          entry: sayRefusal(FAILURES.signOut),
        },
        exportFailed: {
          description: 'There is no file, which is said.',
          entry: sayRefusal(FAILURES.export),
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
              say('success', NAME_SAVED),
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
          actions: rememberFailure,
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
          actions: rememberFailure,
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
          actions: say('success', EXPORT_SAVED),
        },
        onError: {
          target: 'editing.exportFailed',
          actions: rememberFailure,
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

type ProfileSnapshot = SnapshotFrom<typeof profileMachine>;

/** Screens of the page: every leaf of the chart belongs to one of the five. */
type ProfileScreen = 'loading' | 'failed' | 'sections' | 'erasure' | 'erased';

export const selectProfileScreen = (snapshot: ProfileSnapshot): ProfileScreen => {
  if (snapshot.matches('erasingAccount')) return 'erasure';
  if (snapshot.matches('erased')) return 'erased';
  if (snapshot.matches('loadingFailed')) return 'failed';
  return snapshot.context.profile === null ? 'loading' : 'sections';
};

/** Returns the profile as the server last sent it; null before it is known. */
export const selectProfile = ({ context }: ProfileSnapshot): Profile | null => context.profile;

/** Returns the change that is on its way to the server: a switch shows it at once. */
export const selectChange = (snapshot: ProfileSnapshot): ProfileChange | null =>
  snapshot.matches('savingChange') ? snapshot.context.change : null;

/** Returns the work under way, so that its own button says so. */
export const selectWork = (snapshot: ProfileSnapshot): 'names' | 'export' | 'signOut' | null => {
  if (snapshot.matches('exportingData')) return 'export';
  if (snapshot.matches('endingSessions')) return 'signOut';
  return selectChange(snapshot)?.kind === 'names' ? 'names' : null;
};

/** Returns the required consent that the person is about to withdraw; null while none is. */
export const selectWithdrawal = (snapshot: ProfileSnapshot): ConsentPurpose | null => {
  const { change } = snapshot.context;
  return snapshot.matches('confirmingWithdrawal') && change?.kind === 'consent'
    ? change.purpose
    : null;
};

/** Returns true while the page asks if every device should be signed out. */
export const selectIsConfirmingSignOut = (snapshot: ProfileSnapshot): boolean =>
  snapshot.matches('confirmingSignOut');

/** Returns the step as the address says it: deleting the account is a step of its own, which Back leaves. */
export const selectProfileStep = (snapshot: ProfileSnapshot): string | null =>
  snapshot.status === 'active' && snapshot.matches('erasingAccount') ? 'delete' : null;

/** Deletion of the account, while the person is about to delete it. */
export const selectErasure = (
  snapshot: ProfileSnapshot,
): ActorRefFrom<typeof accountErasureMachine> | undefined => snapshot.children.accountErasure;
