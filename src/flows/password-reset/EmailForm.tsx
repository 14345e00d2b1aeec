import { FORGOTTEN } from '../../../contracts/forms/password-reset.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import { selectEmailProblems } from '../../../machines/password-reset/password-reset.machine.ts';
import { FORGOTTEN_WORDS } from '../../../contracts/texts/en/flows/password-reset.ts';
import { EntryForm } from '../../lib/flow/EntryForm.tsx';
import { usePasswordReset, usePasswordResetSelected } from './password-reset.flow.ts';

/** Asks for the account's e-mail address, with an earlier entry filled in (ROUTE-31). */
export const EmailForm = () => {
  const reset = usePasswordReset();
  return (
    <EntryForm
      of={FORGOTTEN}
      words={FORGOTTEN_WORDS}
      starts={{ email: reset.getSnapshot().context.email }}
      refusals={usePasswordResetSelected(selectEmailProblems)}
      button={common.goOn}
      onSubmit={({ email }) => reset.send({ type: 'email.submitted', email })}
    />
  );
};
