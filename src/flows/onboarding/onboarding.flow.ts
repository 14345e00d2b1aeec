import { onboardingMachine } from '../../../machines/onboarding/onboarding.machine.ts';
import {
  completeOnboarding,
  keepPostponed,
  keepUser,
  readProfile,
  wasPostponed,
} from '../../actors/accounts/onboarding.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The onboarding, bound to this device and the server. */
export const providedOnboarding = onboardingMachine.provide({
  actors: { wasPostponed, readProfile, completeOnboarding },
  actions: {
    keepPostponed: ({ context }) => keepPostponed(context.account),
    keepUser: ({ context }) => keepUser(context.user),
  },
});

/** Provider and hooks of the flow. */
export const {
  Provider: OnboardingFlow,
  Within: OnboardingWithin,
  useFlow: useOnboarding,
  useSelected: useOnboardingSelected,
} = createFlow<typeof onboardingMachine>('onboarding');
