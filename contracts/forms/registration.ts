import { EMAIL, NAMES, NEW_PASSWORDS, PHONE } from './fields.ts';
import type { Fields, ValueOf } from './form.ts';

/** The registration, its fields in the documents' order (REG-03, AUTH-31). */
export const REGISTRATION = {
  firstName: { ...NAMES.firstName, isKept: true },
  lastName: { ...NAMES.lastName, isKept: true },
  email: { ...EMAIL, isKept: true },
  phone: { ...PHONE, isKept: true },
  ...NEW_PASSWORDS,
} as const satisfies Fields;
export type Details = ValueOf<typeof REGISTRATION>;
