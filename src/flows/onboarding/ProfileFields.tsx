import { NAME_MAX } from '../../../contracts/accounts/account.ts';
import type { Names } from '../../../machines/onboarding/choices.ts';
import { TextInput } from '../../components/library/text-fields.tsx';
import { Switch } from '../../components/library/ticks.ts';
import { PREFERENCE_NAMES, PREFERENCE_WORDS } from '../../lib/format/preference-words.ts';
import { useOnboarding, useOnboardingSelected } from './onboarding.flow.ts';
import classes from './onboarding.module.css';

const NAMES: readonly (readonly [keyof Names, string, string])[] = [
  ['firstName', 'First Name', 'given-name'],
  ['lastName', 'Last Name', 'family-name'],
];

/** The second step: the patient's name and preferences (ONBD-07, ONBD-14..16). */
export const ProfileFields = () => {
  const onboarding = useOnboarding();
  const { names, preferences } = useOnboardingSelected(({ context }) => context.chosen);
  return (
    <>
      <div className={classes.names}>
        {NAMES.map(([field, label, autoComplete]) => (
          <TextInput
            key={field}
            label={label}
            autoComplete={autoComplete}
            maxLength={NAME_MAX / 2}
            value={names[field]}
            onChange={({ currentTarget: { value } }) =>
              onboarding.send({ type: 'name.changed', field, value })
            }
          />
        ))}
      </div>
      <fieldset className={classes.group}>
        <legend>What we may tell you</legend>
        {PREFERENCE_NAMES.map((preference) => (
          <Switch
            key={preference}
            label={PREFERENCE_WORDS[preference][0]}
            description={PREFERENCE_WORDS[preference][1]}
            checked={preferences[preference]}
            onChange={({ currentTarget: { checked } }) =>
              onboarding.send({ type: 'preference.changed', preference, wanted: checked })
            }
          />
        ))}
      </fieldset>
    </>
  );
};
