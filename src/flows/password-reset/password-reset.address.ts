import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { PATHS } from '../../../contracts/common/paths.ts';
import type {
  passwordResetMachine,
  ResetStep,
} from '../../../machines/password-reset/password-reset.machine.ts';
import { selectStep } from '../../../machines/password-reset/password-reset.machine.ts';
import { useAddress } from '../../lib/address/address.ts';
import type { AddressOf } from '../../lib/address/address.ts';

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
export const usePasswordResetAddress = (actor: ActorRefFrom<typeof passwordResetMachine>): void =>
  useAddress(actor, PASSWORD_RESET_ADDRESS);
