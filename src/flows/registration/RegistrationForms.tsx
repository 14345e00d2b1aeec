import { selectIsReady } from '../../../machines/registration/registration.machine.ts';
import { FormSkeleton } from '../../components/form-skeleton/FormSkeleton.tsx';
import { useAfterWaiting } from '../../lib/flow/after-waiting.ts';
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

const WAITING = ['waiting'] as const;

/** The form for a new account and the dialog over it. */
export const RegistrationForms = () => {
  useRegistrationAddress(useRegistration());
  const now = useRegistrationSelected(selectIsReady) ? 'ready' : 'waiting';
  const shown = useAfterWaiting(now, WAITING);
  if (shown === 'waiting') return <FormSkeleton shapes={SHAPES} />;
  return (
    <>
      <DetailsForm />
      <CodeDialog />
    </>
  );
};
