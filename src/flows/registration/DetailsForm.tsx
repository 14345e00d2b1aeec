import { useForm } from '@mantine/form';
import { detailProblems } from '../../../machines/registration/details.ts';
import {
  selectIsChecking,
  selectProblems,
} from '../../../machines/registration/registration.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import {
  ConfirmPasswordField,
  EmailField,
  NameFields,
  NewPasswordField,
  PhoneField,
} from '../../components/fields/EntryFields.tsx';
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
    validate: detailProblems,
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
      <NameFields form={form} />
      <EmailField key={form.key('email')} {...form.getInputProps('email')} />
      <PhoneField key={form.key('phone')} label="Phone Number" {...form.getInputProps('phone')} />
      <NewPasswordField
        key={form.key('password')}
        label="Password"
        refusal={problems.password}
        {...form.getInputProps('password')}
      />
      <ConfirmPasswordField
        key={form.key('confirmPassword')}
        {...form.getInputProps('confirmPassword')}
      />
      <Button type="submit" data-primary-action aria-busy={isChecking}>
        Create account
      </Button>
    </form>
  );
};
