import { REGISTRATION } from '../../../contracts/forms/registration.ts';
import {
  selectIsReady,
  selectDialogStep,
} from '../../../machines/registration/registration.machine.ts';
import { REGISTRATION_WORDS } from '../../../contracts/texts/en/flows/registration.ts';
import { FormSkeleton } from '../../components/form-skeleton/FormSkeleton.tsx';
import { shapesOf } from '../../components/form-skeleton/shapes.ts';
import { useAfterWaiting } from '../../lib/flow/after-waiting.ts';
import { Modal } from '../../components/library/Modal.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { useRegistrationAddress } from './registration.address.ts';
import { useRegistration, useRegistrationSelected } from './registration.flow.ts';
import { CODE_STEPS } from './CodeStep.tsx';
import classes from './registration.module.css';

/** The OTP dialog over the form: e-mail first, then phone, then creating the account (REG-12..25). */
const CodeDialog = () => {
  const registration = useRegistration();
  const step = useRegistrationSelected(selectDialogStep);
  const shown = step && CODE_STEPS[step];
  return (
    <Modal
      opened={shown !== null}
      title={shown?.title}
      closeOnClickOutside={false}
      withCloseButton={step !== 'creating'}
      onClose={() => registration.send({ type: 'dialog.closed' })}
    >
      <div className={classes.dialog}>{shown && <shown.Content key={step} />}</div>
    </Modal>
  );
};

const SHAPES = { ...shapesOf(REGISTRATION, REGISTRATION_WORDS), send: 'button' } as const;

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
