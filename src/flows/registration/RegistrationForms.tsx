import { selectIsReady } from '../../../machines/registration/registration.selectors.ts';
import { FormSkeleton } from '../../components/form-skeleton/FormSkeleton.tsx';
import { CodeDialog } from './CodeDialog.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { useRegistrationAddress } from './registration.address.ts';
import { useRegistration, useRegistrationSelected } from './registration.flow.ts';

const SHAPES = {
  firstName: 'field',
  lastName: 'besideField',
  email: 'field',
  phone: 'field',
  advice: 'line',
  password: 'field',
  confirmed: 'field',
  send: 'button',
} as const;

/** The form of a new account and the dialog over it. */
export const RegistrationForms = () => {
  useRegistrationAddress(useRegistration());
  const isReady = useRegistrationSelected(selectIsReady);
  if (!isReady) return <FormSkeleton shapes={SHAPES} />;
  return (
    <>
      <DetailsForm />
      <CodeDialog />
    </>
  );
};
