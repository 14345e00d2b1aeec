import { PATIENT } from './booking.ts';
import type { Fields, ValueOf } from './form.ts';

const NAME = { ...PATIENT.fullName, autoComplete: 'off' } as const;

/** The name of somebody whom an account looks after, as a dentist reads it. */
export const FAMILY_NAME = { name: NAME } as const satisfies Fields;

/** Somebody whom an account looks after. */
export const FAMILY_DETAILS = {
  ...FAMILY_NAME,
  birthYear: {
    kind: 'text',
    min: 4,
    max: 4,
    pattern: /^$|^\d{4}$/,
    autoComplete: 'off',
    inputMode: 'numeric',
  },
} as const satisfies Fields;
export type FamilyDetails = ValueOf<typeof FAMILY_DETAILS>;

/** The person who answers for a child. */
export const GUARDIAN = { guardian: NAME } as const satisfies Fields;

/** All that is sent of somebody; nobody answers for a grown person. */
export const FAMILY_PERSON = {
  ...FAMILY_DETAILS,
  guardian: { ...NAME, min: 0 },
} as const satisfies Fields;
