import { useLocation } from 'react-router-dom';
import type { ActorOptions } from 'xstate';
import { PATHS } from '../../../contracts/common/paths.ts';
import type { passwordResetMachine } from '../../../machines/password-reset/password-reset.machine.ts';
import { leaveFor } from '../../lib/address/leave.ts';
import { placeAfterSignIn } from '../../lib/address/return-address.ts';
import { ResetSteps } from './ResetSteps.tsx';
import { PasswordResetFlow, providedPasswordReset } from './password-reset.flow.ts';

type PasswordResetPageProps = {
  readonly machine?: typeof passwordResetMachine;
  readonly clock?: ActorOptions<typeof passwordResetMachine>['clock'];
};

/** /forgot-password and /reset-password: one flow, which ends signed in (ROUTE-31, ROUTE-32). */
export const PasswordResetPage = ({
  machine = providedPasswordReset,
  clock,
}: PasswordResetPageProps) => {
  const { pathname, search } = useLocation();
  const opened = pathname.startsWith(PATHS.resetPassword) ? 'password' : 'email';
  return (
    <PasswordResetFlow
      machine={machine}
      input={() => ({ opened })}
      onEnd={() => leaveFor(placeAfterSignIn(search))}
      clock={clock}
    >
      <ResetSteps />
    </PasswordResetFlow>
  );
};
