import { selectIsReady } from '../../../machines/registration/registration.selectors.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { useRegistrationAddress } from './registration.address.ts';
import { useRegistration, useRegistrationSelected } from './registration.flow.ts';

/** The form of a new account and the dialog over it. */
export const RegistrationForms = () => {
  useRegistrationAddress(useRegistration());
  const isReady = useRegistrationSelected(selectIsReady);
  return (
    isReady && (
      <>
        <DetailsForm />
        <CodeDialog />
      </>
    )
  );
};
