import { useForm } from '@mantine/form';
import { problemsIn } from '../../../contracts/forms/form.ts';
import { NAMES } from '../../../contracts/forms/fields.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/profile.ts';
import { NAME_WORDS } from '../../../contracts/texts/en/flows/registration.ts';
import { selectProfile, selectWork } from '../../../machines/profile/profile.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { EntryFields } from '../../components/fields/EntryFields.tsx';
import { FactList } from '../../components/fact-list/FactList.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { focusFirstError } from '../../lib/flow/form.ts';
import { phoneInWords } from '../../lib/format/phone.ts';
import { useProfile, useProfileSelected } from './profile.flow.ts';
import classes from './profile.module.css';

const NamesForm = () => {
  const profile = useProfile();
  const isSaving = useProfileSelected(selectWork) === 'names';
  const { firstName = '', lastName = '' } = profile.getSnapshot().context.profile ?? {};
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { firstName, lastName },
    validate: problemsIn(NAMES, NAME_WORDS),
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(
        (names) => profile.send({ type: 'names.submitted', names }),
        focusFirstError(form),
      )}
    >
      <EntryFields of={NAMES} words={NAME_WORDS} form={form} />
      <div>
        <Button type="submit" aria-busy={isSaving}>
          {say.saveMyName}
        </Button>
      </div>
    </form>
  );
};

/** Shows the names, which can be changed, and the verified contacts, which cannot be changed yet. */
export const DetailsSection = () => {
  const profile = useProfileSelected(selectProfile);
  const phone = profile?.phone ?? null;
  return (
    <ResultSection title={say.yourDetails}>
      <NamesForm />
      <div className={classes.contacts}>
        <FactList
          facts={[
            { name: common.email, value: profile?.email ?? say.noneWords },
            { name: common.phone, value: phone === null ? say.noneWords : phoneInWords(phone) },
          ]}
        />
        <p className="soft">{say.verifiedContactsCannotChangedHereYet}</p>
      </div>
    </ResultSection>
  );
};
