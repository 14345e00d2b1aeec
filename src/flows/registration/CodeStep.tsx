import type { ComponentType } from 'react';
import { selectCode } from '../../../machines/registration/registration.machine.ts';
import type { DialogStep } from '../../../machines/registration/registration.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
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

/** The heading and content of each step after the form. */
export const CODE_STEPS: Readonly<
  Record<DialogStep, { readonly title: string; readonly Content: ComponentType }>
> = {
  email: { title: 'Verify your email', Content: Code },
  phone: { title: 'Verify your phone number', Content: Code },
  creating: { title: 'Verify your phone number', Content: Creating },
  failed: { title: 'Almost there', Content: Failed },
  refused: { title: 'No account was created', Content: Refused },
};
