import type { onboardingMachine } from '../../../machines/onboarding/onboarding.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Provider and hooks of the flow. */
export const {
  Provider: OnboardingFlow,
  Within: OnboardingWithin,
  useFlow: useOnboarding,
  useSelected: useOnboardingSelected,
} = createFlow<typeof onboardingMachine>('onboarding');
