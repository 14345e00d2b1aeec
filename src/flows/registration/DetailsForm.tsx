import { REGISTRATION } from '../../../contracts/forms/registration.ts';
import * as say from '../../../contracts/texts/en/signing-in.ts';
import {
  selectIsChecking,
  selectProblems,
} from '../../../machines/registration/registration.machine.ts';
import { REGISTRATION_WORDS } from '../../../contracts/texts/en/flows/registration.ts';
import { EntryForm } from '../../lib/flow/EntryForm.tsx';
import { useRegistration, useRegistrationSelected } from './registration.flow.ts';

/** The form for a new account, its fields in the documents' order (REG-03, AUTH-31). */
export const DetailsForm = () => {
  const registration = useRegistration();
  return (
    <EntryForm
      of={REGISTRATION}
      words={REGISTRATION_WORDS}
      starts={registration.getSnapshot().context.details}
      refusals={useRegistrationSelected(selectProblems)}
      button={say.createAccount}
      isBusy={useRegistrationSelected(selectIsChecking)}
      onSubmit={(details) => registration.send({ type: 'details.submitted', details })}
    />
  );
};
