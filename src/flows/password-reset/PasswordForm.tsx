import { CHOSEN } from '../../../contracts/forms/password-reset.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/signing-in.ts';
import {
  selectIsChecking,
  selectProblems,
} from '../../../machines/password-reset/password-reset.machine.ts';
import { CHOSEN_WORDS } from '../../../contracts/texts/en/flows/password-reset.ts';
import { Button } from '../../components/button/Button.tsx';
import { EntryForm } from '../../lib/flow/EntryForm.tsx';
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
  return (
    <EntryForm
      of={CHOSEN}
      words={CHOSEN_WORDS}
      starts={reset.getSnapshot().context.chosen}
      refusals={usePasswordResetSelected(selectProblems)}
      lead={<Whose />}
      button={common.goOn}
      isBusy={usePasswordResetSelected(selectIsChecking)}
      onSubmit={(chosen) => reset.send({ type: 'password.submitted', ...chosen })}
    />
  );
};
