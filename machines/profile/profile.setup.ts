import { assign, setup } from 'xstate';
import { REQUIRED_CONSENTS } from '../../contracts/accounts/account.ts';
import type { CONSENT_PURPOSES, PREFERENCES } from '../../contracts/accounts/account.ts';
import type { AccountSession } from '../../contracts/endpoints/account-sessions.ts';
import type { Profile } from '../../contracts/endpoints/profile.ts';
import { accountErasureMachine } from '../account-erasure/account-erasure.machine.ts';
import type { ErasureOutput } from '../account-erasure/account-erasure.machine.ts';
import { notProvided } from '../kit/not-provided.ts';
import { raisesNotice } from '../kit/raise-notice.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import { nameProblems, trimmedNames } from '../registration/names.ts';
import type { Names } from '../registration/names.ts';

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

export type ProfileContext = {
  readonly profile: Profile | null;
  readonly sessions: readonly AccountSession[];
  /** The change that is being made. */
  readonly change: ProfileChange | null;
  /** Reason for which something did not work, in the server's words. */
  readonly refusal: string | null;
};
export type ProfileEvents =
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
export const profile = setup({
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
      change: { kind: 'names' as const, names: trimmedNames(params.names) },
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
    areNames: (_, params: { names: Names }) => Object.keys(nameProblems(params.names)).length === 0,
    isRequiredWithdrawn: (_, params: { purpose: ConsentPurpose; granted: boolean }) =>
      !params.granted && isRequired(params.purpose),
    isOfNames: ({ context }) => context.change?.kind === 'names',
    isErased: (_, output: ErasureOutput) => output.kind === 'erased',
  },
});
