import type { ComponentType } from 'react';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/signing-in.ts';
import { selectCode } from '../../../machines/registration/registration.machine.ts';
import type { DialogStep } from '../../../machines/registration/registration.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { CodeInTurn } from '../one-time-code/CodeInTurn.tsx';
import { useRegistration, useRegistrationSelected } from './registration.flow.ts';

const Code = () => {
  const code = useRegistrationSelected(selectCode);
  return code && <CodeInTurn code={code} />;
};

const Creating = () => <output className="soft">{say.creatingYourAccount}</output>;

const Failed = () => {
  const registration = useRegistration();
  return (
    <>
      <InlineError>{say.weCouldNotReachOurServer}</InlineError>
      <Button data-primary-action onClick={() => registration.send({ type: 'creation.requested' })}>
        {common.tryAgain}
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
        {say.changeMyDetails}
      </Button>
    </>
  );
};

/** The heading and content of each step after the form. */
export const CODE_STEPS: Readonly<
  Record<DialogStep, { readonly title: string; readonly Content: ComponentType }>
> = {
  email: { title: say.verifyYourEmail, Content: Code },
  phone: { title: say.verifyYourPhoneNumber, Content: Code },
  creating: { title: say.verifyYourPhoneNumber, Content: Creating },
  failed: { title: say.almostThere, Content: Failed },
  refused: { title: say.noAccountWasCreated, Content: Refused },
};
