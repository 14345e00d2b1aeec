import { PATIENT } from './booking.ts';
import type { Fields, ValueOf } from './form.ts';

const NAME = { ...PATIENT.fullName, autoComplete: 'off' } as const;

/** Somebody whom an account looks after, by the name that a dentist reads. */
export const FAMILY_DETAILS = {
  name: NAME,
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
