import { useForm } from '@mantine/form';
import { problemsIn } from '../../../contracts/forms/form.ts';
import { REGISTRATION } from '../../../contracts/forms/registration.ts';
import * as say from '../../../contracts/texts/en/signing-in.ts';
import {
  selectIsChecking,
  selectProblems,
} from '../../../machines/registration/registration.machine.ts';
import { REGISTRATION_WORDS } from '../../../contracts/texts/en/flows/registration.ts';
import { Button } from '../../components/button/Button.tsx';
import { EntryFields } from '../../components/fields/EntryFields.tsx';
import { focusFirstError } from '../../lib/flow/form.ts';
import { useRegistration, useRegistrationSelected } from './registration.flow.ts';
import classes from './registration.module.css';

/** The form for a new account, its fields in the documents' order (REG-03, AUTH-31). */
export const DetailsForm = () => {
  const registration = useRegistration();
  const problems = useRegistrationSelected(selectProblems);
  const isChecking = useRegistrationSelected(selectIsChecking);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: registration.getSnapshot().context.details,
    validate: problemsIn(REGISTRATION, REGISTRATION_WORDS),
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(
        (details) => registration.send({ type: 'details.submitted', details }),
        focusFirstError(form),
      )}
    >
      <EntryFields of={REGISTRATION} words={REGISTRATION_WORDS} form={form} refusals={problems} />
      <Button type="submit" data-primary-action aria-busy={isChecking}>
        {say.createAccount}
      </Button>
    </form>
  );
};
