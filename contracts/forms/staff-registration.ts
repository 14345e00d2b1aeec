import { EMAIL, NAMES, NEW_PASSWORDS } from './fields.ts';
import type { Fields, ValueOf } from './form.ts';

/** The form of an invited member of the staff (REG-29). White space around the invitation comes from copying the mail. */
export const STAFF_REGISTRATION = {
  invitation: { kind: 'text', pattern: /^[\w-]{12,64}$/, autoComplete: 'off' },
  ...NAMES,
  email: EMAIL,
  ...NEW_PASSWORDS,
} as const satisfies Fields;
export type StaffDetails = ValueOf<typeof STAFF_REGISTRATION>;
