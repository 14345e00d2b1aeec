import type { Consents } from '../../../machines/onboarding/choices.ts';
import { Checkbox } from '../../components/library/ticks.ts';
import { useOnboarding, useOnboardingSelected } from './onboarding.flow.ts';
import classes from './onboarding.module.css';

const PURPOSES: readonly (readonly [keyof Consents, string, string])[] = [
  [
    'dataProcessing',
    'Keep my details and results (required)',
    'So that you can read them again. You can have all of it deleted.',
  ],
  [
    'aiAnalysis',
    'Let a program assess my answers (required)',
    'It says what is likely. It can be wrong, and replaces no dentist.',
  ],
  [
    'communications',
    'Write to me about Toothwise (optional)',
    'What is new, at most once in a while. Nothing of the kind is sent yet.',
  ],
];

/** The third step: the consents, each separate and none preselected (ONBD-08, ONBD-17..19). */
export const PrivacyChoices = () => {
  const onboarding = useOnboarding();
  const { consents } = useOnboardingSelected(({ context }) => context.chosen);
  return (
    <>
      <p>We use what you tell us only for what you allow here.</p>
      <fieldset className={classes.group}>
        <legend className="spoken">Consents</legend>
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
      <p className={classes.soft}>You can take back any of it later.</p>
    </>
  );
};
