import type { onboardingMachine } from '../../../machines/onboarding/onboarding.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The flow for its screens. */
export const {
  Provider: OnboardingFlow,
  Within: OnboardingWithin,
  useFlow: useOnboarding,
  useSelected: useOnboardingSelected,
} = createFlow<typeof onboardingMachine>('onboarding');
