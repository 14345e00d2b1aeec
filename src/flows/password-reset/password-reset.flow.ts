import type { passwordResetMachine } from '../../../machines/password-reset/password-reset.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The flow for its screens. */
export const {
  Provider: PasswordResetFlow,
  Within: PasswordResetWithin,
  useFlow: usePasswordReset,
  useSelected: usePasswordResetSelected,
} = createFlow<typeof passwordResetMachine>('passwordReset');
