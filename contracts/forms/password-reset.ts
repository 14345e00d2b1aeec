import { EMAIL, NEW_PASSWORDS } from './fields.ts';
import type { Fields, ValueOf } from './form.ts';

/** The account whose password was forgotten (ROUTE-31). */
export const FORGOTTEN = { email: EMAIL } as const satisfies Fields;

/** Its new password, written twice (ROUTE-32). */
export const CHOSEN = NEW_PASSWORDS;
export type ChosenPassword = ValueOf<typeof CHOSEN>;
