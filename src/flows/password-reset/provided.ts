import { passwordResetMachine } from '../../../machines/password-reset/password-reset.machine.ts';
import { forgetEmail, keepEmail, loadEmail } from '../../actors/password-reset.ts';
import { checkPassword } from '../../actors/registration.ts';
import { providedOneTimeCode } from '../one-time-code/provided.ts';

/** The new password with the device and the server in their places. */
export const providedPasswordReset = passwordResetMachine.provide({
  actors: { loadEmail, checkPassword, oneTimeCode: providedOneTimeCode },
  actions: {
    keepEmail: ({ context }) => keepEmail(context.email),
    forgetEmail,
  },
});
