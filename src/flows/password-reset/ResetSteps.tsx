import type { ComponentType } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { PATHS } from '../../../contracts/common/paths.ts';
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
        Back to the password
      </Button>
    </>
  );
};

const STEPS: Readonly<Record<ResetStep, { title: string; lead: string; Content: ComponentType }>> =
  {
    email: {
      title: 'Forgot your password?',
      lead: 'Tell us your email. You choose a new password, and a code by mail confirms it.',
      Content: EmailForm,
    },
    password: {
      title: 'Choose a new password',
      lead: 'It counts once you have entered a code that we mail you next.',
      Content: PasswordForm,
    },
    code: {
      title: 'Check your mail',
      lead: 'Nothing there after a minute? Look into the spam folder, or check the address.',
      Content: Code,
    },
  };

const UNKNOWN = { title: 'New password', lead: undefined };

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
          Remembered it? <a href={entranceTo(PATHS.login, namedPlace(search))}>Log in</a>
        </p>
      }
    >
      {step ? <Step step={step} /> : <FormSkeleton shapes={{ email: 'field', send: 'button' }} />}
    </EntryLayout>
  );
};
