import type { Choices } from '../../../machines/onboarding/choices.ts';
import type { onboardingMachine } from '../../../machines/onboarding/onboarding.machine.ts';
import { ASHA } from '../../kit/account-samples.ts';
import type { Cases } from '../../model/cases.ts';

/** A patient who has just signed up. */
export const NEW_ASHA = { ...ASHA, onboarded: false };
export const OFFLINE = { kind: 'network', message: 'offline' };

/** As the server knows somebody who has chosen nothing. */
export const FRESH: Choices = {
  names: { firstName: 'Asha', lastName: 'Verma' },
  preferences: { notifications: true, reminders: true, newsletter: false },
  consents: { dataProcessing: false, aiAnalysis: false, communications: false },
};
/** The same with both required consents. */
export const AGREED: Choices = {
  ...FRESH,
  consents: { dataProcessing: true, aiAnalysis: true, communications: false },
};

export const cases: Cases<typeof onboardingMachine> = {
  inputs: [{ account: ASHA.id }],
  events: {
    'step.completed': [{}],
    'step.revisited': [{}],
    'onboarding.postponed': [{}],
    'name.changed': [
      { field: 'lastName', value: '' },
      { field: 'firstName', value: '' },
    ],
    'preference.changed': [{ preference: 'newsletter', wanted: true }],
    'consent.changed': [
      { purpose: 'dataProcessing', granted: true },
      { purpose: 'aiAnalysis', granted: true },
    ],
  },
  actors: {
    wasPostponed: { done: [false, true], error: ['storage is blocked'] },
    readProfile: {
      done: [
        { user: NEW_ASHA, choices: FRESH },
        { user: ASHA, choices: AGREED },
      ],
      error: [OFFLINE],
    },
    completeOnboarding: { done: [ASHA], error: [OFFLINE] },
  },
  contextKey: ({ chosen: { names, preferences, consents } }) => [
    names.firstName,
    names.lastName,
    preferences.newsletter,
    consents.dataProcessing,
    consents.aiAnalysis,
  ],
};
