import { useForm } from '@mantine/form';
import { staffDetailProblems } from '../../../machines/staff-registration/staff-details.ts';
import {
  selectIsBusy,
  selectRefusal,
} from '../../../machines/staff-registration/staff-registration.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import {
  ConfirmPasswordField,
  EmailField,
  NameFields,
  NewPasswordField,
} from '../../components/fields/EntryFields.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { TextInput } from '../../components/library/text-fields.tsx';
import { focusFirstError } from '../../lib/flow/form.ts';
import { useStaffRegistration, useStaffRegistrationSelected } from './staff-registration.flow.ts';
import classes from './staff-registration.module.css';

/** The form of an invited staff member: invitation, name, e-mail address and password (REG-29). */
export const StaffDetailsForm = () => {
  const registration = useStaffRegistration();
  const refusal = useStaffRegistrationSelected(selectRefusal);
  const isBusy = useStaffRegistrationSelected(selectIsBusy);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: registration.getSnapshot().context.details,
    validate: staffDetailProblems,
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
      <TextInput
        key={form.key('invitation')}
        label="Invitation"
        description="Copy it from the mail that we have sent you."
        autoComplete="off"
        spellCheck={false}
        {...form.getInputProps('invitation')}
      />
      <NameFields form={form} />
      <EmailField
        key={form.key('email')}
        description="The address that the mail came to."
        {...form.getInputProps('email')}
      />
      <NewPasswordField
        key={form.key('password')}
        label="Password"
        {...form.getInputProps('password')}
      />
      <ConfirmPasswordField
        key={form.key('confirmPassword')}
        {...form.getInputProps('confirmPassword')}
      />
      {refusal && <InlineError>{refusal}</InlineError>}
      <Button type="submit" data-primary-action aria-busy={isBusy}>
        Create account
      </Button>
    </form>
  );
};
