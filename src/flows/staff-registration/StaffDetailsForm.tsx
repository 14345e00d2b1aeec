import { useForm } from '@mantine/form';
import { problemsIn } from '../../../contracts/forms/form.ts';
import { STAFF_REGISTRATION } from '../../../contracts/forms/staff-registration.ts';
import {
  selectIsBusy,
  selectRefusal,
} from '../../../machines/staff-registration/staff-registration.machine.ts';
import { STAFF_WORDS } from '../../../contracts/texts/en/staff/staff-registration.ts';
import { Button } from '../../components/button/Button.tsx';
import { EntryFields } from '../../components/fields/EntryFields.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
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
    validate: problemsIn(STAFF_REGISTRATION, STAFF_WORDS),
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
      <EntryFields of={STAFF_REGISTRATION} words={STAFF_WORDS} form={form} />
      {refusal && <InlineError>{refusal}</InlineError>}
      <Button type="submit" data-primary-action aria-busy={isBusy}>
        Create account
      </Button>
    </form>
  );
};
