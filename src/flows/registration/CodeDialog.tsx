import type { ComponentType } from 'react';
import {
  selectCode,
  selectDialogStep,
} from '../../../machines/registration/registration.selectors.ts';
import type { DialogStep } from '../../../machines/registration/registration.selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { Modal } from '../../components/library/modal.ts';
import { CodeInTurn } from '../one-time-code/CodeInTurn.tsx';
import { useRegistration, useRegistrationSelected } from './registration.flow.ts';
import classes from './registration.module.css';

const Code = () => {
  const code = useRegistrationSelected(selectCode);
  return code && <CodeInTurn code={code} />;
};

const Creating = () => <output className={classes.soft}>Creating your account...</output>;

const Failed = () => {
  const registration = useRegistration();
  return (
    <>
      <InlineError>
        We could not reach our server. Both codes still count: nothing has to be sent again.
      </InlineError>
      <Button data-primary-action onClick={() => registration.send({ type: 'creation.requested' })}>
        Try again
      </Button>
    </>
  );
};

const Refused = () => {
  const registration = useRegistration();
  const refusal = useRegistrationSelected(({ context }) => context.refusal);
  return (
    <>
      <InlineError>{refusal}</InlineError>
      <Button data-primary-action onClick={() => registration.send({ type: 'dialog.closed' })}>
        Change my details
      </Button>
    </>
  );
};

const STEPS: Readonly<Record<DialogStep, { title: string; Content: ComponentType }>> = {
  email: { title: 'Verify your email', Content: Code },
  phone: { title: 'Verify your phone number', Content: Code },
  creating: { title: 'Verify your phone number', Content: Creating },
  failed: { title: 'Almost there', Content: Failed },
  refused: { title: 'No account was created', Content: Refused },
};

/** The OTP dialog over the form: e-mail first, then phone, then the account (REG-12..25). */
export const CodeDialog = () => {
  const registration = useRegistration();
  const step = useRegistrationSelected(selectDialogStep);
  const shown = step && STEPS[step];
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
