import type { ChangeEvent } from 'react';
import { NAMES } from '../../../contracts/forms/fields.ts';
import * as say from '../../../contracts/texts/en/onboarding.ts';
import { NAME_WORDS } from '../../../contracts/texts/en/flows/registration.ts';
import { EntryFields } from '../../components/fields/EntryFields.tsx';
import { Switch } from '../../components/library/ticks.ts';
import { PREFERENCE_NAMES, PREFERENCE_WORDS } from '../../lib/format/preference-words.ts';
import { useOnboarding, useOnboardingSelected } from './onboarding.flow.ts';
import classes from './onboarding.module.css';

/** The second step: the patient's name and preferences (ONBD-07, ONBD-14..16). */
export const ProfileFields = () => {
  const onboarding = useOnboarding();
  const { names, preferences } = useOnboardingSelected(({ context }) => context.chosen);
  return (
    <>
      <EntryFields
        of={NAMES}
        words={NAME_WORDS}
        form={{
          key: (field) => field,
          getInputProps: (field) => ({
            maxLength: NAMES[field].max,
            value: names[field],
            onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
              onboarding.send({ type: 'name.changed', field, value }),
          }),
        }}
      />
      <fieldset className={classes.group}>
        <legend>{say.whatWeMayTellYou}</legend>
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
