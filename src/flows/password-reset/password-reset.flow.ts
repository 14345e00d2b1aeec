import type { passwordResetMachine } from '../../../machines/password-reset/password-reset.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Provider and hooks of the flow. */
export const {
  Provider: PasswordResetFlow,
  Within: PasswordResetWithin,
  useFlow: usePasswordReset,
  useSelected: usePasswordResetSelected,
} = createFlow<typeof passwordResetMachine>('passwordReset');
