import type { ChosenPassword } from '../../../contracts/forms/password-reset.ts';
import type { passwordResetMachine } from '../../../machines/password-reset/password-reset.machine.ts';
import { ASHA } from '../../kit/account-samples.ts';
import type { Cases } from '../../model/cases.ts';

export const EMAIL = 'asha@example.org';
/** A new password with nothing wrong in it. */
export const CHOSEN: ChosenPassword = {
  password: 'eleven green tigers',
  confirmPassword: 'eleven green tigers',
};
/** The server sends no code to the address. */
export const REFUSED = { kind: 'refused', problems: { email: 'We send no mail there.' } } as const;
export const OFFLINE = { kind: 'network', message: 'offline' };

export const cases: Cases<typeof passwordResetMachine> = {
  inputs: [{ opened: 'email' }, { opened: 'password' }],
  events: {
    'email.submitted': [{ email: EMAIL }, { email: 'asha' }],
    'password.submitted': [CHOSEN, { ...CHOSEN, confirmPassword: 'eleven red tigers' }],
    'email.revisited': [{}],
    'password.revisited': [{}],
  },
  actors: {
    loadEmail: { done: [null, EMAIL], error: ['storage is blocked'] },
    checkPassword: { done: [null, 'common'], error: [OFFLINE] },
    oneTimeCode: { done: [{ kind: 'verified', user: ASHA }, { kind: 'cancelled' }, REFUSED] },
  },
  contextKey: ({ opened, email }) => [opened, email],
};
