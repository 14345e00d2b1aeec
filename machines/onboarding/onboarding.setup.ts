import { assign, setup } from 'xstate';
import type { User } from '../../contracts/accounts/account.ts';
import { effectNotProvided, notProvided } from '../kit/not-provided.ts';
import { raisesNotice } from '../kit/raise-notice.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import { NO_CHOICES, areNamed, isAgreedTo } from './choices.ts';
import type { Choices, Consents, Names, Preferences, ProfileChanges } from './choices.ts';

/** Id of the account that is onboarded. */
export type OnboardingInput = { readonly account: string };
/** The user and the choices that the server knows. */
export type KnownProfile = { readonly user: User; readonly choices: Choices };
/** Request at the end of the onboarding. */
export type Decisions = {
  readonly changes: ProfileChanges | null;
  readonly consents: Consents;
};
/** `unavailable`: it could not be asked, and the page goes on without. */
export type OnboardingOutput = { readonly kind: 'completed' | 'postponed' | 'unavailable' };

export type OnboardingContext = OnboardingInput & {
  readonly known: Choices;
  readonly chosen: Choices;
  readonly user: User | null;
};
type OnboardingEvents =
  | { type: 'step.completed' }
  | { type: 'step.revisited' }
  | { type: 'onboarding.postponed' }
  | { type: 'name.changed'; field: keyof Names; value: string }
  | { type: 'preference.changed'; preference: keyof Preferences; wanted: boolean }
  | { type: 'consent.changed'; purpose: keyof Consents; granted: boolean };

/** Facts, effects and decisions that the states of the onboarding share. */
export const onboarding = setup({
  types: {} as {
    input: OnboardingInput;
    context: OnboardingContext;
    events: OnboardingEvents;
    output: OnboardingOutput;
    emitted: NoticeRaised;
    children: {
      wasPostponed: 'wasPostponed';
      readProfile: 'readProfile';
      completeOnboarding: 'completeOnboarding';
    };
  },
  actors: {
    /** Ends with true when this account has put it off for this visit. */
    wasPostponed: notProvided<boolean, OnboardingInput>('wasPostponed'),
    readProfile: notProvided<KnownProfile>('readProfile'),
    /** Changes what differs in the profile, writes the consents down, and ends the onboarding (API-53). */
    completeOnboarding: notProvided<User, Decisions>('completeOnboarding'),
  },
  actions: {
    rememberProfile: assign((_, { user, choices }: KnownProfile) => ({
      user,
      known: choices,
      chosen: choices,
    })),
    rememberName: assign(
      ({ context: { chosen } }, params: { field: keyof Names; value: string }) => ({
        chosen: { ...chosen, names: { ...chosen.names, [params.field]: params.value } },
      }),
    ),
    rememberPreference: assign(
      ({ context: { chosen } }, params: { preference: keyof Preferences; wanted: boolean }) => ({
        chosen: {
          ...chosen,
          preferences: { ...chosen.preferences, [params.preference]: params.wanted },
        },
      }),
    ),
    rememberConsent: assign(
      ({ context: { chosen } }, params: { purpose: keyof Consents; granted: boolean }) => ({
        chosen: { ...chosen, consents: { ...chosen.consents, [params.purpose]: params.granted } },
      }),
    ),
    rememberUser: assign((_, params: { user: User }) => ({ user: params.user })),
    /** Keeps the onboarding from coming again in this visit. */
    keepPostponed: effectNotProvided('keepPostponed'),
    /** Tells the device, and every part of the page, that it is done. */
    keepUser: effectNotProvided('keepUser'),
    raiseNotice: raisesNotice(),
  },
  guards: {
    isYes: (_, params: { answer: boolean }) => params.answer,
    isOnboarded: (_, { user }: KnownProfile) => user.onboarded,
    areNamed: ({ context }) => areNamed(context.chosen, context.known),
    isAgreedTo: ({ context }) => isAgreedTo(context.chosen),
  },
});

/** Context before anything is known. */
export const NOTHING_KNOWN = { known: NO_CHOICES, chosen: NO_CHOICES, user: null };
