import { selectDialogStep } from '../../../machines/registration/registration.machine.ts';
import { Modal } from '../../components/library/Modal.tsx';
import { CODE_STEPS } from './CodeStep.tsx';
import { useRegistration, useRegistrationSelected } from './registration.flow.ts';
import classes from './registration.module.css';

/** The OTP dialog over the form: e-mail first, then phone, then creating the account (REG-12..25). */
export const CodeDialog = () => {
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
