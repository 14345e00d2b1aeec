import { passwordResetMachine } from '../../../machines/password-reset/password-reset.machine.ts';
import { forgetEmail, keepEmail, loadEmail } from '../../actors/accounts/password-reset.ts';
import { checkPassword } from '../../actors/accounts/registration.ts';
import { providedOneTimeCode } from '../one-time-code/one-time-code.flow.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The password reset, bound to this device and the server. */
export const providedPasswordReset = passwordResetMachine.provide({
  actors: { loadEmail, checkPassword, oneTimeCode: providedOneTimeCode },
  actions: {
    keepEmail: ({ context }) => keepEmail(context.email),
    forgetEmail,
  },
});

/** Provider and hooks of the flow. */
export const {
  Provider: PasswordResetFlow,
  Within: PasswordResetWithin,
  useFlow: usePasswordReset,
  useSelected: usePasswordResetSelected,
} = createFlow<typeof passwordResetMachine>('passwordReset');
