import type { ComponentType } from 'react';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import {
  ONBOARDING_STEPS,
  selectCanGoBack,
  selectCanGoOn,
  selectFailure,
  selectHint,
  selectIsCompleting,
  selectStep,
} from '../../../machines/onboarding/onboarding.machine.ts';
import type { OnboardingStep } from '../../../machines/onboarding/onboarding.machine.ts';
import { GuidedSteps } from '../../components/guided-steps/GuidedSteps.tsx';
import { Features } from './Features.tsx';
import { PrivacyChoices } from './PrivacyChoices.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import { Welcome } from './Welcome.tsx';
import { useOnboarding, useOnboardingSelected } from './onboarding.flow.ts';

const STEPS: Readonly<Record<OnboardingStep, { title: string; Content: ComponentType }>> = {
  welcome: { title: `Welcome to ${PRODUCT_NAME}`, Content: Welcome },
  profile: { title: 'About you', Content: ProfileFields },
  privacy: { title: 'What you agree to', Content: PrivacyChoices },
  features: { title: 'What you can do here', Content: Features },
};

const Shown = ({ step }: { readonly step: OnboardingStep }) => {
  const onboarding = useOnboarding();
  const { title, Content } = STEPS[step];
  return (
    <GuidedSteps
      title={title}
      label="Setting up your account"
      step={ONBOARDING_STEPS.indexOf(step) + 1}
      of={ONBOARDING_STEPS.length}
      hint={useOnboardingSelected(selectHint)}
      error={useOnboardingSelected(selectFailure)}
      nextLabel={step === 'features' ? 'Complete' : 'Next'}
      canGoOn={useOnboardingSelected(selectCanGoOn)}
      canGoBack={useOnboardingSelected(selectCanGoBack)}
      busy={useOnboardingSelected(selectIsCompleting)}
      onNext={() => onboarding.send({ type: 'step.completed' })}
      onPrevious={() => onboarding.send({ type: 'step.revisited' })}
      onLater={() => onboarding.send({ type: 'onboarding.postponed' })}
    >
      <Content />
    </GuidedSteps>
  );
};

/** Shows the four steps over the page, and nothing before they are known or after they are done (ONBD-03). */
export const OnboardingSteps = () => {
  const step = useOnboardingSelected(selectStep);
  return step && <Shown step={step} />;
};
