import type { onboardingMachine } from '../../../machines/onboarding/onboarding.machine.ts';
import { ASHA } from '../../kit/account-samples.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { AGREED, FRESH, NEW_ASHA } from './cases.ts';

const WELCOMING = 'goingThrough.welcoming';
const PROFILE = 'goingThrough.editingProfile';
const CONSENT = 'goingThrough.awaitingConsent';
const FEATURES = 'goingThrough.touringFeatures.awaitingCompletion';
const FAILED = 'goingThrough.touringFeatures.completionFailed';

/** The same with other names. */
const named = (firstName: string, lastName: string) => ({
  chosen: { ...AGREED, names: { firstName, lastName } },
});
/** The same with these consents. */
const agreed = (dataProcessing: boolean, aiAnalysis: boolean, communications = false) => ({
  chosen: { ...AGREED, consents: { dataProcessing, aiAnalysis, communications } },
});

const oracle: Oracle<typeof onboardingMachine> = {
  known: { account: ASHA.id, known: FRESH, chosen: AGREED, user: NEW_ASHA },
  opens: [
    {
      input: { account: ASHA.id },
      at: 'readingVisit',
      // Before the server has said anything, nothing is agreed to.
      knows: {
        account: ASHA.id,
        user: null,
        chosen: { ...FRESH, names: { firstName: '', lastName: '' } },
      },
    },
  ],
  starts: {
    readingVisit: ['calls wasPostponed'],
    readingProfile: ['calls readProfile'],
    [FAILED]: ['emits notice.raised: Error'],
    completing: ['calls completeOnboarding'],
    completed: ['emits notice.raised: Welcome aboard!', 'keepUser'],
    wasOnboarded: ['keepUser'],
    postponed: ['keepPostponed'],
  },
  leaves: {
    readingVisit: {
      on: {
        'done: wasPostponed': [
          { with: { output: true }, to: 'wasPostponed' },
          { with: { output: false }, to: 'readingProfile' },
        ],
        'failed: wasPostponed': { to: 'readingProfile' },
      },
    },
    readingProfile: {
      tags: ['busy'],
      on: {
        'done: readProfile': [
          {
            with: { output: { user: NEW_ASHA, choices: FRESH } },
            to: WELCOMING,
            knows: { user: NEW_ASHA, known: FRESH, chosen: FRESH },
          },
          // Another device has been through it meanwhile.
          {
            with: { output: { user: ASHA, choices: AGREED } },
            to: 'wasOnboarded',
            knows: { user: ASHA },
          },
        ],
        'failed: readProfile': { to: 'readingFailed' },
      },
    },
    [WELCOMING]: { on: { 'step.completed': { to: PROFILE } } },
    [PROFILE]: {
      on: {
        'name.changed': [
          {
            with: { field: 'firstName', value: 'Usha' },
            to: 'stays',
            knows: named('Usha', 'Verma'),
          },
          { with: { field: 'lastName', value: '' }, to: 'stays', knows: named('Asha', '') },
        ],
        'preference.changed': {
          with: { preference: 'reminders', wanted: false },
          to: 'stays',
          knows: {
            chosen: {
              ...AGREED,
              preferences: { notifications: true, reminders: false, newsletter: false },
            },
          },
        },
        'step.completed': [
          { to: CONSENT },
          { given: named('Usha', 'Rao'), to: CONSENT },
          { given: named('', 'Verma'), to: 'refused' },
          { given: named('  ', 'Verma'), to: 'refused' },
          { given: named('Asha', '--'), to: 'refused' },
          { given: named('Asha', '  '), to: CONSENT },
          { given: named('A', 'V'), to: CONSENT },
          // Names that the server has already are there, whatever the rules were then.
          {
            given: {
              ...named('1', '-'),
              known: { ...FRESH, names: { firstName: '1', lastName: '-' } },
            },
            to: CONSENT,
          },
        ],
        'step.revisited': { to: WELCOMING },
      },
    },
    [CONSENT]: {
      on: {
        'consent.changed': [
          {
            with: { purpose: 'communications', granted: true },
            to: 'stays',
            knows: agreed(true, true, true),
          },
          {
            with: { purpose: 'aiAnalysis', granted: false },
            to: 'stays',
            knows: agreed(true, false),
          },
        ],
        'step.completed': [
          { given: agreed(true, true), to: FEATURES },
          { given: agreed(true, false, true), to: 'refused' },
          { given: agreed(false, true, true), to: 'refused' },
          { given: agreed(false, false), to: 'refused' },
        ],
        'step.revisited': { to: PROFILE },
      },
    },
    [FEATURES]: { on: {} },
    [FAILED]: { on: {} },
    completing: {
      tags: ['busy'],
      on: {
        'done: completeOnboarding': {
          with: { output: ASHA },
          to: 'completed',
          knows: { user: ASHA },
        },
        'failed: completeOnboarding': { to: FAILED, knows: { chosen: AGREED } },
      },
    },
    completed: { on: {}, output: { kind: 'completed' } },
    wasOnboarded: { on: {}, output: { kind: 'completed' } },
    postponed: { on: {}, output: { kind: 'postponed' } },
    wasPostponed: { on: {}, output: { kind: 'postponed' } },
    readingFailed: { on: {}, output: { kind: 'unavailable' } },
  },
  around: {
    goingThrough: {
      'onboarding.postponed': [
        { at: WELCOMING, to: 'postponed' },
        { at: PROFILE, to: 'postponed' },
        { at: CONSENT, to: 'postponed' },
        { at: FEATURES, to: 'postponed' },
        { at: FAILED, to: 'postponed' },
      ],
    },
    'goingThrough.touringFeatures': {
      'step.completed': [
        { at: FEATURES, to: 'completing' },
        { at: FAILED, to: 'completing' },
      ],
      'step.revisited': [
        { at: FEATURES, to: CONSENT },
        { at: FAILED, to: CONSENT },
      ],
    },
  },
};

holdAgainst('onboarding', oracle);
