import { useForm } from '@mantine/form';
import { credentialProblems } from '../../../machines/sign-in/credentials.ts';
import { selectIsBusy, selectRefusal } from '../../../machines/sign-in/sign-in.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { EmailField } from '../../components/fields/EntryFields.tsx';
import { PasswordInput } from '../../components/library/text-fields.tsx';
import { focusFirstError } from '../../lib/flow/form.ts';
import { useSignIn, useSignInSelected } from './sign-in.flow.ts';
import classes from './sign-in.module.css';

/** Asks for e-mail address and password (AUTH-02, AUTH-30). */
export const PasswordForm = () => {
  const signIn = useSignIn();
  const refusal = useSignInSelected(selectRefusal);
  const isBusy = useSignInSelected(selectIsBusy);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: credentialProblems,
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(
        (credentials) => signIn.send({ type: 'credentials.submitted', ...credentials }),
        focusFirstError(form),
      )}
    >
      <EmailField key={form.key('email')} {...form.getInputProps('email')} />
      <PasswordInput
        key={form.key('password')}
        label="Password"
        name="password"
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      {refusal && <InlineError>{refusal}</InlineError>}
      <Button type="submit" data-primary-action aria-busy={isBusy}>
        Log in
      </Button>
    </form>
  );
};
