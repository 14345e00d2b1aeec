import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { Names } from '../../contracts/forms/fields.ts';
import type { User } from '../../contracts/accounts/account.ts';
import { raisesNotice, say } from '../kit/raise-notice.ts';
import { effectNotProvided, notProvided } from '../kit/not-provided.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import { changesIn, NO_CHOICES, areNamed, isAgreedTo } from './choices.ts';
import type { Choices, Consents, Preferences, ProfileChanges } from './choices.ts';
import {
  ONBOARDING_FAILED,
  WELCOME_ABOARD,
  COMPLETING_FAILED,
  CONSENTS_MISSING,
  NAMES_MISSING,
} from '../../contracts/texts/en/flows/onboarding.ts';

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
type OnboardingOutput = { readonly kind: 'completed' | 'postponed' | 'unavailable' };

type OnboardingContext = OnboardingInput & {
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
const onboarding = setup({
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
const NOTHING_KNOWN = { known: NO_CHOICES, chosen: NO_CHOICES, user: null };

/**
 * Shows a new patient around once, over any page: welcome, profile, consents, features. It can be put off, and a server
 * that does not answer keeps nobody from the page (ONBD-01..21).
 */
export const onboardingMachine = onboarding.createMachine({
  id: 'onboarding',
  description: 'A new patient is shown around.',
  context: ({ input }) => ({ ...input, ...NOTHING_KNOWN }),
  output: ({ event }) => ({
    kind:
      event.output === 'postponed' || event.output === 'unavailable' ? event.output : 'completed',
  }),
  initial: 'readingVisit',
  states: {
    readingVisit: {
      description: 'It is looked whether it was put off in this visit.',
      invoke: {
        id: 'wasPostponed',
        src: 'wasPostponed',
        input: ({ context }) => ({ account: context.account }),
        onDone: [
          {
            guard: { type: 'isYes', params: ({ event }) => ({ answer: event.output }) },
            target: 'wasPostponed',
          },
          { target: 'readingProfile' },
        ],
        onError: 'readingProfile',
      },
    },
    readingProfile: {
      description: 'The server is asked what it knows already.',
      tags: 'busy',
      invoke: {
        id: 'readProfile',
        src: 'readProfile',
        onDone: [
          {
            guard: { type: 'isOnboarded', params: ({ event }) => event.output },
            target: 'wasOnboarded',
            actions: { type: 'rememberUser', params: ({ event }) => event.output },
          },
          {
            target: 'goingThrough',
            actions: { type: 'rememberProfile', params: ({ event }) => event.output },
          },
        ],
        onError: 'readingFailed',
      },
    },
    goingThrough: {
      description: 'The four steps, one after the other and back (ONBD-03).',
      initial: 'welcoming',
      on: { 'onboarding.postponed': 'postponed' },
      states: {
        welcoming: {
          description: 'What is to come is said; there is nothing to do (ONBD-05).',
          on: { 'step.completed': 'editingProfile' },
        },
        editingProfile: {
          description:
            'Names and what one wants to hear of; done once both names are there (ONBD-07).',
          on: {
            'name.changed': {
              actions: { type: 'rememberName', params: ({ event }) => event },
            },
            'preference.changed': {
              actions: { type: 'rememberPreference', params: ({ event }) => event },
            },
            'step.completed': { guard: 'areNamed', target: 'awaitingConsent' },
            'step.revisited': 'welcoming',
          },
        },
        awaitingConsent: {
          description: 'What one agrees to; done once both required consents are given (ONBD-08).',
          on: {
            'consent.changed': {
              actions: { type: 'rememberConsent', params: ({ event }) => event },
            },
            'step.completed': { guard: 'isAgreedTo', target: 'touringFeatures' },
            'step.revisited': 'editingProfile',
          },
        },
        touringFeatures: {
          description: 'What there is; done by itself (ONBD-04, ONBD-10).',
          initial: 'awaitingCompletion',
          on: {
            'step.completed': '#onboarding.completing',
            'step.revisited': 'awaitingConsent',
          },
          states: {
            awaitingCompletion: { description: 'Only the end is missing (ONBD-11).' },
            completionFailed: {
              description:
                'The end could not be reached, which is said; it can be tried again (ONBD-20).',
              entry: say('error', ONBOARDING_FAILED),
            },
          },
        },
      },
    },
    completing: {
      description: 'What was chosen goes to the server, and with it the onboarding ends.',
      tags: 'busy',
      invoke: {
        id: 'completeOnboarding',
        src: 'completeOnboarding',
        input: ({ context: { chosen, known } }) => ({
          changes: changesIn(chosen, known),
          consents: chosen.consents,
        }),
        onDone: {
          target: 'completed',
          actions: { type: 'rememberUser', params: ({ event }) => ({ user: event.output }) },
        },
        onError: 'goingThrough.touringFeatures.completionFailed',
      },
    },
    completed: {
      description: 'It does not come again (ONBD-12).',
      type: 'final',
      entry: [say('success', WELCOME_ABOARD), 'keepUser'],
    },
    wasOnboarded: {
      description: 'It was completed on another device.',
      type: 'final',
      entry: 'keepUser',
    },
    postponed: {
      description: 'It comes again with the next visit.',
      type: 'final',
      output: 'postponed',
      entry: 'keepPostponed',
    },
    wasPostponed: {
      description: 'It was put off on an earlier page of this visit.',
      type: 'final',
      output: 'postponed',
    },
    readingFailed: {
      description: 'The server did not say what it knows; the page goes on without.',
      type: 'final',
      output: 'unavailable',
    },
  },
});

type OnboardingSnapshot = SnapshotFrom<typeof onboardingMachine>;

/** The steps in their order (ONBD-03, CONST-45). */
export const ONBOARDING_STEPS = ['welcome', 'profile', 'privacy', 'features'] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** The step that is on; null while nothing is shown. */
export const selectStep = (snapshot: OnboardingSnapshot): OnboardingStep | null => {
  if (snapshot.matches({ goingThrough: 'welcoming' })) return 'welcome';
  if (snapshot.matches({ goingThrough: 'editingProfile' })) return 'profile';
  if (snapshot.matches({ goingThrough: 'awaitingConsent' })) return 'privacy';
  return snapshot.matches('goingThrough') || snapshot.matches('completing') ? 'features' : null;
};

/** Returns the reason for which the patient cannot go on yet, in words; null when they can (ONBD-09). */
export const selectHint = (snapshot: OnboardingSnapshot): string | null => {
  const { chosen, known } = snapshot.context;
  const step = selectStep(snapshot);
  if (step === 'profile' && !areNamed(chosen, known)) return NAMES_MISSING;
  return step === 'privacy' && !isAgreedTo(chosen) ? CONSENTS_MISSING : null;
};

/**
 * Returns true when the patient can go on (ONBD-06). While it is being completed, the button turns and takes no press.
 */
export const selectCanGoOn = (snapshot: OnboardingSnapshot): boolean =>
  snapshot.can({ type: 'step.completed' });

/** Returns true when there is a step before this one to go back to (ONBD-05). */
export const selectCanGoBack = (snapshot: OnboardingSnapshot): boolean =>
  snapshot.can({ type: 'step.revisited' });

/** Returns true while the server is being told. */
export const selectIsCompleting = (snapshot: OnboardingSnapshot): boolean =>
  snapshot.matches('completing');

/** Returns the failure at the end, in words; null while there is none. */
export const selectFailure = (snapshot: OnboardingSnapshot): string | null =>
  snapshot.matches({ goingThrough: { touringFeatures: 'completionFailed' } })
    ? COMPLETING_FAILED
    : null;
