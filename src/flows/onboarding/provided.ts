import { onboardingMachine } from '../../../machines/onboarding/onboarding.machine.ts';
import {
  completeOnboarding,
  keepPostponed,
  keepUser,
  readProfile,
  wasPostponed,
} from '../../actors/onboarding.ts';

/** The onboarding with the device and the server in their places. */
export const providedOnboarding = onboardingMachine.provide({
  actors: { wasPostponed, readProfile, completeOnboarding },
  actions: {
    keepPostponed: ({ context }) => keepPostponed(context.account),
    keepUser: ({ context }) => keepUser(context.user),
  },
});
