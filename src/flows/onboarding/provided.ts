import { onboardingMachine } from '../../../machines/onboarding/onboarding.machine.ts';
import {
  completeOnboarding,
  keepPostponed,
  keepUser,
  readProfile,
  wasPostponed,
} from '../../actors/accounts/onboarding.ts';

/** The onboarding, bound to this device and the server. */
export const providedOnboarding = onboardingMachine.provide({
  actors: { wasPostponed, readProfile, completeOnboarding },
  actions: {
    keepPostponed: ({ context }) => keepPostponed(context.account),
    keepUser: ({ context }) => keepUser(context.user),
  },
});
