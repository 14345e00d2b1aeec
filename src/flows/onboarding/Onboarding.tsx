import type { ActorOptions } from 'xstate';
import type { onboardingMachine } from '../../../machines/onboarding/onboarding.machine.ts';
import { LibraryProvider } from '../../components/library/LibraryProvider.tsx';
import { OnboardingSteps } from './OnboardingSteps.tsx';
import { OnboardingFlow, providedOnboarding } from './onboarding.flow.ts';

type OnboardingProps = {
  readonly account: string;
  readonly machine?: typeof onboardingMachine;
  readonly clock?: ActorOptions<typeof onboardingMachine>['clock'];
};

/** The onboarding, shown once to a new patient over the page (ONBD-01). */
export const Onboarding = ({ account, machine = providedOnboarding, clock }: OnboardingProps) => (
  <OnboardingFlow machine={machine} input={() => ({ account })} clock={clock}>
    <LibraryProvider>
      <OnboardingSteps />
    </LibraryProvider>
  </OnboardingFlow>
);
