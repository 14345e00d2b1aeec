import { useForm } from '@mantine/form';
import { problemsIn } from '../../../contracts/forms/form.ts';
import { FORGOTTEN } from '../../../contracts/forms/password-reset.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import { selectEmailProblems } from '../../../machines/password-reset/password-reset.machine.ts';
import { FORGOTTEN_WORDS } from '../../../contracts/texts/en/flows/password-reset.ts';
import { Button } from '../../components/button/Button.tsx';
import { EntryFields } from '../../components/fields/EntryFields.tsx';
import { focusFirstError } from '../../lib/flow/form.ts';
import { usePasswordReset, usePasswordResetSelected } from './password-reset.flow.ts';
import classes from './password-reset.module.css';

/** Asks for the account's e-mail address, with an earlier entry filled in (ROUTE-31). */
export const EmailForm = () => {
  const reset = usePasswordReset();
  const problems = usePasswordResetSelected(selectEmailProblems);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: reset.getSnapshot().context.email },
    validate: problemsIn(FORGOTTEN, FORGOTTEN_WORDS),
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
      <EntryFields of={FORGOTTEN} words={FORGOTTEN_WORDS} form={form} refusals={problems} />
      <Button type="submit" data-primary-action>
        {common.goOn}
      </Button>
    </form>
  );
};
