import { PASSKEY_NAME_MAX } from '../accounts/second-factor.ts';
import { EMAIL } from './fields.ts';
import type { Fields, ValueOf } from './form.ts';

/** The name of a passkey, by which its owner tells it from others (NEW-107). */
export const PASSKEY = {
  name: { kind: 'text', min: 1, max: PASSKEY_NAME_MAX, autoComplete: 'off' },
} as const satisfies Fields;
export type PasskeyName = ValueOf<typeof PASSKEY>;

/** The colleague whose passkeys are reset (NEW-108). */
export const PASSKEY_RESET = { email: EMAIL } as const satisfies Fields;
export type PasskeyReset = ValueOf<typeof PASSKEY_RESET>;
