import { changesIn } from './choices.ts';
import { NOTHING_KNOWN, onboarding } from './onboarding.setup.ts';
import { ONBOARDING_FAILED, WELCOME_ABOARD } from './onboarding.texts.ts';
import { say } from '../kit/raise-notice.ts';

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
              entry: say(ONBOARDING_FAILED),
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
      entry: [say(WELCOME_ABOARD), 'keepUser'],
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
