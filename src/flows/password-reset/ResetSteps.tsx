import type { ComponentType } from 'react';
import { PATHS } from '../../../contracts/paths.ts';
import {
  selectCode,
  selectStep,
} from '../../../machines/password-reset/password-reset.selectors.ts';
import type { ResetStep } from '../../../machines/password-reset/password-reset.selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { EntryLayout } from '../../components/entry-layout/EntryLayout.tsx';
import { HeadingFocus } from '../../lib/focus.ts';
import { entranceTo, namedPlace } from '../../lib/return-address.ts';
import { useSearch } from '../../lib/search.ts';
import { CodeInTurn } from '../one-time-code/CodeInTurn.tsx';
import { EmailForm } from './EmailForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { usePasswordResetAddress } from './password-reset.address.ts';
import { usePasswordReset, usePasswordResetSelected } from './password-reset.flow.ts';

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

/** What each page of a new password shows, by the step that is on. */
export const ResetSteps = () => {
  const search = useSearch();
  const step = usePasswordResetSelected(selectStep);
  const { title, lead } = STEPS[step ?? 'email'];
  return (
    <EntryLayout
      title={step === null ? 'New password' : title}
      lead={step === null ? undefined : lead}
      foot={
        <p>
          Remembered it? <a href={entranceTo(PATHS.login, namedPlace(search))}>Log in</a>
        </p>
      }
    >
      {step && <Step step={step} />}
    </EntryLayout>
  );
};
