import type { ComponentType } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { PATHS } from '../../../contracts/common/paths.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/signing-in.ts';
import {
  selectCode,
  selectNamedStep,
  selectStep,
} from '../../../machines/password-reset/password-reset.machine.ts';
import type {
  ResetStep,
  passwordResetMachine,
} from '../../../machines/password-reset/password-reset.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { EntryLayout } from '../../components/entry-layout/EntryLayout.tsx';
import { FormSkeleton } from '../../components/form-skeleton/FormSkeleton.tsx';
import { HeadingFocus } from '../../lib/focus/focus.ts';
import { entranceTo, namedPlace } from '../../lib/address/return-address.ts';
import { useSearch } from '../../lib/address/search.ts';
import { useAddress } from '../../lib/address/address.ts';
import type { AddressOf } from '../../lib/address/address.ts';
import { CodeInTurn } from '../one-time-code/CodeInTurn.tsx';
import { EmailForm } from './EmailForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { usePasswordReset, usePasswordResetSelected } from './password-reset.flow.ts';

/** The page of each step (ROUTE-31, ROUTE-32). */
const PAGES: Readonly<Record<ResetStep, string>> = {
  email: PATHS.forgotPassword,
  password: PATHS.resetPassword,
  code: PATHS.resetPassword,
};

/** Maps the steps to the URL. Back moves through them; the code step can be reached only through a password. */
const PASSWORD_RESET_ADDRESS: AddressOf<
  SnapshotFrom<typeof passwordResetMachine>,
  { type: 'email.revisited' | 'password.revisited' }
> = {
  param: 'step',
  pages: PAGES,
  select: selectStep,
  moved: (step) => ({ type: step === 'email' ? 'email.revisited' : 'password.revisited' }),
};

/** Keeps the URL in step with the two pages and the code. */
const usePasswordResetAddress = (actor: ActorRefFrom<typeof passwordResetMachine>): void =>
  useAddress(actor, PASSWORD_RESET_ADDRESS);

const Code = () => {
  const reset = usePasswordReset();
  const code = usePasswordResetSelected(selectCode);
  return (
    <>
      {code && <CodeInTurn code={code} />}
      <Button variant="subtle" onClick={() => reset.send({ type: 'password.revisited' })}>
        {say.backToThePassword}
      </Button>
    </>
  );
};

const STEPS: Readonly<Record<ResetStep, { title: string; lead: string; Content: ComponentType }>> =
  {
    email: {
      title: say.forgotYourPassword,
      lead: say.tellUsYourEmailYouChoose,
      Content: EmailForm,
    },
    password: {
      title: say.chooseANewPassword,
      lead: say.itCountsOnceYouHaveEntered,
      Content: PasswordForm,
    },
    code: {
      title: say.checkYourMail,
      lead: say.nothingThereAfterMinuteLookInto,
      Content: Code,
    },
  };

const UNKNOWN = { title: say.newPassword, lead: undefined };

const Step = ({ step }: { readonly step: ResetStep }) => {
  const { Content } = STEPS[step];
  usePasswordResetAddress(usePasswordReset());
  return (
    <>
      <HeadingFocus appeared={step} />
      <Content key={step} />
    </>
  );
};

/** Shows the current step of the reset. */
export const ResetSteps = () => {
  const search = useSearch();
  const step = usePasswordResetSelected(selectStep);
  // /reset-password may still lead back to the address step, so it shows no step's heading until the step is known;
  // /forgot-password cannot lead elsewhere.
  const named = usePasswordResetSelected(selectNamedStep);
  const { title, lead } = named === null ? UNKNOWN : STEPS[named];
  return (
    <EntryLayout
      title={title}
      lead={lead}
      foot={
        <p>
          {say.rememberedIt}{' '}
          <a href={entranceTo(PATHS.login, namedPlace(search))}>{common.logIn}</a>
        </p>
      }
    >
      {step ? <Step step={step} /> : <FormSkeleton shapes={{ email: 'field', send: 'button' }} />}
    </EntryLayout>
  );
};
