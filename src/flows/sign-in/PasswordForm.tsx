import { emptyOf } from '../../../contracts/forms/form.ts';
import { CREDENTIALS } from '../../../contracts/forms/sign-in.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import { selectIsBusy, selectRefusal } from '../../../machines/sign-in/sign-in.machine.ts';
import { CREDENTIAL_WORDS } from '../../../contracts/texts/en/flows/sign-in.ts';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { EntryForm } from '../../lib/flow/EntryForm.tsx';
import { useSignIn, useSignInSelected } from './sign-in.flow.ts';

/** Asks for e-mail address and password (AUTH-02, AUTH-30). */
export const PasswordForm = () => {
  const signIn = useSignIn();
  const refusal = useSignInSelected(selectRefusal);
  return (
    <EntryForm
      of={CREDENTIALS}
      words={CREDENTIAL_WORDS}
      starts={emptyOf(CREDENTIALS)}
      note={refusal && <InlineError>{refusal}</InlineError>}
      button={common.logIn}
      isBusy={useSignInSelected(selectIsBusy)}
      onSubmit={(credentials) => signIn.send({ type: 'credentials.submitted', ...credentials })}
    />
  );
};
