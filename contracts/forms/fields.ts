import type { Field, ValueOf } from './form.ts';

/**
 * The e-mail address of an account, as it is kept: in small letters (AUTH-09, OTPL-11, REG-04). Only a mail to it tells
 * that it exists. Password managers recognise it by its name.
 */
export const EMAIL = {
  kind: 'email',
  isSmall: true,
  max: 254,
  pattern: /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/,
  autoComplete: 'username',
} as const satisfies Field;

/** A phone number as it is written in India, without its country (REG-07, REG-08, OTPL-12, CONST-33, CONST-37). */
export const PHONE = {
  kind: 'phone',
  min: 10,
  max: 10,
  pattern: /^\d*$/,
  prefix: '+91',
  inputMode: 'numeric',
  autoComplete: 'tel-national',
} as const satisfies Field;

/** One of the two names (REG-05, REG-06, CONST-36). */
const NAME = { kind: 'text', min: 2, max: 100, isHalf: true } as const satisfies Field;

/** First and last name, as a profile changes them. */
export const NAMES = {
  firstName: { ...NAME, autoComplete: 'given-name' },
  lastName: { ...NAME, autoComplete: 'family-name' },
} as const;
export type Names = ValueOf<typeof NAMES>;

/**
 * A new password (REG-09, CONST-35): a longer one costs the server more and protects no account better. The server says
 * when it is one that is easily guessed.
 */
const NEW_PASSWORD = {
  kind: 'password',
  isVerbatim: true,
  min: 8,
  max: 128,
  autoComplete: 'new-password',
} as const satisfies Field;

/** A new password, written twice (REG-09..11). */
export const NEW_PASSWORDS = {
  password: NEW_PASSWORD,
  confirmPassword: {
    kind: 'password',
    isVerbatim: true,
    min: NEW_PASSWORD.min,
    repeats: 'password',
    autoComplete: 'new-password',
  },
} as const;

/** A password that is compared with the one that is kept, whatever the rules were when it was chosen. */
export const PASSWORD = {
  kind: 'password',
  isVerbatim: true,
  min: 1,
  max: NEW_PASSWORD.max,
  autoComplete: 'current-password',
} as const satisfies Field;
