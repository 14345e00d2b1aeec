import { NAME_MAX } from '../../../contracts/account.ts';
import type { Names, Preferences } from '../../../machines/onboarding/choices.ts';
import { TextInput } from '../../components/library/text-fields.tsx';
import { Switch } from '../../components/library/ticks.ts';
import { useOnboarding, useOnboardingSelected } from './onboarding.flow.ts';
import classes from './onboarding.module.css';

const NAMES: readonly (readonly [keyof Names, string, string])[] = [
  ['firstName', 'First Name', 'given-name'],
  ['lastName', 'Last Name', 'family-name'],
];

const PREFERENCES: readonly (readonly [keyof Preferences, string, string])[] = [
  ['notifications', 'Notifications', 'When there is something new about your results.'],
  ['reminders', 'Reminders', 'Before a visit, or when a check is due.'],
  ['newsletter', 'Newsletter', 'How to look after your teeth, now and then.'],
];

/** The second step: who one is, and what one wants to hear of (ONBD-07, ONBD-14..16). */
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
        {PREFERENCES.map(([preference, label, description]) => (
          <Switch
            key={preference}
            label={label}
            description={description}
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
