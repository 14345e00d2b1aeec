import { EMAIL, PASSWORD, PHONE } from './fields.ts';
import type { Fields, ValueOf } from './form.ts';

/** Signing in with a password (AUTH-02, AUTH-09, AUTH-10, AUTH-30). */
export const CREDENTIALS = { email: EMAIL, password: PASSWORD } as const satisfies Fields;
export type Credentials = ValueOf<typeof CREDENTIALS>;

/** The contact that a code to sign in goes to, by its channel (OTPL-11, OTPL-12). */
export const CONTACTS = {
  email: { contact: EMAIL },
  phone: { contact: PHONE },
} as const satisfies Readonly<Record<string, Fields>>;
