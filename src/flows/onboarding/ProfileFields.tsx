import { PROFILE } from '../../../contracts/forms/profile.ts';
import type { Names } from '../../../contracts/forms/profile.ts';
import { NAME_WORDS } from '../../../machines/registration/registration.texts.ts';
import { EntryField } from '../../components/fields/EntryFields.tsx';
import { Switch } from '../../components/library/ticks.ts';
import { PREFERENCE_NAMES, PREFERENCE_WORDS } from '../../lib/format/preference-words.ts';
import { useOnboarding, useOnboardingSelected } from './onboarding.flow.ts';
import classes from './onboarding.module.css';

const NAMES = Object.keys(PROFILE) as (keyof Names)[];

/** The second step: the patient's name and preferences (ONBD-07, ONBD-14..16). */
export const ProfileFields = () => {
  const onboarding = useOnboarding();
  const { names, preferences } = useOnboardingSelected(({ context }) => context.chosen);
  return (
    <>
      <div className={classes.names}>
        {NAMES.map((field) => (
          <EntryField
            key={field}
            field={PROFILE[field]}
            words={NAME_WORDS[field]}
            maxLength={PROFILE[field].max}
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
