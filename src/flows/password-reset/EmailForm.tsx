import { useForm } from '@mantine/form';
import { contactProblem } from '../../../machines/otp-login/contact.ts';
import { Button } from '../../components/button/Button.tsx';
import { EmailField } from '../../components/fields/EntryFields.tsx';
import { focusFirstError } from '../../lib/flow/form.ts';
import { usePasswordReset } from './password-reset.flow.ts';
import classes from './password-reset.module.css';

/** Asks for the account's e-mail address, with an earlier entry filled in (ROUTE-31). */
export const EmailForm = () => {
  const reset = usePasswordReset();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: reset.getSnapshot().context.email },
    validate: { email: (email) => contactProblem(email, 'email') },
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(
        ({ email }) => reset.send({ type: 'email.submitted', email }),
        focusFirstError(form),
      )}
    >
      <EmailField key={form.key('email')} {...form.getInputProps('email')} />
      <Button type="submit" data-primary-action>
        Continue
      </Button>
    </form>
  );
};
