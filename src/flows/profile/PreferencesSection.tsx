import * as say from '../../../contracts/texts/en/profile.ts';
import { selectChange, selectProfile } from '../../../machines/profile/profile.machine.ts';
import type { Preference } from '../../../machines/profile/profile.machine.ts';
import { Switch } from '../../components/library/ticks.ts';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { PREFERENCE_NAMES, PREFERENCE_WORDS } from '../../lib/format/preference-words.ts';
import { useProfile, useProfileSelected } from './profile.flow.ts';
import classes from './profile.module.css';

const Choice = ({ preference }: { readonly preference: Preference }) => {
  const profile = useProfile();
  const kept = useProfileSelected(selectProfile)?.preferences[preference] ?? false;
  const change = useProfileSelected(selectChange);
  const isChanging = change?.kind === 'preference' && change.preference === preference;
  const [label, description] = PREFERENCE_WORDS[preference];
  return (
    <Switch
      label={label}
      description={description}
      checked={isChanging ? change.wanted : kept}
      onChange={({ currentTarget }) =>
        profile.send({ type: 'preference.chosen', preference, wanted: currentTarget.checked })
      }
    />
  );
};

/** Switches for the preferences (ONBD-14..16); each is saved when it is moved. */
export const PreferencesSection = () => (
  <ResultSection title={say.messagesFromUs} intro={say.eachChoiceSavedAsYouMake}>
    <div className={classes.choices}>
      {PREFERENCE_NAMES.map((preference) => (
        <Choice key={preference} preference={preference} />
      ))}
    </div>
  </ResultSection>
);
