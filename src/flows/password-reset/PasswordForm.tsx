import { useForm } from '@mantine/form';
import { problemsIn } from '../../../contracts/forms/form.ts';
import { CHOSEN } from '../../../contracts/forms/password-reset.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/signing-in.ts';
import {
  selectIsChecking,
  selectProblems,
} from '../../../machines/password-reset/password-reset.machine.ts';
import { CHOSEN_WORDS } from '../../../contracts/texts/en/flows/password-reset.ts';
import { Button } from '../../components/button/Button.tsx';
import { EntryFields } from '../../components/fields/EntryFields.tsx';
import { focusFirstError } from '../../lib/flow/form.ts';
import { usePasswordReset, usePasswordResetSelected } from './password-reset.flow.ts';
import classes from './password-reset.module.css';

/** Names the account, for the reader and, by the hidden field, for password managers. */
const Whose = () => {
  const reset = usePasswordReset();
  const email = usePasswordResetSelected(({ context }) => context.email);
  return (
    <div className={classes.whose}>
      <p>
        {say.forWords} <strong>{email}</strong>
      </p>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Button variant="subtle" onClick={() => reset.send({ type: 'email.revisited' })}>
        {say.change}
      </Button>
    </div>
  );
};

/** Asks for the new password twice (ROUTE-32). */
export const PasswordForm = () => {
  const reset = usePasswordReset();
  const problems = usePasswordResetSelected(selectProblems);
  const isChecking = usePasswordResetSelected(selectIsChecking);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: reset.getSnapshot().context.chosen,
    validate: problemsIn(CHOSEN, CHOSEN_WORDS),
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(
        (chosen) => reset.send({ type: 'password.submitted', ...chosen }),
        focusFirstError(form),
      )}
    >
      <Whose />
      <EntryFields of={CHOSEN} words={CHOSEN_WORDS} form={form} refusals={problems} />
      <Button type="submit" data-primary-action aria-busy={isChecking}>
        {common.goOn}
      </Button>
    </form>
  );
};
