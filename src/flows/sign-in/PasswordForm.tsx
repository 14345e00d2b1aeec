import { useForm } from '@mantine/form';
import { emptyOf, problemsIn } from '../../../contracts/forms/form.ts';
import { CREDENTIALS } from '../../../contracts/forms/sign-in.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import { selectIsBusy, selectRefusal } from '../../../machines/sign-in/sign-in.machine.ts';
import { CREDENTIAL_WORDS } from '../../../contracts/texts/en/flows/sign-in.ts';
import { Button } from '../../components/button/Button.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { EntryFields } from '../../components/fields/EntryFields.tsx';
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
    initialValues: emptyOf(CREDENTIALS),
    validate: problemsIn(CREDENTIALS, CREDENTIAL_WORDS),
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
      <EntryFields of={CREDENTIALS} words={CREDENTIAL_WORDS} form={form} />
      {refusal && <InlineError>{refusal}</InlineError>}
      <Button type="submit" data-primary-action aria-busy={isBusy}>
        {common.logIn}
      </Button>
    </form>
  );
};
