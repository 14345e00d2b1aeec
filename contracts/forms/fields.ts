import type { Field, Fields, ValueOf } from './form.ts';

/**
 * The e-mail address of an account, as it is kept: in small letters (AUTH-09, OTPL-11, REG-04). The part before the @
 * is RFC 5322's dot-atom; the domain may be in any script (RFC 5890). Only a mail to it tells that it exists. Password
 * managers recognise it by its name.
 */
export const EMAIL = {
  kind: 'email',
  max: 254,
  pattern:
    /^(?:[\w!#$%&'*+/=?^`{|}~-]+\.)*[\w!#$%&'*+/=?^`{|}~-]+@(?:[\p{L}\p{M}\p{Nd}]+(?:-+[\p{L}\p{M}\p{Nd}]+)*\.)+(?:[Xx][Nn]--[A-Za-z\d-]+|[\p{L}\p{M}]{2,})$/u,
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

/** A name that has a letter: many people have names of one letter (REG-05, CONST-36). */
const NAME = { kind: 'name', min: 1, max: 100, pattern: /^$|\p{L}/u, isHalf: true } as const;

/** First and last name, as a profile changes them. Whoever has one name has no last name (REG-06). */
export const NAMES = {
  firstName: { ...NAME, autoComplete: 'given-name' },
  lastName: { ...NAME, min: 0, autoComplete: 'family-name' },
} as const satisfies Fields;
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
