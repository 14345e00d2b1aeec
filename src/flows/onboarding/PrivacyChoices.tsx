import * as say from '../../../contracts/texts/en/onboarding.ts';
import type { Consents } from '../../../machines/onboarding/choices.ts';
import { Checkbox } from '../../components/library/ticks.ts';
import { useOnboarding, useOnboardingSelected } from './onboarding.flow.ts';
import classes from './onboarding.module.css';

const PURPOSES: readonly (readonly [keyof Consents, string, string])[] = [
  ['dataProcessing', say.keepMyDetailsAndResultsRequired, say.soYouCanReadThemAgain],
  ['aiAnalysis', say.letProgramAssessMyAnswersRequired, say.itSaysWhatLikelyCanWrong],
  ['communications', say.writeToMeAboutToothwiseOptional, say.whatNewMostOnceWhileNothing],
];

/** The third step: the consents, each separate and none preselected (ONBD-08, ONBD-17..19). */
export const PrivacyChoices = () => {
  const onboarding = useOnboarding();
  const { consents } = useOnboardingSelected(({ context }) => context.chosen);
  return (
    <>
      <p>{say.weUseWhatYouTellUs}</p>
      <fieldset className={classes.group}>
        <legend className="spoken">{say.consents}</legend>
        {PURPOSES.map(([purpose, label, description]) => (
          <Checkbox
            key={purpose}
            label={label}
            description={description}
            checked={consents[purpose]}
            onChange={({ currentTarget: { checked } }) =>
              onboarding.send({ type: 'consent.changed', purpose, granted: checked })
            }
          />
        ))}
      </fieldset>
      <p className="soft">{say.youCanTakeBackAnyLater}</p>
    </>
  );
};
