import * as z from 'zod/mini';
import { Auth, Email, EmailCode, NewPassword, Phone } from '../accounts/account.ts';
import { WEAKNESSES } from '../accounts/weak-password.ts';
import { NAMES } from '../forms/fields.ts';
import { REGISTRATION } from '../forms/registration.ts';
import { shapeOf, textOf } from '../forms/schema.ts';
import { sendingRate, tryingRate } from './code-rates.ts';
import { endpoint } from './endpoint.ts';
import { SOME_EMAIL, SOME_PASSWORD, SOME_PHONE } from './examples.ts';
import { CodeRefused, CodeSent } from './verification.ts';

const tag = 'Accounts';

/** Mails a code to choose a new password with; the reply does not depend on there being an account. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/llm/forgot-password',
  tag,
  summary: 'Send a code for a new password',
  auth: 'none',
  device: true,
  rate: sendingRate('email'),
  body: z.object({ email: Email }),
  replies: { 200: CodeSent },
  example: { body: { email: SOME_EMAIL } },
});

/** Sets the new password with that code, ends every session of the account, and signs in. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/llm/reset-password',
  tag,
  summary: 'Choose a new password with a code',
  auth: 'none',
  device: true,
  rate: tryingRate('email'),
  body: z.object({ email: Email, otp: EmailCode, password: NewPassword }),
  replies: { 200: z.union([z.extend(Auth, { success: z.literal(true) }), CodeRefused]) },
  example: { body: { email: SOME_EMAIL, otp: '012345', password: SOME_PASSWORD } },
});

/** Empty while the person has not said it. */
const PartOfName = textOf({ ...NAMES.firstName, min: 0 });

/**
 * Says whether a password may be chosen, before anything is sent: the person learns of a refusal while the form is in
 * front of them. The same rule decides again where the password is kept.
 */
export const checkPassword = endpoint({
  method: 'POST',
  path: '/llm/check-password',
  tag,
  summary: 'Whether a new password is easy to guess',
  auth: 'none',
  rate: { max: 60, perMs: 10 * 60_000 },
  body: z.object({
    ...shapeOf(REGISTRATION),
    firstName: PartOfName,
    lastName: PartOfName,
    phone: z.union([Phone, z.literal('')]),
  }),
  replies: { 200: z.object({ weakness: z.nullable(z.enum(WEAKNESSES)) }) },
  example: {
    body: {
      password: SOME_PASSWORD,
      email: SOME_EMAIL,
      firstName: 'Asha',
      lastName: 'Rao',
      phone: SOME_PHONE,
    },
  },
});
