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
import { PATHS } from '../../../contracts/common/paths.ts';
import * as say from '../../../contracts/texts/en/onboarding.ts';
import { GuidedSteps } from '../../components/guided-steps/GuidedSteps.tsx';
import { IconClipboardText, IconListDetails, IconMessages } from '../../components/icons/icons.ts';
import { Visit } from '../../components/illustrations/Visit.tsx';
import { PrivacyChoices } from './PrivacyChoices.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import { useOnboarding, useOnboardingSelected } from './onboarding.flow.ts';
import classes from './onboarding.module.css';

/** The first step: what is to come, and a link past it for a patient in pain. */
const Welcome = () => (
  <>
    <Visit name="dentist" size={88} />
    <p>{say.goodHaveYouHereThreeShort(PRODUCT_NAME)}</p>
    <p className="soft">
      {say.inPainRightNow} <a href={PATHS.chat}>{say.startYourAssessment}</a> {say.andDoThisLater}
    </p>
  </>
);

/** The features that exist today, without planned ones. */
const FEATURES = [
  {
    Icon: IconMessages,
    title: say.anAssessmentInFiveMinutes,
    text: say.sayWhatWrongYourOwnWords,
  },
  {
    Icon: IconListDetails,
    title: say.yourResultsKeptForYou,
    text: say.whatLikelyWhatDoNextUntil,
  },
  {
    Icon: IconClipboardText,
    title: say.aNoteForYourDentist,
    text: say.everyResultComesOneWordsDentists,
  },
];

/** The last step: what the patient can do here (ONBD-04, ONBD-10). */
const Features = () => (
  <ul className={classes.features}>
    {FEATURES.map(({ Icon, title, text }) => (
      <li key={title}>
        <Icon size={24} aria-hidden="true" />
        <div>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ul>
);

const STEPS: Readonly<Record<OnboardingStep, { title: string; Content: ComponentType }>> = {
  welcome: { title: say.welcomeTo(PRODUCT_NAME), Content: Welcome },
  profile: { title: say.aboutYou, Content: ProfileFields },
  privacy: { title: say.whatYouAgreeTo, Content: PrivacyChoices },
  features: { title: say.whatYouCanDoHere, Content: Features },
};

const Shown = ({ step }: { readonly step: OnboardingStep }) => {
  const onboarding = useOnboarding();
  const { title, Content } = STEPS[step];
  return (
    <GuidedSteps
      title={title}
      label={say.settingUpYourAccount}
      step={ONBOARDING_STEPS.indexOf(step) + 1}
      of={ONBOARDING_STEPS.length}
      hint={useOnboardingSelected(selectHint)}
      error={useOnboardingSelected(selectFailure)}
      nextLabel={step === 'features' ? say.complete : say.next}
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
